"""Parts of ``dev.py check-packages``: install, try, damage and remove packages."""
