CREATE TABLE `message_versions` (
	`seq` integer NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`parts` integer NOT NULL,
	`tokens` integer NOT NULL,
	`replaced_at` text NOT NULL,
	PRIMARY KEY(`seq`, `version`)
);
--> statement-breakpoint
ALTER TABLE `messages` ADD `pinned` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `edited_at` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `gone` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `call_seq` integer;--> statement-breakpoint
CREATE INDEX `messages_gone` ON `messages` (`seq`) WHERE gone > 0;--> statement-breakpoint
CREATE INDEX `messages_by_pin` ON `messages` (`seq`) WHERE pinned = 1;--> statement-breakpoint
CREATE INDEX `messages_by_call` ON `messages` (`call_seq`) WHERE call_seq IS NOT NULL;--> statement-breakpoint
UPDATE `messages` SET `call_seq` = (SELECT `seq` FROM `tool_calls` WHERE `tool_calls`.`id` = `messages`.`tool_call_id` AND `tool_calls`.`answered_seq` = `messages`.`seq`) WHERE `role` = 'tool';
