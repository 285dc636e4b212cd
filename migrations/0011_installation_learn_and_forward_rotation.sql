ALTER TABLE `installations` ADD `learn` text DEFAULT 'distill' NOT NULL;--> statement-breakpoint
ALTER TABLE `installations` ADD `forward_before` text;--> statement-breakpoint
ALTER TABLE `installations` ADD `forward_before_until` text;