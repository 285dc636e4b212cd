import type { App } from "../../../platform/http/context.ts";
import { ThreadPath } from "../../../platform/http/fields.ts";
import { answerPage, BY_TIME, listAnswer, listQuery } from "../../../platform/http/list.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody, optionalBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import type { Installation } from "../platforms/installation.ts";
import {
	InstallationSchema,
	installationAnswer,
	NewInstallationSchema,
	RotatedInstallationSchema,
	RotationSchema,
	ShownInstallationSchema,
} from "../schemas/installation.ts";
import {
	createInstallation,
	deleteInstallation,
	listInstallations,
	readInstallation,
	rotateSecret,
} from "../use-cases/installations.ts";

const tags = ["Running it"];

const create = keyedRoute(
	{
		method: "post",
		path: "/v1/installations",
		operationId: "createInstallation",
		tags,
		summary: "Connect a chat platform",
		description:
			"Its messages come in at `webhook_url`. Secrets are stored encrypted and answered no more, but for those made here, " +
			"this once.",
		request: { body: jsonBody(NewInstallationSchema) },
		responses: { 201: jsonAnswer(ShownInstallationSchema, "The installation") },
	},
	{
		role: "admin",
		problems: ["already_exists"],
		schedulesIndexing: false,
		repeat: { about: "nothing", holds: "secret" },
		redact: "never",
		names: { texts: ["name"] },
	},
);

const list = keyedRoute(
	{
		method: "get",
		path: "/v1/installations",
		operationId: "listInstallations",
		tags,
		summary: "List installations, newest first",
		request: { query: listQuery({}) },
		responses: listAnswer(InstallationSchema, "A page of them"),
	},
	{ role: "admin" },
);

const read = keyedRoute(
	{
		method: "get",
		path: "/v1/installations/{id}",
		operationId: "getInstallation",
		tags,
		summary: "Read an installation",
		request: { params: ThreadPath },
		responses: { 200: jsonAnswer(InstallationSchema, "The installation") },
	},
	{ role: "admin" },
);

const remove = keyedRoute(
	{
		method: "delete",
		path: "/v1/installations/{id}",
		operationId: "deleteInstallation",
		tags,
		summary: "Delete an installation",
		description:
			"With its secrets and what it has still to do: its webhook answers 404 from then on. The threads it made stay.",
		request: { params: ThreadPath },
		responses: { 204: { description: "Deleted" } },
	},
	{ role: "admin", schedulesIndexing: false },
);

const rotate = keyedRoute(
	{
		method: "post",
		path: "/v1/installations/{id}/rotate",
		operationId: "rotateInstallation",
		tags,
		summary: "Give an installation a new secret",
		description:
			"The one before holds for 24 hours beside it, and only that one: a second rotation drops the oldest. The present " +
			"secret given again changes nothing. Only `generic` may leave it out, or the whole body; one is made then. With " +
			"`forward_secret` true the secret of what is forwarded is made anew instead; for 24 hours both sign.",
		request: { params: ThreadPath, body: optionalBody(RotationSchema) },
		responses: { 200: jsonAnswer(RotatedInstallationSchema, "The installation") },
	},
	{
		role: "admin",
		problems: ["already_exists"],
		schedulesIndexing: false,
		repeat: { about: "nothing", holds: "secret" },
		redact: "never",
	},
);

export function registerInstallations(app: App): void {
	app.openapi(create, async (c) => {
		const { deps, access } = c.var;
		const { secret = null, name = null, forward_url = null, ...asked } = c.req.valid("json");
		const made = await createInstallation(deps, access, { ...asked, secret, name, forward_url });
		if (!made.ok) return fail(c, made.error);
		const { installation, secret: made_secret, forward_secret } = made.value;
		const once = {
			...(made_secret !== null && { secret: made_secret }),
			...(forward_secret !== null && { forward_secret }),
		};
		return c.json({ ...installationAnswer(installation, publicOrigin(deps, c.req.url)), ...once }, 201);
	});

	app.openapi(list, async (c) => {
		const { deps, access } = c.var;
		const answer = (row: Installation) => installationAnswer(row, publicOrigin(deps, c.req.url));
		return answerPage(c, c.req.valid("query"), BY_TIME, (query) => listInstallations(deps, access, query), answer);
	});

	app.openapi(read, async (c) => {
		const { deps, access } = c.var;
		const found = await readInstallation(deps, access, c.req.valid("param").id);
		return found.ok
			? c.json(installationAnswer(found.value, publicOrigin(deps, c.req.url)), 200)
			: fail(c, found.error);
	});

	app.openapi(remove, async (c) => {
		const { deps, access } = c.var;
		const deleted = await deleteInstallation(deps, access, c.req.valid("param").id);
		return deleted.ok ? c.body(null, 204) : fail(c, deleted.error);
	});

	app.openapi(rotate, async (c) => {
		const { deps, access } = c.var;
		const { secret = null, forward_secret } = c.req.valid("json");
		const rotation = forward_secret === undefined ? { secret } : { forward_secret };
		const rotated = await rotateSecret(deps, access, c.req.valid("param").id, rotation);
		if (!rotated.ok) return fail(c, rotated.error);
		const { installation, ...once } = rotated.value;
		return c.json({ ...installationAnswer(installation, publicOrigin(deps, c.req.url)), ...once }, 200);
	});
}

/** Where platforms reach this service, where that is set, and the names of this machine, where it serves itself alone. */
type PublicPlace = { publicUrl: string | null; localHosts: readonly string[] | null };

/**
 * Where platforms reach us: as it is set, or this machine, whose name has been checked. What a caller took for our name is
 * copied nowhere: where nothing is set, addresses are paths.
 */
function publicOrigin({ publicUrl, localHosts }: PublicPlace, url: string): string {
	return publicUrl ?? (localHosts === null ? "" : new URL(url).origin);
}
