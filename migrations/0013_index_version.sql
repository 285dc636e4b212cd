ALTER TABLE `episodes` ADD `indexed_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `episodes_by_index` ON `episodes` (`indexed_version`);--> statement-breakpoint
ALTER TABLE `memories` ADD `indexed_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `memories_by_index` ON `memories` (`indexed_version`) WHERE status <> 'deleted';--> statement-breakpoint
ALTER TABLE `skills` ADD `indexed_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `skills_by_index` ON `skills` (`indexed_version`);