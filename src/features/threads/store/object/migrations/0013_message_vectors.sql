CREATE TABLE `message_vectors` (
	`seq` integer PRIMARY KEY NOT NULL,
	`vector` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `vector_marks` (
	`row` integer PRIMARY KEY NOT NULL,
	`model` text NOT NULL,
	`up_to` integer NOT NULL
);
