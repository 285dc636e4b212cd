ALTER TABLE `claims` ADD `thread_id` text;--> statement-breakpoint
ALTER TABLE `claims` ADD `holds_text` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `claims` ADD `forgotten` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `claims_by_thread` ON `claims` (`tenant`,`thread_id`);--> statement-breakpoint
UPDATE `claims` SET `thread_id` = json_extract(`body`, '$.thread_id'), `holds_text` = true WHERE `body` LIKE '{"id":"ctx_%"thread_id":%';
