ui-about-pebbles = Seize galets, six pièces, et un poing qui cache le seul qui compte.
