ALTER TABLE `relations` ADD `closed_by` text;--> statement-breakpoint
CREATE INDEX `relations_by_memory` ON `relations` (`tenant`,`memory_id`) WHERE memory_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `relations_by_closing` ON `relations` (`tenant`,`closed_by`) WHERE closed_by IS NOT NULL;