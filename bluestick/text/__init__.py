"""All texts of the program, translated: shared ones here, those of each game in its folder."""
