CREATE TABLE `block_versions` (
	`tenant` text NOT NULL,
	`scope` text NOT NULL,
	`name` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`tokens` integer NOT NULL,
	`created_at` text NOT NULL,
	`deleted_at` text,
	PRIMARY KEY(`tenant`, `scope`, `name`, `version`)
);
