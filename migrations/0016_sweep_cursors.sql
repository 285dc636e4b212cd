CREATE TABLE `sweep_cursors` (
	`name` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL
);
