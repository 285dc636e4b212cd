ALTER TABLE `thread` ADD `index_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `thread` ADD `outdated_to` integer DEFAULT 0 NOT NULL;