/** A conversation to load, and what is asked of it. */
import * as z from "zod";

export const messageSchema = z.object({
	id: z.string(),
	role: z.enum(["system", "user", "assistant", "tool"]),
	content: z.string(),
	name: z.string().optional(),
	tool_calls: z.array(z.object({ id: z.string(), name: z.string(), arguments: z.string() })).optional(),
	tool_call_id: z.string().optional(),
	created_at: z.iso.datetime(),
});

export type Message = z.infer<typeof messageSchema>;

/** A text the caller brings along, as the context request takes it. */
export type Document = { content: string; source: { id: string; type: string }; score?: number; created_at: string };

/** What a context is asked for with, beside model, budget and format. */
export type Question = {
	query: string;
	system: string;
	project?: string;
	task?: { task: string; goals: string[]; constraints: string[]; expected_output: string };
	knowledge?: Document[];
};

export type Conversation = {
	/** The thread it becomes, if that id is free. */
	threadId: string;
	userId: string;
	title: string;
	messages: Message[];
	question: Question;
	/** Another query worth asking, for the reader to go on with. */
	next: string;
	/** Where the answer is known to be: messages that a good context holds. */
	expected?: { answer: string; evidence: string[] };
};
