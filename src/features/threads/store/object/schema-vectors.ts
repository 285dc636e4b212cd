import { blob, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What a message means, as bytes (core/recall/meaning/nearness.ts), where an encoder is there; it may lag behind. */
export const messageVectors = sqliteTable("message_vectors", {
	seq: integer("seq").primaryKey(),
	vector: blob("vector").notNull(),
});

/** The one row about these vectors: which encoder made them, and up to which message. */
export const vectorMarks = sqliteTable("vector_marks", {
	/** Always 1. */
	row: integer("row").primaryKey(),
	model: text("model").notNull(),
	upTo: integer("up_to").notNull(),
});
