ALTER TABLE `thread_jobs` ADD `ended_at` text;--> statement-breakpoint
CREATE INDEX `thread_jobs_open` ON `thread_jobs` (`created_at`) WHERE ended_at IS NULL;--> statement-breakpoint
-- Those made before there was an end to tell.
UPDATE `thread_jobs` SET `ended_at` = `created_at`;
