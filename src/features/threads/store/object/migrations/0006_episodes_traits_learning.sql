CREATE TABLE `changed_messages` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`seq` integer NOT NULL,
	`message_id` text NOT NULL,
	`because` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `changed_messages_seq_unique` ON `changed_messages` (`seq`);--> statement-breakpoint
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
CREATE TABLE `message_traits` (
	`seq` integer PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`name` text,
	`said` integer NOT NULL,
	`terms` integer NOT NULL,
	`flags` integer NOT NULL,
	`kinds` integer NOT NULL,
	`from_day` integer,
	`to_day` integer,
	`passages` text
);
--> statement-breakpoint
ALTER TABLE `thread` ADD `learned_to` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `thread` ADD `indexed_to` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `thread` ADD `episodes_owed` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Where each term stands, read from the index of the terms itself.
CREATE VIRTUAL TABLE `messages_places` USING fts5vocab('messages_fts', 'instance');
--> statement-breakpoint
-- Messages from before have the plainest traits: whole, and a term for every token and a half.
INSERT INTO `message_traits` (`seq`, `role`, `name`, `said`, `terms`, `flags`, `kinds`)
SELECT `seq`, `role`, `name`, unixepoch(`created_at`) * 1000, max(1, `tokens` * 2 / 3), 0, 0 FROM `messages` WHERE `gone` = 0;
