"""The program on the desktop: single instance, error log, sounds, display check, licences."""
