import { exports } from "cloudflare:workers";
import { type Client, connect } from "../../../src/client/index.ts";
import { localKey } from "../client.ts";

/** A client of the Worker that the tests run in. */
export function tessera(key = localKey): Client {
	return connect({ url: "http://tessera", key, fetch: (input, init) => exports.default.fetch(input, init) });
}

/** What a thread holds: `role: text`, with the names of called tools. */
export async function heldIn(client: Client, thread: string): Promise<string[]> {
	const held: string[] = [];
	for await (const { role, content, tool_calls: calls } of client.thread(thread).messages({ order: "asc" })) {
		const texts =
			typeof content === "string" ? content : content.map((part) => ("text" in part ? part.text : part.type));
		const words = [...[texts].flat(), ...(calls ?? []).map(({ name }) => `${name}()`)].filter((word) => word !== "");
		held.push(`${role}: ${words.join(" ")}`);
	}
	return held;
}
