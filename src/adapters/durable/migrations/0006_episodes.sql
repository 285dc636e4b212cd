CREATE TABLE `episode_debts` (
	`seq` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `episodes` (
	`from_seq` integer PRIMARY KEY NOT NULL,
	`to_seq` integer NOT NULL,
	`id` text NOT NULL,
	`anew` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `episodes_anew` ON `episodes` (`from_seq`) WHERE anew = 1;--> statement-breakpoint
ALTER TABLE `thread` ADD `indexed_to` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `thread` ADD `episodes_owed` integer DEFAULT false NOT NULL;