import { exports } from "cloudflare:workers";
import * as z from "zod";
import { localKey } from "../client.ts";

const line = z.object({ kind: z.string(), thread_id: z.string().optional(), data: z.looseObject({}) });

export type ExportedLine = z.infer<typeof line>;

const imported = z.object({
	imported: z.number(),
	skipped: z.number(),
	failed: z.number(),
	errors: z.array(z.object({ line: z.number(), message: z.string() })),
});

/** What a key exports, line by line. */
export async function exported(key = localKey, query = ""): Promise<ExportedLine[]> {
	const answer = await exports.default.fetch(`http://tessera/v1/export${query}`, {
		headers: { authorization: `Bearer ${key}` },
	});
	if (answer.status !== 200) throw new Error(`export: ${answer.status} ${await answer.text()}`);
	// Workers warn of text under this type.
	const text = new TextDecoder().decode(await answer.arrayBuffer());
	return text
		.split("\n")
		.filter((row) => row !== "")
		.map((row) => line.parse(JSON.parse(row)));
}

export function textOf(lines: readonly object[]): string {
	return lines.map((one) => `${JSON.stringify(one)}\n`).join("");
}

/** Imports lines, or a text or stream as it is. */
export async function importing(body: readonly object[] | string | ReadableStream<Uint8Array>, key = localKey) {
	const answer = await exports.default.fetch("http://tessera/v1/import", {
		method: "POST",
		headers: { authorization: `Bearer ${key}`, "content-type": "application/x-ndjson" },
		body: typeof body === "string" || body instanceof ReadableStream ? body : textOf(body),
	});
	const text = await answer.text();
	if (answer.status !== 200) throw new Error(`import: ${answer.status} ${text}`);
	return imported.parse(JSON.parse(text));
}
