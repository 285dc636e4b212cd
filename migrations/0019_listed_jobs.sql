ALTER TABLE `thread_jobs` ADD `status` text;--> statement-breakpoint
ALTER TABLE `thread_jobs` ADD `kind` text;--> statement-breakpoint
ALTER TABLE `thread_jobs` ADD `attempts` integer;--> statement-breakpoint
ALTER TABLE `thread_jobs` ADD `error` text;--> statement-breakpoint
ALTER TABLE `thread_jobs` ADD `lost` text;--> statement-breakpoint
CREATE INDEX `thread_jobs_by_tenant` ON `thread_jobs` (`tenant`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `thread_jobs_by_thread` ON `thread_jobs` (`tenant`,`thread_id`);--> statement-breakpoint
CREATE INDEX `thread_jobs_not_done` ON `thread_jobs` (`tenant`,`created_at`,`id`) WHERE status IN ('queued', 'running', 'failed', 'cancelled');--> statement-breakpoint
CREATE INDEX `thread_jobs_untold` ON `thread_jobs` (`tenant`,`created_at`) WHERE status IS NULL;