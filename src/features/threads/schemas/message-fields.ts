import { z } from "@hono/zod-openapi";

/** What a provider may call a tool call; longer ids than theirs are a mistake. */
export const CallId = z.string().min(1).max(256);

/** Any JSON inside, which the reference can't name without a schema that refers to itself. */
const anyOptions = { type: "object", additionalProperties: true, "x-json": true } as const;

/** What one provider wants back unread, by its name. */
export const ProviderOptionsSchema = z
	.record(z.string(), z.record(z.string(), z.json()))
	.openapi({ type: "object", additionalProperties: anyOptions });
