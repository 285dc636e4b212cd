import { z } from "@hono/zod-openapi";
import { KEY_ROLES } from "../../../core/base/access-scope.ts";
import type { App } from "../../../platform/http/context.ts";
import { NoTime, OwnerId, ResourceId, ThreadPath, TimeAnswer } from "../../../platform/http/fields.ts";
import { answerPage, BY_TIME, listAnswer, listQuery } from "../../../platform/http/list.ts";
import { fail } from "../../../platform/http/problem.ts";
import { emptyBody, jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../http/keyed-route.ts";
import type { KeyRecord } from "../store/key-ring.ts";
import { createKey, listKeys, revokeKey, rotateKey } from "../use-cases/keys.ts";

const NewKeySchema = z
	.strictObject({
		name: z.string().min(1).max(200).openapi({ example: "chat backend" }),
		role: z.enum(KEY_ROLES).default("write"),
		user_id: OwnerId.nullish().openapi({ description: "It reaches only what is this user's" }),
		project_id: OwnerId.nullish().openapi({ description: "It reaches only what is this project's" }),
		expires_at: NoTime.openapi({
			description: "From then on it opens nothing; unless said it does not expire",
		}),
	})
	.openapi("NewKey");

const fields = {
	id: ResourceId,
	name: z.string(),
	role: z.enum(KEY_ROLES),
	user_id: OwnerId.optional(),
	project_id: OwnerId.optional(),
	created_at: TimeAnswer,
	expires_at: TimeAnswer.optional(),
	revoked_at: TimeAnswer.optional(),
	last_used_at: TimeAnswer.optional(),
};

const KeySchema = z.object(fields).openapi("Key");

const ShownKeySchema = z
	.object({ ...fields, key: z.string().openapi({ description: "Shown once", example: "tsr_acme_…" }) })
	.openapi("ShownKey");

/** A key as it is answered: what it has not got is absent. */
function keyAnswer(key: KeyRecord): z.input<typeof KeySchema> {
	const { user_id, project_id, expires_at, revoked_at, last_used_at, ...always } = key;
	return {
		...always,
		...(user_id !== null && { user_id }),
		...(project_id !== null && { project_id }),
		...(expires_at !== null && { expires_at }),
		...(revoked_at !== null && { revoked_at }),
		...(last_used_at !== null && { last_used_at }),
	};
}

const tags = ["Running it"];

const create = keyedRoute(
	{
		method: "post",
		path: "/v1/keys",
		operationId: "createKey",
		tags,
		summary: "Make a key",
		description:
			"A key that is bound to a user, a project or both reaches nothing else. Its text is shown this once: only a hash " +
			"of it is stored.",
		request: { body: jsonBody(NewKeySchema) },
		responses: { 201: jsonAnswer(ShownKeySchema, "The key and its text") },
	},
	{
		role: "admin",
		problems: ["already_exists"],
		schedulesIndexing: false,
		repeat: { about: "nothing", holds: "secret" },
		redact: "never",
		names: { ids: ["user_id", "project_id"], texts: ["name"] },
	},
);

const list = keyedRoute(
	{
		method: "get",
		path: "/v1/keys",
		operationId: "listKeys",
		tags,
		summary: "List keys, newest first",
		description: "Revoked ones too. `last_used_at` is noted at most once an hour.",
		request: { query: listQuery({}) },
		responses: listAnswer(KeySchema, "A page of keys"),
	},
	{ role: "admin" },
);

const revoke = keyedRoute(
	{
		method: "delete",
		path: "/v1/keys/{id}",
		operationId: "revokeKey",
		tags,
		summary: "Revoke a key",
		description: "The tenant's last admin key stays (403): make another one first.",
		request: { params: ThreadPath },
		responses: { 204: { description: "It no longer opens anything" } },
	},
	{ role: "admin", schedulesIndexing: false },
);

const rotate = keyedRoute(
	{
		method: "post",
		path: "/v1/keys/{id}/rotate",
		operationId: "rotateKey",
		tags,
		summary: "Give a key a new text",
		description:
			"The text before holds for 24 hours beside it, and only that one: a second rotation ends the oldest. Name, role, " +
			"what it is bound to and when it expires stay. To end the old text at once, revoke the key and make another. With an " +
			"`Idempotency-Key` a repeat is 409 and rotates nothing more; if the new text was lost on its way, make another key.",
		request: { params: ThreadPath, body: emptyBody },
		responses: { 200: jsonAnswer(ShownKeySchema, "The key and its new text") },
	},
	{
		role: "admin",
		problems: ["already_exists"],
		schedulesIndexing: false,
		repeat: { about: "nothing", holds: "secret" },
		redact: "never",
	},
);

export function registerKeys(app: App): void {
	app.openapi(create, async (c) => {
		const { deps, access } = c.var;
		const { name, role, user_id = null, project_id = null, expires_at = null } = c.req.valid("json");
		const made = await createKey(deps, access, { name, role, user_id, project_id, expires_at });
		return made.ok ? c.json({ ...keyAnswer(made.value.record), key: made.value.text }, 201) : fail(c, made.error);
	});

	app.openapi(list, async (c) => {
		const { deps, access } = c.var;
		return answerPage(c, c.req.valid("query"), BY_TIME, (query) => listKeys(deps, access, query), keyAnswer);
	});

	app.openapi(rotate, async (c) => {
		const { deps, access } = c.var;
		const rotated = await rotateKey(deps, access, c.req.valid("param").id);
		if (!rotated.ok) return fail(c, rotated.error);
		return c.json({ ...keyAnswer(rotated.value.record), key: rotated.value.text }, 200);
	});

	app.openapi(revoke, async (c) => {
		const { deps, access } = c.var;
		const revoked = await revokeKey(deps, access, c.req.valid("param").id);
		return revoked.ok ? c.body(null, 204) : fail(c, revoked.error);
	});
}
