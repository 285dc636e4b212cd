import { z } from "@hono/zod-openapi";

/** A scope of long-term memory. */
export const MemoryScope = z
	.string()
	.regex(
		/^(?:global|(?:project|user):[A-Za-z0-9._:@|+-]{1,128}|thread:[A-Za-z0-9._:-]{1,128})$/,
		"must be thread:ID, user:ID, project:ID or global",
	)
	.openapi({ example: "user:u_ada" });
