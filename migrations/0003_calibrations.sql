CREATE TABLE `calibrations` (
	`tenant` text NOT NULL,
	`model` text NOT NULL,
	`ratio` real NOT NULL,
	`reports` integer NOT NULL,
	PRIMARY KEY(`tenant`, `model`)
);
