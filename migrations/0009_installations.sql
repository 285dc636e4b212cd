CREATE TABLE `installations` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant` text NOT NULL,
	`platform` text NOT NULL,
	`name` text,
	`user_map` text NOT NULL,
	`forward_url` text,
	`commands` integer NOT NULL,
	`secret` text NOT NULL,
	`secret_before` text,
	`before_until` text,
	`forward_secret` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `installations_by_tenant` ON `installations` (`tenant`,`created_at`,`id`);