CREATE TABLE `user_erasures` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`erased` text NOT NULL,
	`created_at` text NOT NULL,
	`empty_since` text,
	`verified_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_erasures_running` ON `user_erasures` (`tenant`,`user_id`) WHERE status = 'running';--> statement-breakpoint
CREATE INDEX `user_erasures_by_tenant` ON `user_erasures` (`tenant`,`id`);
--> statement-breakpoint
-- Whoever writes for a user who is being erased, in whatever way and however late, is refused in the transaction that writes.
CREATE TRIGGER `threads_of_erased` BEFORE INSERT ON `threads`
WHEN NEW.`user_id` IS NOT NULL AND EXISTS (
	SELECT 1 FROM `user_erasures` INDEXED BY `user_erasures_running`
	WHERE `tenant` = NEW.`tenant` AND `user_id` = NEW.`user_id` AND `status` = 'running')
BEGIN
	SELECT RAISE(ABORT, 'tessera: user is being erased');
END;
--> statement-breakpoint
CREATE TRIGGER `memories_of_erased` BEFORE INSERT ON `memories`
WHEN substr(NEW.`scope`, 1, 5) = 'user:' AND EXISTS (
	SELECT 1 FROM `user_erasures` INDEXED BY `user_erasures_running`
	WHERE `tenant` = NEW.`tenant` AND `user_id` = substr(NEW.`scope`, 6) AND `status` = 'running')
BEGIN
	SELECT RAISE(ABORT, 'tessera: user is being erased');
END;
--> statement-breakpoint
CREATE TRIGGER `memories_changed_of_erased` BEFORE UPDATE OF `content` ON `memories`
WHEN substr(NEW.`scope`, 1, 5) = 'user:' AND NEW.`status` <> 'deleted' AND EXISTS (
	SELECT 1 FROM `user_erasures` INDEXED BY `user_erasures_running`
	WHERE `tenant` = NEW.`tenant` AND `user_id` = substr(NEW.`scope`, 6) AND `status` = 'running')
BEGIN
	SELECT RAISE(ABORT, 'tessera: user is being erased');
END;
--> statement-breakpoint
CREATE TRIGGER `relations_of_erased` BEFORE INSERT ON `relations`
WHEN substr(NEW.`scope`, 1, 5) = 'user:' AND EXISTS (
	SELECT 1 FROM `user_erasures` INDEXED BY `user_erasures_running`
	WHERE `tenant` = NEW.`tenant` AND `user_id` = substr(NEW.`scope`, 6) AND `status` = 'running')
BEGIN
	SELECT RAISE(ABORT, 'tessera: user is being erased');
END;
--> statement-breakpoint
CREATE TRIGGER `aliases_of_erased` BEFORE INSERT ON `entity_aliases`
WHEN substr(NEW.`scope`, 1, 5) = 'user:' AND EXISTS (
	SELECT 1 FROM `user_erasures` INDEXED BY `user_erasures_running`
	WHERE `tenant` = NEW.`tenant` AND `user_id` = substr(NEW.`scope`, 6) AND `status` = 'running')
BEGIN
	SELECT RAISE(ABORT, 'tessera: user is being erased');
END;
--> statement-breakpoint
CREATE TRIGGER `skills_of_erased` BEFORE INSERT ON `skills`
WHEN substr(NEW.`scope`, 1, 5) = 'user:' AND EXISTS (
	SELECT 1 FROM `user_erasures` INDEXED BY `user_erasures_running`
	WHERE `tenant` = NEW.`tenant` AND `user_id` = substr(NEW.`scope`, 6) AND `status` = 'running')
BEGIN
	SELECT RAISE(ABORT, 'tessera: user is being erased');
END;
--> statement-breakpoint
CREATE TRIGGER `blocks_of_erased` BEFORE INSERT ON `block_versions`
WHEN substr(NEW.`scope`, 1, 5) = 'user:' AND EXISTS (
	SELECT 1 FROM `user_erasures` INDEXED BY `user_erasures_running`
	WHERE `tenant` = NEW.`tenant` AND `user_id` = substr(NEW.`scope`, 6) AND `status` = 'running')
BEGIN
	SELECT RAISE(ABORT, 'tessera: user is being erased');
END;
