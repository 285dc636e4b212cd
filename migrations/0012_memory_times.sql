CREATE TABLE `memory_times` (
	`tenant` text NOT NULL,
	`memory_id` text NOT NULL,
	`day` text NOT NULL,
	`said_at` text NOT NULL,
	PRIMARY KEY(`tenant`, `memory_id`, `day`)
);
