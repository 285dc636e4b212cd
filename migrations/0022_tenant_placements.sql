CREATE TABLE `tenant_placements` (
	`tenant` text PRIMARY KEY NOT NULL,
	`shard` text NOT NULL,
	`jurisdiction` text,
	`location` text,
	`vectors` text,
	`placed_at` text NOT NULL
);
