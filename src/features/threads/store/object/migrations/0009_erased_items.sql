CREATE TABLE `erased_lately` (
	`id` text PRIMARY KEY NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `thread` ADD `merge_owed` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- What deleted messages still had is brought in order.
UPDATE `messages` SET `tool_call_id` = NULL WHERE `gone` = 1;--> statement-breakpoint
UPDATE `thread` SET `merge_owed` = 1 WHERE EXISTS (SELECT 1 FROM `messages` WHERE `gone` = 1);
