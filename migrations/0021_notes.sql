CREATE TABLE `notes` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant` text NOT NULL,
	`id` text NOT NULL,
	`thread_id` text NOT NULL,
	`user_id` text,
	`project_id` text,
	`content` text NOT NULL,
	`category` text NOT NULL,
	`tokens` integer NOT NULL,
	`created_at` text NOT NULL,
	`terms` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notes_by_id` ON `notes` (`tenant`,`id`);--> statement-breakpoint
CREATE INDEX `notes_by_thread` ON `notes` (`tenant`,`thread_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `notes_by_creation` ON `notes` (`tenant`,`created_at`);--> statement-breakpoint
CREATE INDEX `notes_by_user` ON `notes` (`tenant`,`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `notes_by_project` ON `notes` (`tenant`,`project_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `threads` ADD `notes_moved` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `threads_with_notes` ON `threads` (`tenant`,`id`) WHERE notes_moved = 0;
--> statement-breakpoint
-- As memories_fts: `scope` is the hex of the tenant, and of "TENANT thread:ID", "TENANT user:ID" and "TENANT project:ID".
CREATE VIRTUAL TABLE `notes_fts` USING fts5(
	`scope`,
	`terms`,
	content='',
	contentless_delete=1,
	tokenize='unicode61 remove_diacritics 0'
);
--> statement-breakpoint
CREATE TRIGGER `notes_added` AFTER INSERT ON `notes`
BEGIN
	INSERT INTO `notes_fts` (`rowid`, `scope`, `terms`) VALUES (
		NEW.`number`,
		concat_ws(' ', hex(NEW.`tenant`), hex(NEW.`tenant` || ' thread:' || NEW.`thread_id`),
			hex(NEW.`tenant` || ' user:' || NEW.`user_id`), hex(NEW.`tenant` || ' project:' || NEW.`project_id`)),
		NEW.`terms`);
END;
--> statement-breakpoint
CREATE TRIGGER `notes_changed` AFTER UPDATE OF `user_id`, `project_id` ON `notes`
BEGIN
	DELETE FROM `notes_fts` WHERE `rowid` = OLD.`number`;
	INSERT INTO `notes_fts` (`rowid`, `scope`, `terms`) VALUES (
		NEW.`number`,
		concat_ws(' ', hex(NEW.`tenant`), hex(NEW.`tenant` || ' thread:' || NEW.`thread_id`),
			hex(NEW.`tenant` || ' user:' || NEW.`user_id`), hex(NEW.`tenant` || ' project:' || NEW.`project_id`)),
		NEW.`terms`);
END;
--> statement-breakpoint
CREATE TRIGGER `notes_removed` AFTER DELETE ON `notes`
BEGIN
	DELETE FROM `notes_fts` WHERE `rowid` = OLD.`number`;
	INSERT INTO `owed_merges` (`name`, `owed`) VALUES ('notes_fts', 1) ON CONFLICT (`name`) DO UPDATE SET `owed` = `owed` + 1;
END;
--> statement-breakpoint
-- A thread's notes go with its entry, in the same transaction, whatever takes that away.
CREATE TRIGGER `notes_of_unlisted` AFTER DELETE ON `threads`
BEGIN
	DELETE FROM `notes` WHERE `tenant` = OLD.`tenant` AND `thread_id` = OLD.`id`;
END;
--> statement-breakpoint
-- An entry that another thread of this id takes over: the deletion of the first one had broken off.
CREATE TRIGGER `notes_of_former` AFTER UPDATE OF `created_at` ON `threads`
WHEN OLD.`created_at` <> NEW.`created_at`
BEGIN
	DELETE FROM `notes` WHERE `tenant` = OLD.`tenant` AND `thread_id` = OLD.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `notes_of_moved` AFTER UPDATE OF `user_id`, `project_id` ON `threads`
WHEN OLD.`user_id` IS NOT NEW.`user_id` OR OLD.`project_id` IS NOT NEW.`project_id`
BEGIN
	UPDATE `notes` SET `user_id` = NEW.`user_id`, `project_id` = NEW.`project_id`
	WHERE `tenant` = NEW.`tenant` AND `thread_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `notes_of_erased` BEFORE INSERT ON `notes`
WHEN NEW.`user_id` IS NOT NULL AND EXISTS (
	SELECT 1 FROM `user_erasures` INDEXED BY `user_erasures_running`
	WHERE `tenant` = NEW.`tenant` AND `user_id` = NEW.`user_id` AND `status` = 'running')
BEGIN
	SELECT RAISE(ABORT, 'tessera: user is being erased');
END;
