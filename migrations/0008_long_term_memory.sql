CREATE TABLE `entity_aliases` (
	`tenant` text NOT NULL,
	`scope` text NOT NULL,
	`alias` text NOT NULL,
	`entity` text NOT NULL,
	`relation_id` text NOT NULL,
	PRIMARY KEY(`tenant`, `scope`, `alias`, `entity`)
);
--> statement-breakpoint
CREATE INDEX `entity_aliases_by_entity` ON `entity_aliases` (`tenant`,`scope`,`entity`,`alias`);--> statement-breakpoint
CREATE INDEX `entity_aliases_by_relation` ON `entity_aliases` (`tenant`,`relation_id`);--> statement-breakpoint
CREATE TABLE `episodes` (
	`row` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant` text NOT NULL,
	`id` text NOT NULL,
	`thread_id` text NOT NULL,
	`user_id` text,
	`project_id` text,
	`from_seq` integer NOT NULL,
	`to_seq` integer NOT NULL,
	`message_ids` text NOT NULL,
	`text` text NOT NULL,
	`created_at` text NOT NULL,
	`ended_at` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `episodes_by_id` ON `episodes` (`tenant`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `episodes_by_thread` ON `episodes` (`tenant`,`thread_id`,`from_seq`);--> statement-breakpoint
CREATE INDEX `episodes_by_user` ON `episodes` (`tenant`,`user_id`,`ended_at`);--> statement-breakpoint
CREATE TABLE `memories` (
	`row` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant` text NOT NULL,
	`id` text NOT NULL,
	`scope` text NOT NULL,
	`type` text NOT NULL,
	`content` text NOT NULL,
	`hash` text NOT NULL,
	`key` text,
	`is_static` integer NOT NULL,
	`importance` integer NOT NULL,
	`confidence` real NOT NULL,
	`source_id` text,
	`source_type` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`valid_from` text,
	`valid_to` text,
	`expires_at` text,
	`review_at` text,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`supersedes` text,
	`superseded_by` text,
	`metadata` text,
	`written_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memories_by_id` ON `memories` (`tenant`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `memories_by_hash` ON `memories` (`tenant`,`scope`,`hash`) WHERE status = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX `memories_by_key` ON `memories` (`tenant`,`scope`,`key`) WHERE status = 'active' AND key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `memories_by_scope` ON `memories` (`tenant`,`scope`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `memories_listed` ON `memories` (`tenant`,`scope`,`status`,`importance`,`created_at`) WHERE (type = 'preference' OR (type = 'fact' AND is_static = 1));--> statement-breakpoint
CREATE INDEX `memories_keyed` ON `memories` (`tenant`,`scope`,`status`,`importance`,`created_at`) WHERE key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `memories_by_creation` ON `memories` (`tenant`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `memories_by_expiry` ON `memories` (`expires_at`) WHERE status = 'active' AND expires_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `memories_by_review` ON `memories` (`tenant`,`review_at`) WHERE status = 'active' AND review_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `memories_superseded` ON `memories` (`tenant`,`scope`,`valid_to`) WHERE status = 'superseded';--> statement-breakpoint
CREATE INDEX `memories_by_successor` ON `memories` (`tenant`,`superseded_by`) WHERE superseded_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `memory_evidence` (
	`tenant` text NOT NULL,
	`memory_id` text NOT NULL,
	`evidence_id` text NOT NULL,
	PRIMARY KEY(`tenant`, `memory_id`, `evidence_id`)
);
--> statement-breakpoint
CREATE INDEX `memory_evidence_by_evidence` ON `memory_evidence` (`tenant`,`evidence_id`);--> statement-breakpoint
CREATE TABLE `memory_quotes` (
	`tenant` text NOT NULL,
	`memory_id` text NOT NULL,
	`thread_id` text NOT NULL,
	`message_id` text NOT NULL,
	`seq` integer NOT NULL,
	`quote` text NOT NULL,
	PRIMARY KEY(`tenant`, `memory_id`, `thread_id`, `message_id`)
);
--> statement-breakpoint
CREATE INDEX `memory_quotes_by_message` ON `memory_quotes` (`tenant`,`thread_id`,`message_id`);--> statement-breakpoint
CREATE TABLE `memory_versions` (
	`tenant` text NOT NULL,
	`memory_id` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`status` text NOT NULL,
	`valid_from` text,
	`valid_to` text,
	`source_id` text,
	`source_type` text,
	`changed_at` text NOT NULL,
	PRIMARY KEY(`tenant`, `memory_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant` text NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`change` text NOT NULL,
	`created_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_by_tenant` ON `outbox` (`tenant`,`due_at`,`number`);--> statement-breakpoint
CREATE INDEX `outbox_by_item` ON `outbox` (`tenant`,`kind`,`item_id`);--> statement-breakpoint
CREATE TABLE `relations` (
	`tenant` text NOT NULL,
	`id` text NOT NULL,
	`scope` text NOT NULL,
	`subject` text NOT NULL,
	`subject_name` text NOT NULL,
	`predicate` text NOT NULL,
	`object` text NOT NULL,
	`object_name` text NOT NULL,
	`single_valued` integer NOT NULL,
	`valid_from` text,
	`valid_to` text,
	`source_id` text,
	`source_type` text,
	`confidence` real NOT NULL,
	`memory_id` text,
	`thread_id` text,
	`message_id` text,
	`seq` integer,
	`quote` text,
	`created_at` text NOT NULL,
	`closed_by` text,
	PRIMARY KEY(`tenant`, `id`)
);
--> statement-breakpoint
CREATE INDEX `relations_by_subject` ON `relations` (`tenant`,`subject_name`,`predicate`);--> statement-breakpoint
CREATE INDEX `relations_by_object` ON `relations` (`tenant`,`object_name`,`predicate`);--> statement-breakpoint
CREATE INDEX `relations_by_memory` ON `relations` (`tenant`,`memory_id`) WHERE memory_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `relations_by_closing` ON `relations` (`tenant`,`closed_by`) WHERE closed_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `relations_by_scope` ON `relations` (`tenant`,`scope`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `relations_by_message` ON `relations` (`tenant`,`thread_id`,`message_id`) WHERE thread_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `skill_outcomes` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant` text NOT NULL,
	`skill_id` text NOT NULL,
	`version` integer NOT NULL,
	`success` integer NOT NULL,
	`detail` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `skill_outcomes_by_skill` ON `skill_outcomes` (`tenant`,`skill_id`);--> statement-breakpoint
CREATE TABLE `skill_versions` (
	`tenant` text NOT NULL,
	`skill_id` text NOT NULL,
	`version` integer NOT NULL,
	`description` text NOT NULL,
	`body` text NOT NULL,
	`successes` integer NOT NULL,
	`failures` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`tenant`, `skill_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `skills` (
	`row` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant` text NOT NULL,
	`id` text NOT NULL,
	`scope` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`body` text NOT NULL,
	`language` text,
	`tags` text NOT NULL,
	`version` integer NOT NULL,
	`successes` integer NOT NULL,
	`failures` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `skills_by_id` ON `skills` (`tenant`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `skills_by_name` ON `skills` (`tenant`,`scope`,`name`);--> statement-breakpoint
CREATE INDEX `skills_by_creation` ON `skills` (`tenant`,`created_at`,`id`);--> statement-breakpoint
-- What memories, skills and episodes are searched by: their terms as core makes and stems them, under their row.
-- `scope` is the hex of "TENANT SCOPE", one word, so that a search reads no further than its own scopes.
CREATE VIRTUAL TABLE `memories_fts` USING fts5(
	`scope`,
	`terms`,
	content='',
	contentless_delete=1,
	tokenize='unicode61 remove_diacritics 0'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `skills_fts` USING fts5(
	`scope`,
	`terms`,
	content='',
	contentless_delete=1,
	tokenize='unicode61 remove_diacritics 0'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `episodes_fts` USING fts5(
	`scope`,
	`terms`,
	content='',
	contentless_delete=1,
	tokenize='unicode61 remove_diacritics 0'
);
