CREATE TABLE `observations` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant` text NOT NULL,
	`scope` text NOT NULL,
	`memory_id` text NOT NULL,
	`importance` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `observations_by_scope` ON `observations` (`tenant`,`scope`,`number`);--> statement-breakpoint
CREATE INDEX `observations_by_memory` ON `observations` (`tenant`,`memory_id`);--> statement-breakpoint
CREATE TABLE `proposals` (
	`tenant` text NOT NULL,
	`memory_id` text NOT NULL,
	`by_id` text NOT NULL,
	`why` text NOT NULL,
	`open` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`tenant`, `memory_id`, `by_id`)
);
--> statement-breakpoint
CREATE INDEX `proposals_by_successor` ON `proposals` (`tenant`,`by_id`);--> statement-breakpoint
CREATE INDEX `proposals_open` ON `proposals` (`tenant`,`memory_id`) WHERE open = 1;--> statement-breakpoint
CREATE TABLE `reflections` (
	`tenant` text NOT NULL,
	`scope` text NOT NULL,
	`fresh` integer NOT NULL,
	`weight` integer NOT NULL,
	`due` integer NOT NULL,
	`version` integer NOT NULL,
	`asked_at` text DEFAULT '' NOT NULL,
	`asked_version` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tenant`, `scope`)
);
--> statement-breakpoint
CREATE INDEX `reflections_due` ON `reflections` (`tenant`,`scope`) WHERE due = 1;--> statement-breakpoint
CREATE INDEX `reflections_waiting` ON `reflections` (`asked_at`,`tenant`,`scope`) WHERE fresh > 0;--> statement-breakpoint
ALTER TABLE `memories` ADD `depth` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `memories_by_row` ON `memories` (`tenant`,`scope`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `memories_by_reflection` ON `memories` (`tenant`,`source_id`) WHERE source_type = 'reflection';--> statement-breakpoint
ALTER TABLE `memory_quotes` ADD `said_at` text;--> statement-breakpoint
INSERT INTO `observations` (`tenant`, `scope`, `memory_id`, `importance`)
SELECT `tenant`, `scope`, `id`, `importance` FROM `memories` WHERE `status` = 'active' ORDER BY `row`;
--> statement-breakpoint
INSERT INTO `reflections` (`tenant`, `scope`, `fresh`, `weight`, `due`, `version`)
SELECT `tenant`, `scope`, count(*), sum(`importance`), 0, 1 FROM `observations` GROUP BY `tenant`, `scope`;
