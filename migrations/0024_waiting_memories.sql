CREATE TABLE `waiting_memories` (
	`tenant` text NOT NULL,
	`id` text NOT NULL,
	`scope` text NOT NULL,
	`hash` text NOT NULL,
	`thread_id` text,
	`message_id` text,
	`entry` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`tenant`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_memories_by_hash` ON `waiting_memories` (`tenant`,`scope`,`hash`);--> statement-breakpoint
CREATE INDEX `waiting_memories_by_time` ON `waiting_memories` (`tenant`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `waiting_memories_by_message` ON `waiting_memories` (`tenant`,`thread_id`,`message_id`);
--> statement-breakpoint
CREATE TRIGGER `waiting_of_erased` BEFORE INSERT ON `waiting_memories`
WHEN substr(NEW.`scope`, 1, 5) = 'user:' AND EXISTS (
	SELECT 1 FROM `user_erasures` INDEXED BY `user_erasures_running`
	WHERE `tenant` = NEW.`tenant` AND `user_id` = substr(NEW.`scope`, 6) AND `status` = 'running')
BEGIN
	SELECT RAISE(ABORT, 'tessera: user is being erased');
END;
--> statement-breakpoint
-- What waits in the memory of a thread goes with its entry, whatever takes that away.
CREATE TRIGGER `waiting_of_unlisted` AFTER DELETE ON `threads`
BEGIN
	DELETE FROM `waiting_memories` WHERE `tenant` = OLD.`tenant` AND `thread_id` = OLD.`id`;
END;
