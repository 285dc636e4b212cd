CREATE TABLE `tenant_held` (
	`tenant` text PRIMARY KEY NOT NULL,
	`threads` integer DEFAULT 0 NOT NULL,
	`memories` integer DEFAULT 0 NOT NULL,
	`installations` integer DEFAULT 0 NOT NULL,
	`stored_bytes` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
-- What is there already.
INSERT INTO `tenant_held` (`tenant`, `threads`, `memories`, `installations`, `stored_bytes`)
SELECT `tenant`, sum(`threads`), sum(`memories`), sum(`installations`), sum(`stored_bytes`) FROM (
	SELECT `tenant`, count(*) AS `threads`, 0 AS `memories`, 0 AS `installations`, coalesce(sum(`stored_bytes`), 0) AS `stored_bytes`
	FROM `threads` GROUP BY `tenant`
	UNION ALL SELECT `tenant`, 0, count(*), 0, 0 FROM `memories` WHERE `status` <> 'deleted' GROUP BY `tenant`
	UNION ALL SELECT `tenant`, 0, 0, count(*), 0 FROM `installations` GROUP BY `tenant`
) WHERE true GROUP BY `tenant`;
--> statement-breakpoint
CREATE TRIGGER `threads_held` AFTER INSERT ON `threads`
BEGIN
	INSERT INTO `tenant_held` (`tenant`, `threads`, `stored_bytes`) VALUES (NEW.`tenant`, 1, coalesce(NEW.`stored_bytes`, 0))
	ON CONFLICT (`tenant`) DO UPDATE SET `threads` = `threads` + 1, `stored_bytes` = `stored_bytes` + excluded.`stored_bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `threads_no_longer_held` AFTER DELETE ON `threads`
BEGIN
	UPDATE `tenant_held` SET `threads` = `threads` - 1, `stored_bytes` = `stored_bytes` - coalesce(OLD.`stored_bytes`, 0)
	WHERE `tenant` = OLD.`tenant`;
END;
--> statement-breakpoint
CREATE TRIGGER `thread_bytes_held` AFTER UPDATE OF `stored_bytes` ON `threads`
WHEN NEW.`stored_bytes` IS NOT OLD.`stored_bytes`
BEGIN
	UPDATE `tenant_held` SET `stored_bytes` = `stored_bytes` + coalesce(NEW.`stored_bytes`, 0) - coalesce(OLD.`stored_bytes`, 0)
	WHERE `tenant` = NEW.`tenant`;
END;
--> statement-breakpoint
CREATE TRIGGER `memories_held` AFTER INSERT ON `memories`
WHEN NEW.`status` <> 'deleted'
BEGIN
	INSERT INTO `tenant_held` (`tenant`, `memories`) VALUES (NEW.`tenant`, 1)
	ON CONFLICT (`tenant`) DO UPDATE SET `memories` = `memories` + excluded.`memories`;
END;
--> statement-breakpoint
CREATE TRIGGER `memories_no_longer_held` AFTER DELETE ON `memories`
WHEN OLD.`status` <> 'deleted'
BEGIN
	UPDATE `tenant_held` SET `memories` = `memories` - 1 WHERE `tenant` = OLD.`tenant`;
END;
--> statement-breakpoint
CREATE TRIGGER `memories_held_by_status` AFTER UPDATE OF `status` ON `memories`
WHEN (NEW.`status` = 'deleted') <> (OLD.`status` = 'deleted')
BEGIN
	UPDATE `tenant_held` SET `memories` = `memories` + (OLD.`status` = 'deleted') - (NEW.`status` = 'deleted')
	WHERE `tenant` = NEW.`tenant`;
END;
--> statement-breakpoint
CREATE TRIGGER `installations_held` AFTER INSERT ON `installations`
BEGIN
	INSERT INTO `tenant_held` (`tenant`, `installations`) VALUES (NEW.`tenant`, 1)
	ON CONFLICT (`tenant`) DO UPDATE SET `installations` = `installations` + excluded.`installations`;
END;
--> statement-breakpoint
CREATE TRIGGER `installations_no_longer_held` AFTER DELETE ON `installations`
BEGIN
	UPDATE `tenant_held` SET `installations` = `installations` - 1 WHERE `tenant` = OLD.`tenant`;
END;
