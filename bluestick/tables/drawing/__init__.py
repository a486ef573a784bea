"""Drawing basics: fonts, pictures, themes, cloths, recording painter, free rectangles."""
