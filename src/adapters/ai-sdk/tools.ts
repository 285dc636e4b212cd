import { jsonSchema, tool } from "ai";
import { type Client, type ClientThread, TesseraError } from "../../client/index.ts";

type MemoryToolOptions = {
	client: Client;
	/** Whose memories: `user:ID`, `project:ID` or `global`. */
	scope: string;
	/** Where notes are kept; without it there is no tool for them. */
	thread?: ClientThread;
};

/** Tools by which a model remembers, recalls and forgets of its own accord, within one scope. */
export function memoryTools({ client, scope, thread }: MemoryToolOptions) {
	const tools = {
		remember: tool({
			description: "Remember something about the user or the work beyond this conversation. One fact a call.",
			inputSchema: text("content", "A sentence that can be understood by itself."),
			execute: async ({ content }) => {
				const { id } = await client.memories.add({ content, scope });
				return { id };
			},
		}),
		recall: tool({
			description: "Search what is remembered from earlier conversations.",
			inputSchema: text("query", "What to look for."),
			execute: async ({ query }) => {
				const { data } = await client.memories.search({ query, limit: MOST_FOUND, ...ownerOf(scope) });
				return data.map(({ memory: { id, content, created_at } }) => ({ id, content, created_at }));
			},
		}),
		forget: tool({
			description: "Delete a memory that is wrong or that the user wants forgotten.",
			inputSchema: text("id", "The id that recall or remember gave."),
			execute: async ({ id }) => {
				// The key may reach further than the user in whose name the model acts.
				if ((await scopeOfMemory(client, id)) !== scope) return { forgotten: false };
				await client.memories.delete(id);
				return { forgotten: true };
			},
		}),
	};
	if (thread === undefined) return tools;
	const note = tool({
		description: "Note something for the rest of this conversation.",
		inputSchema: text("content", "The note."),
		execute: async ({ content }) => {
			const { id } = await thread.note(content);
			return { id };
		},
	});
	return { ...tools, note };
}

const MOST_FOUND = 10;

/** The input of a tool that takes one text. */
function text<Name extends string>(name: Name, description: string) {
	return jsonSchema<Record<Name, string>>({
		type: "object",
		properties: { [name]: { type: "string", minLength: 1, description } },
		required: [name],
		additionalProperties: false,
	});
}

function ownerOf(scope: string): { user_id?: string; project_id?: string } {
	const [kind, ...rest] = scope.split(":");
	const id = rest.join(":");
	if (kind === "user") return { user_id: id };
	return kind === "project" ? { project_id: id } : {};
}

async function scopeOfMemory(client: Client, id: string): Promise<string | null> {
	try {
		return (await client.memories.get(id)).scope;
	} catch (error) {
		if (error instanceof TesseraError && error.status === 404) return null;
		throw error;
	}
}
