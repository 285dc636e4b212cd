CREATE TABLE `erased_items` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant` text NOT NULL,
	`scope` text NOT NULL,
	`item_id` text NOT NULL,
	`erased_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `erased_items_by_scope` ON `erased_items` (`tenant`,`scope`,`number`);--> statement-breakpoint
CREATE TABLE `owed_merges` (
	`name` text PRIMARY KEY NOT NULL,
	`owed` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `shown_elsewhere` (
	`tenant` text NOT NULL,
	`scope` text NOT NULL,
	`thread_id` text NOT NULL,
	PRIMARY KEY(`tenant`, `scope`, `thread_id`)
);
--> statement-breakpoint
CREATE INDEX `shown_elsewhere_by_thread` ON `shown_elsewhere` (`tenant`,`thread_id`);--> statement-breakpoint
-- Whatever way something of long-term memory is erased, it is noted in the same transaction.
CREATE TRIGGER `memories_erased` AFTER UPDATE OF `status` ON `memories`
WHEN NEW.`status` = 'deleted' AND OLD.`status` <> 'deleted'
BEGIN
	INSERT INTO `erased_items` (`tenant`, `scope`, `item_id`, `erased_at`) VALUES (OLD.`tenant`, OLD.`scope`, OLD.`id`, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
	INSERT INTO `owed_merges` (`name`, `owed`) VALUES ('memories_fts', 1) ON CONFLICT (`name`) DO UPDATE SET `owed` = `owed` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `memories_removed` AFTER DELETE ON `memories`
WHEN OLD.`status` <> 'deleted'
BEGIN
	INSERT INTO `erased_items` (`tenant`, `scope`, `item_id`, `erased_at`) VALUES (OLD.`tenant`, OLD.`scope`, OLD.`id`, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
	INSERT INTO `owed_merges` (`name`, `owed`) VALUES ('memories_fts', 1) ON CONFLICT (`name`) DO UPDATE SET `owed` = `owed` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `relations_erased` AFTER DELETE ON `relations`
BEGIN
	INSERT INTO `erased_items` (`tenant`, `scope`, `item_id`, `erased_at`) VALUES (OLD.`tenant`, OLD.`scope`, OLD.`id`, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER `skills_erased` AFTER DELETE ON `skills`
BEGIN
	INSERT INTO `erased_items` (`tenant`, `scope`, `item_id`, `erased_at`) VALUES (OLD.`tenant`, OLD.`scope`, OLD.`id`, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
	INSERT INTO `owed_merges` (`name`, `owed`) VALUES ('skills_fts', 1) ON CONFLICT (`name`) DO UPDATE SET `owed` = `owed` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `episodes_erased` AFTER DELETE ON `episodes`
WHEN OLD.`user_id` IS NOT NULL
BEGIN
	INSERT INTO `erased_items` (`tenant`, `scope`, `item_id`, `erased_at`) VALUES (OLD.`tenant`, 'user:' || OLD.`user_id`, OLD.`id`, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
	INSERT INTO `owed_merges` (`name`, `owed`) VALUES ('episodes_fts', 1) ON CONFLICT (`name`) DO UPDATE SET `owed` = `owed` + 1;
END;
--> statement-breakpoint
-- An episode that lost a message goes on under its id.
CREATE TRIGGER `episodes_shortened` AFTER UPDATE OF `message_ids` ON `episodes`
WHEN OLD.`user_id` IS NOT NULL AND EXISTS (
	SELECT 1 FROM json_each(OLD.`message_ids`) AS `was`
	WHERE `was`.`value` NOT IN (SELECT `value` FROM json_each(NEW.`message_ids`)))
BEGIN
	INSERT INTO `erased_items` (`tenant`, `scope`, `item_id`, `erased_at`) VALUES (OLD.`tenant`, 'user:' || OLD.`user_id`, OLD.`id`, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
	INSERT INTO `owed_merges` (`name`, `owed`) VALUES ('episodes_fts', 1) ON CONFLICT (`name`) DO UPDATE SET `owed` = `owed` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `threads_unlisted` AFTER DELETE ON `threads`
BEGIN
	DELETE FROM `shown_elsewhere` WHERE `tenant` = OLD.`tenant` AND `thread_id` = OLD.`id`;
END;
--> statement-breakpoint
-- What was erased before this is looked for in every thread once.
INSERT INTO `erased_items` (`tenant`, `scope`, `item_id`, `erased_at`) SELECT DISTINCT `tenant`, 'global', '*', strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM `threads`;
--> statement-breakpoint
INSERT INTO `owed_merges` (`name`, `owed`) VALUES ('memories_fts', 1), ('skills_fts', 1), ('episodes_fts', 1);
--> statement-breakpoint
-- Answers that say what was not learned name nothing by which a deletion would have found them.
UPDATE `claims` SET `body` = NULL, `forgotten` = 1 WHERE instr(`body`, '"skipped":[{') > 0;
