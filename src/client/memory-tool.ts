/** Whose files the memory tool shows: a user's, else a project's, else the thread's, else those of the key. */
export type MemoryToolScope = { user_id?: string; project_id?: string; thread_id?: string };

type Command = "view" | "create" | "str_replace" | "insert" | "delete" | "rename";

/** What `betaMemoryTool` of `@anthropic-ai/sdk` takes: a function for each command. */
export type MemoryToolHandlers = Record<Command, (input: { command: string }) => Promise<string>>;

/** Handlers for Anthropic's memory tool whose files are memories and notes of a Tessera server. */
export function memoryToolHandlers(url: string, key: string, scope: MemoryToolScope = {}): MemoryToolHandlers {
	const run = (input: { command: string }) => runCommand(url, key, { ...input, ...scope });
	return { view: run, create: run, str_replace: run, insert: run, delete: run, rename: run };
}

/** Throws what the model is to be told where a command could not be carried out: the SDK passes it on as an error. */
async function runCommand(url: string, key: string, body: object): Promise<string> {
	const answer = await fetch(`${url.replace(/\/$/, "")}/v1/memory-tool`, {
		method: "POST",
		headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	const told: unknown = await answer.json();
	const content = textIn(told, "content");
	if (answer.ok && content !== null && !isError(told)) return content;
	throw new Error(content ?? textIn(told, "detail") ?? `The memory tool answered ${answer.status}.`);
}

function textIn(value: unknown, field: "content" | "detail"): string | null {
	if (typeof value !== "object" || value === null) return null;
	const text: unknown = Reflect.get(value, field);
	return typeof text === "string" ? text : null;
}

function isError(value: unknown): boolean {
	return typeof value === "object" && value !== null && "is_error" in value && value.is_error === true;
}
