-- Without rowids the key is the table: a fact is written once.
CREATE TABLE `message_facts` (
	`kind` integer NOT NULL,
	`seq` integer NOT NULL,
	`value` text NOT NULL,
	`about` text NOT NULL,
	PRIMARY KEY(`kind`, `seq`, `value`, `about`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `message_traits` ADD `facts` text;--> statement-breakpoint
CREATE INDEX `message_traits_said` ON `message_traits` (`said`);