CREATE TABLE `coverage` (
	`to_seq` integer PRIMARY KEY NOT NULL,
	`from_seq` integer NOT NULL,
	`kind` text NOT NULL,
	`summary` integer
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`error` text,
	`run_at` integer NOT NULL,
	`created_at` text NOT NULL,
	`finished_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_id_unique` ON `jobs` (`id`);--> statement-breakpoint
CREATE INDEX `jobs_waiting` ON `jobs` (`run_at`) WHERE status IN ('queued', 'running');--> statement-breakpoint
CREATE TABLE `notes` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`content` text NOT NULL,
	`category` text NOT NULL,
	`tokens` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notes_id_unique` ON `notes` (`id`);--> statement-breakpoint
CREATE TABLE `summaries` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`from_seq` integer NOT NULL,
	`to_seq` integer NOT NULL,
	`sections` text NOT NULL,
	`digest` text NOT NULL,
	`tokens` integer NOT NULL,
	`writer` text NOT NULL,
	`dropped_lines` integer NOT NULL,
	`stale` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `summaries_id_unique` ON `summaries` (`id`);--> statement-breakpoint
CREATE TABLE `working_state` (
	`row` integer PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `thread` ADD `config` text;--> statement-breakpoint
ALTER TABLE `thread` ADD `covered_to` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `thread` ADD `cleared_to` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `thread` ADD `generation` integer DEFAULT 0 NOT NULL;