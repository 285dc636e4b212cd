import * as z from "zod";
import { api, ask, localKey } from "../client.ts";

const told = z.strictObject({ content: z.string(), is_error: z.literal(true).optional() });

/** Files of a user of its own. */
export function filesOf(user_id: string, key = localKey, more: object = {}) {
	const send = (body: object) => api("POST", "/v1/memory-tool", { user_id, ...more, ...body }, { key });
	const run = (body: object) => ask(told, "POST", "/v1/memory-tool", { user_id, ...more, ...body }, { key });
	return {
		send,
		run,
		create: (path: string, file_text: string) => run({ command: "create", path, file_text }),
		view: (path: string, view_range?: number[]) => run({ command: "view", path, view_range }),
		/** The file's text, without the numbers of its lines. */
		text: async (path: string) => {
			const { content } = await run({ command: "view", path });
			return content
				.split("\n")
				.slice(1)
				.map((line) => line.slice(7))
				.join("\n");
		},
	};
}
