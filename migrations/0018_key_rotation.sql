ALTER TABLE `keys` ADD `former_hash` text;--> statement-breakpoint
ALTER TABLE `keys` ADD `former_until` text;--> statement-breakpoint
ALTER TABLE `keys` ADD `expires_at` text;--> statement-breakpoint
CREATE UNIQUE INDEX `keys_former_hash_unique` ON `keys` (`former_hash`);