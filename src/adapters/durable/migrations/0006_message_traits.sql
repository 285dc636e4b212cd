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
-- Where each term stands, read from the index of the terms itself.
CREATE VIRTUAL TABLE `messages_places` USING fts5vocab('messages_fts', 'instance');
--> statement-breakpoint
-- Messages from before have the plainest traits: whole, and a term for every token and a half.
INSERT INTO `message_traits` (`seq`, `role`, `name`, `said`, `terms`, `flags`, `kinds`)
SELECT `seq`, `role`, `name`, unixepoch(`created_at`) * 1000, max(1, `tokens` * 2 / 3), 0, 0 FROM `messages` WHERE `gone` = 0;
