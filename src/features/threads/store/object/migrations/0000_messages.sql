CREATE TABLE `messages` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`role` text NOT NULL,
	`content` text NOT NULL,
	`parts` integer NOT NULL,
	`name` text,
	`user_id` text,
	`tool_calls` text,
	`tool_call_id` text,
	`metadata` text,
	`created_at` text NOT NULL,
	`tokens` integer NOT NULL,
	`tokens_sum` integer NOT NULL,
	`gist` text NOT NULL,
	`gist_tokens` integer NOT NULL,
	`gist_sum` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_id_unique` ON `messages` (`id`);--> statement-breakpoint
CREATE TABLE `thread` (
	`row` integer PRIMARY KEY NOT NULL,
	`tenant` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text,
	`project_id` text,
	`title` text,
	`model` text,
	`budget` text,
	`metadata` text NOT NULL,
	`created_as` text NOT NULL,
	`encoding` text NOT NULL,
	`last_seq` integer NOT NULL,
	`message_count` integer NOT NULL,
	`token_count` integer NOT NULL,
	`leading` integer NOT NULL,
	`last_user_seq` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`state` text NOT NULL,
	`behind` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tool_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`seq` integer NOT NULL,
	`answered_seq` integer
);
--> statement-breakpoint
CREATE INDEX `tool_calls_by_seq` ON `tool_calls` (`seq`);