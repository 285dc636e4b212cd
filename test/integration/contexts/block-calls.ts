import * as z from "zod";
import { api, ask, localKey } from "../client.ts";

const block = z.strictObject({
	scope: z.string(),
	name: z.string(),
	content: z.string(),
	tokens: z.number(),
	version: z.number(),
	updated_at: z.iso.datetime({ precision: 3 }),
});
const versionPage = z.strictObject({
	data: z.array(block.extend({ deleted_at: z.iso.datetime({ precision: 3 }).optional() })),
	next_cursor: z.string().nullable(),
});

export const blockPath = (scope: string, name: string) => `/v1/blocks/${encodeURIComponent(scope)}/${name}`;

export function store(scope: string, name: string, content: string, key = localKey) {
	return ask(block, "PUT", blockPath(scope, name), { content }, { key });
}

export function stored(scope: string, name: string, key = localKey) {
	return ask(block, "GET", blockPath(scope, name), undefined, { key });
}

export function restore(scope: string, name: string, version: unknown, key = localKey) {
	return api("POST", `${blockPath(scope, name)}/restore`, { version }, { key });
}

export function versionsOf(scope: string, name: string, query = "", key = localKey) {
	return ask(versionPage, "GET", `${blockPath(scope, name)}/versions${query}`, undefined, { key });
}
