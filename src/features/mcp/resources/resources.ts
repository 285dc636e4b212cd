import {
	type McpServer,
	ProtocolError,
	ProtocolErrorCode,
	ResourceNotFoundError,
	ResourceTemplate,
} from "@modelcontextprotocol/server";
import type { Failure } from "../../../core/base/failure.ts";
import { ok, type Result } from "../../../core/base/result.ts";
import { ResourceId } from "../../../platform/http/fields.ts";
import { problemText } from "../../../platform/http/problem.ts";
import { readKeptContext } from "../../contexts/index.ts";
import { listThreadNotes, noteAnswer, summaryAnswer } from "../../continuity/index.ts";
import { messageAnswer, threadAnswer } from "../../threads/index.ts";
import { type McpCall, withoutThrowing } from "../call/mcp-call.ts";
import { TEMPLATES, threadUri } from "../call/uris.ts";

/** Lists show the newest; the rest is behind the HTTP API, which has pages. */
const NEWEST = 50;

const JSON_TYPE = "application/json";

type Resource = {
	name: keyof typeof TEMPLATES;
	title: string;
	description: string;
	read(call: McpCall, ids: { thread: string; context: string }): Promise<Result<unknown, Failure>>;
};

const RESOURCES: readonly Resource[] = [
	{
		name: "thread",
		title: "Thread",
		description: `A thread's settings and figures, with its newest ${NEWEST} messages`,
		async read({ deps, access }, { thread }) {
			const log = deps.threadLog(access, thread);
			const [read, page] = await Promise.all([log.read(), log.messages({ order: "desc", limit: NEWEST })]);
			if (!read.ok) return read;
			if (!page.ok) return page;
			return ok({ ...threadAnswer(read.value), messages: page.value.messages.toReversed().map(messageAnswer) });
		},
	},
	{
		name: "notes",
		title: "Notes of a thread",
		description: `The newest ${NEWEST} notes, newest first`,
		async read({ deps, access }, { thread }) {
			const page = await listThreadNotes(deps, access, thread, { limit: NEWEST });
			return page.ok ? ok({ data: page.value.map(noteAnswer) }) : page;
		},
	},
	{
		name: "summaries",
		title: "Summaries of a thread",
		description: `The newest ${NEWEST} summaries, newest first`,
		async read({ deps, access }, { thread }) {
			const page = await deps.threadLog(access, thread).summaries({ limit: NEWEST });
			return page.ok ? ok({ data: page.value.summaries.map(summaryAnswer) }) : page;
		},
	},
	{
		name: "receipt",
		title: "Receipt of a context",
		description: "What a context holds, what it left out, and why",
		async read({ deps, access }, ids) {
			const kept = await readKeptContext(deps, access, ids);
			if (!kept.ok) return kept;
			const { id, created_at, request, report } = kept.value;
			return ok({ id, created_at, request: JSON.parse(request), response: JSON.parse(report) });
		},
	},
];

/** Puts the resources on a server that answers one request. */
export function registerResources(server: McpServer, call: McpCall): void {
	for (const { name, title, description, read } of RESOURCES) {
		const list = name === "thread" ? () => listThreads(call) : undefined;
		const template = new ResourceTemplate(TEMPLATES[name], { list });
		server.registerResource(name, template, { title, description, mimeType: JSON_TYPE }, async (uri, variables) => {
			const [thread, context] = [
				ResourceId.safeParse(variables.thread),
				ResourceId.safeParse(variables.context ?? "-"),
			];
			if (!thread.success || !context.success) throw new ResourceNotFoundError(uri.href);
			const found = await withoutThrowing(call, () => read(call, { thread: thread.data, context: context.data }));
			if (found.ok) return { contents: [{ uri: uri.href, mimeType: JSON_TYPE, text: JSON.stringify(found.value) }] };
			if (found.error.reason === "not_found") throw new ResourceNotFoundError(uri.href);
			throw new ProtocolError(ProtocolErrorCode.InternalError, problemText(found.error));
		});
	}
}

async function listThreads(call: McpCall) {
	const { user_id, project_id } = call.named;
	const owners = { ...(user_id !== null && { user_id }), ...(project_id !== null && { project_id }) };
	const found = await withoutThrowing(call, async () =>
		ok(await call.deps.threadList(call.access).page({ ...owners, limit: NEWEST })),
	);
	if (!found.ok) throw new ProtocolError(ProtocolErrorCode.InternalError, problemText(found.error));
	return {
		resources: found.value.map(({ id, title }) => ({ uri: threadUri(id), name: id, ...(title !== null && { title }) })),
	};
}
