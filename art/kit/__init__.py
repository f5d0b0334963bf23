"""Parts the hero scenes are built from: surfaces, skies, solar arrays, plants, buildings."""
