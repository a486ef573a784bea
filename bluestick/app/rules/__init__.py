"""Rule pages: viewer, page, search, glossary."""
