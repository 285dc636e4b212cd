CREATE TABLE `changed_messages` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`seq` integer NOT NULL,
	`message_id` text NOT NULL,
	`because` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `changed_messages_seq_unique` ON `changed_messages` (`seq`);--> statement-breakpoint
ALTER TABLE `thread` ADD `learned_to` integer DEFAULT 0 NOT NULL;