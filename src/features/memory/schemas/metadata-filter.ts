import { z } from "@hono/zod-openapi";

const PREFIX = "metadata.";
const MOST_FILTERS = 8;
const Value = z.string().max(1_000);

/** A query that takes `metadata.NAME=VALUE` beside its own fields; every other unknown field is refused. */
export function withMetadata<S extends z.ZodRawShape>(query: z.ZodObject<S, z.core.$strict>) {
	return query.loose().check(({ value, issues }) => {
		const names = Object.keys(value).filter((name) => !(name in query.shape));
		const unknown = names.filter((name) => !name.startsWith(PREFIX) || name === PREFIX);
		if (unknown.length > 0) issues.push({ code: "unrecognized_keys", keys: unknown, input: value });
		const fields: Record<string, unknown> = value;
		for (const name of names) {
			if (Value.safeParse(fields[name]).success) continue;
			issues.push({
				code: "custom",
				path: [name],
				message: "must be one text of at most 1,000 characters",
				input: value,
			});
		}
		if (names.length > MOST_FILTERS) {
			issues.push({ code: "custom", message: `at most ${MOST_FILTERS} fields of metadata`, input: value });
		}
	});
}

/** What such a query asks of metadata, by name. */
export function metadataIn(query: object): Record<string, string> {
	const own = Object.entries(query).filter(([name]) => name.startsWith(PREFIX));
	return Object.fromEntries(own.map(([name, value]) => [name.slice(PREFIX.length), String(value)]));
}
