DROP INDEX `relations_by_object`;--> statement-breakpoint
CREATE INDEX `relations_by_end` ON `relations` (`tenant`,`scope`,`subject_name`,`predicate`,`valid_to`);--> statement-breakpoint
CREATE INDEX `relations_by_object` ON `relations` (`tenant`,`object_name`,`predicate`,`subject_name`,`scope`);