ALTER TABLE `contexts` ADD `maker_user_id` text;--> statement-breakpoint
ALTER TABLE `contexts` ADD `maker_project_id` text;--> statement-breakpoint
ALTER TABLE `contexts` ADD `learned` integer DEFAULT 0 NOT NULL;