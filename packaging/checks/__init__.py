"""What ``dev.py check-packages`` is made of: how packages are installed, tried, damaged and removed."""
