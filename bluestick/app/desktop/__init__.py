"""Desktop integration: single instance, error log, sounds, display check, licences."""
