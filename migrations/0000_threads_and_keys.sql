CREATE TABLE `keys` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant` text NOT NULL,
	`hash` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`user_id` text,
	`project_id` text,
	`created_at` text NOT NULL,
	`revoked_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `keys_hash_unique` ON `keys` (`hash`);--> statement-breakpoint
CREATE INDEX `keys_by_tenant` ON `keys` (`tenant`,`created_at`);--> statement-breakpoint
CREATE TABLE `tenants` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `threads` (
	`tenant` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text,
	`project_id` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`thread` text NOT NULL,
	PRIMARY KEY(`tenant`, `id`)
);
--> statement-breakpoint
CREATE INDEX `threads_by_creation` ON `threads` (`tenant`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `threads_by_change` ON `threads` (`updated_at`);--> statement-breakpoint
CREATE INDEX `threads_by_user` ON `threads` (`tenant`,`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `threads_by_project` ON `threads` (`tenant`,`project_id`,`created_at`,`id`);