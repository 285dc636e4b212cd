CREATE TABLE `writer_calls` (
	`provider` text PRIMARY KEY NOT NULL,
	`succeeded_at` integer,
	`failed_at` integer,
	`error` text
);
