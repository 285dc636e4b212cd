CREATE TABLE `context_responses` (
	`id` text PRIMARY KEY NOT NULL,
	`response` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `contexts` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`created_at` text NOT NULL,
	`model` text NOT NULL,
	`counted` integer NOT NULL,
	`ratio` real NOT NULL,
	`marks` text NOT NULL,
	`appended_id` text,
	`request` text NOT NULL,
	`report` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contexts_id_unique` ON `contexts` (`id`);