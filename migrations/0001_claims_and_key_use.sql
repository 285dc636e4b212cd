CREATE TABLE `claims` (
	`tenant` text NOT NULL,
	`credential` text NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`seed` text NOT NULL,
	`holder` text NOT NULL,
	`state` text NOT NULL,
	`status` integer,
	`body` text,
	`held_since` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`tenant`, `credential`, `key`)
);
--> statement-breakpoint
CREATE INDEX `claims_by_creation` ON `claims` (`created_at`);--> statement-breakpoint
ALTER TABLE `keys` ADD `last_used_at` text;