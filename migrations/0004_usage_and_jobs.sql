CREATE TABLE `thread_jobs` (
	`tenant` text NOT NULL,
	`id` text NOT NULL,
	`thread_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`tenant`, `id`)
);
--> statement-breakpoint
CREATE INDEX `thread_jobs_by_creation` ON `thread_jobs` (`created_at`);--> statement-breakpoint
CREATE TABLE `usage_days` (
	`tenant` text NOT NULL,
	`date` text NOT NULL,
	`requests` integer DEFAULT 0 NOT NULL,
	`context_tokens` integer DEFAULT 0 NOT NULL,
	`stored_bytes` integer DEFAULT 0 NOT NULL,
	`input_tokens` integer DEFAULT 0 NOT NULL,
	`output_tokens` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tenant`, `date`)
);
