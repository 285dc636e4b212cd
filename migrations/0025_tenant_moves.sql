CREATE TABLE `tenant_moves` (
	`tenant` text PRIMARY KEY NOT NULL,
	`move` text NOT NULL,
	`role` text NOT NULL,
	`other` text NOT NULL,
	`progress` text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tenant_moves_under_way` ON `tenant_moves` (`role`) WHERE role IN ('leaving', 'arriving');--> statement-breakpoint
ALTER TABLE `tenant_placements` ADD `moving_to` text;--> statement-breakpoint
ALTER TABLE `tenant_placements` ADD `move` text;