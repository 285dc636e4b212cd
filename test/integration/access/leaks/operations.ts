import type { Ids } from "./world.ts";

export type Call = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

/**
 * How an operation is asked by ids. `own`: reads, whose answer to an owner has the owner's mark unless it is `bare`. `words`: the answer
 * repeats what was asked, so only its status and marks are looked at. `open`: no key is asked for, so of its answers only the marks are
 * looked at. `write` is asked by strangers only; where `calls` is empty it takes no id.
 */
export type Operation = { kind: "own" | "bare" | "words" | "open" | "write"; calls(ids: Ids): Call[] };

const get = (path: string): Call => ({ method: "GET", path });
const post = (path: string, body?: object, headers?: Record<string, string>): Call => ({
	...{ method: "POST", path },
	...(body !== undefined && { body }),
	...(headers !== undefined && { headers }),
});
const own = (calls: Operation["calls"]): Operation => ({ kind: "own", calls });
const bare = (calls: Operation["calls"]): Operation => ({ kind: "bare", calls });
const words = (calls: Operation["calls"]): Operation => ({ kind: "words", calls });
const write = (calls: Operation["calls"]): Operation => ({ kind: "write", calls });
const open = (calls: Operation["calls"]): Operation => ({ kind: "open", calls });
const NO_ID = write(() => []);

const at = ({ thread }: Ids) => `/v1/threads/${thread}`;
const block = ({ user }: Ids) => `/v1/blocks/user%3A${user}/project`;
const FORMATS = ["messages", "openai", "responses", "anthropic", "ai-sdk", "text", "blocks"];
const ASKED = "Where is the walnut table, and who keeps the vault?";

const META = {
	"io.modelcontextprotocol/protocolVersion": "2026-07-28",
	"io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
	"io.modelcontextprotocol/clientCapabilities": {},
};

function mcp(method: string, params: Record<string, unknown>, headers: Record<string, string> = {}): Call {
	const named = params.name ?? params.uri;
	const sent = {
		...{ accept: "application/json, text/event-stream", "mcp-protocol-version": "2026-07-28", "mcp-method": method },
		...(typeof named === "string" && { "mcp-name": named }),
		...headers,
	};
	return post("/mcp", { jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: META } }, sent);
}

const tool = (name: string, given: object, headers?: Record<string, string>) =>
	mcp("tools/call", { name, arguments: given }, headers);

function spoken(ids: Ids): Call[] {
	const { thread, user, context, memory, word } = ids;
	const headers = { "x-tessera-user": user, "x-tessera-thread": thread };
	const uri = `tessera://threads/${thread}`;
	return [
		...["", "/notes", "/summaries", `/contexts/${context}`].map((rest) =>
			mcp("resources/read", { uri: `${uri}${rest}` }),
		),
		...[mcp("resources/list", {}), mcp("resources/list", {}, { "x-tessera-user": user }), mcp("tools/list", {})],
		tool("recall", { query: `vault ${word}`, user_id: user }),
		tool("recall", { query: `vault ${word}` }, { "x-tessera-user": user }),
		tool("relations", { entity: "Imogen" }),
		tool("find_skill", { goal: "graft a tree", user_id: user }),
		...[tool("get_context", { thread_id: thread, query: ASKED }), tool("get_context", { query: ASKED }, headers)],
		...[tool("working_state", { thread_id: thread }), tool("working_state", {}, headers)],
		tool("forget", { id: `${memory.slice(0, -1)}!` }),
	];
}

/** The proxy makes a thread that is not there: then it is the caller's own. */
function proxied(path: string, more: object): Operation["calls"] {
	return ({ user, thread }) =>
		[{ "x-tessera-user": user }, { "x-tessera-thread": thread, "x-tessera-user": user }].map((headers) =>
			post(`/openai/v1${path}`, { model: "gpt-4o", ...more }, headers),
		);
}

/** Every operation of the reference, by its id. */
export const OPERATIONS: Record<string, Operation> = {
	getHealth: open(() => [get("/health"), get("/metrics")]),
	createTenant: write(({ tenant }) => [post("/v1/tenants", { id: tenant })]),
	getTenant: bare(({ tenant }) => [get(`/v1/tenants/${tenant}`)]),
	moveTenant: write(({ tenant }) => [post(`/v1/tenants/${tenant}/move`, { shard: "DB" })]),
	cancelMove: write(({ tenant }) => [{ method: "DELETE", path: `/v1/tenants/${tenant}/move` }]),
	listShards: NO_ID,
	createKey: NO_ID,
	listKeys: own(() => [get("/v1/keys")]),
	rotateKey: write(({ key }) => [post(`/v1/keys/${key}/rotate`)]),
	revokeKey: write(({ key }) => [{ method: "DELETE", path: `/v1/keys/${key}` }]),
	eraseUser: write(({ user }) => [{ method: "DELETE", path: `/v1/users/${user}` }]),
	getErasure: bare(({ erasure }) => [get(`/v1/erasures/${erasure}`)]),
	exportAll: own(({ user }) => [get(`/v1/export?user_id=${user}`), get("/v1/export")]),
	importAll: NO_ID,

	createThread: NO_ID,
	listThreads: own(({ user, project }) => [
		...[get("/v1/threads"), get(`/v1/threads?user_id=${user}`), get(`/v1/threads?project_id=${project}`)],
	]),
	getThread: own((ids) => [get(at(ids))]),
	updateThread: write((ids) => [{ method: "PATCH", path: at(ids), body: { title: "mine" } }]),
	deleteThread: write((ids) => [{ method: "DELETE", path: `${at(ids)}?learned=forget` }]),
	appendMessages: write((ids) => [post(`${at(ids)}/messages`, { messages: [{ role: "user", content: "hello" }] })]),
	listMessages: own((ids) => [get(`${at(ids)}/messages`), get(`${at(ids)}/messages?order=desc&limit=1`)]),
	searchMessages: own((ids) => [get(`${at(ids)}/messages/search?q=walnut`)]),
	updateMessage: write((ids) => [
		{ method: "PATCH", path: `${at(ids)}/messages/${ids.message}`, body: { pinned: true } },
	]),
	deleteMessage: write((ids) => [{ method: "DELETE", path: `${at(ids)}/messages/${ids.message}` }]),

	putBlock: NO_ID,
	getBlock: own((ids) => [get(block(ids))]),
	deleteBlock: write((ids) => [{ method: "DELETE", path: block(ids) }]),
	listBlockVersions: own((ids) => [get(`${block(ids)}/versions`)]),
	restoreBlock: write((ids) => [post(`${block(ids)}/restore`, { version: 1 })]),

	createThreadContext: own((ids) => [
		...FORMATS.map((format) => post(`${at(ids)}/context`, { query: ASKED, format })),
		post(`${at(ids)}/context`, { query: ids.word, budget: { history: 0 } }),
	]),
	createContext: words(({ user, project, word }) => [
		...FORMATS.map((format) => post("/v1/context", { query: ASKED, format, user_id: user, project_id: project })),
		post("/v1/context", { query: word, user_id: user }),
		post("/v1/context", { query: `vault ${word}`, project_id: project }),
	]),
	listContexts: bare((ids) => [get(`${at(ids)}/contexts`)]),
	getContext: own((ids) => [get(`${at(ids)}/contexts/${ids.context}`)]),
	reportUsage: write((ids) => [post(`${at(ids)}/contexts/${ids.context}/usage`, { input_tokens: 5 })]),

	distillThread: write((ids) => [post(`${at(ids)}/distill`), post(`${at(ids)}/distill?wait=true`)]),
	listSummaries: own((ids) => [get(`${at(ids)}/summaries`)]),
	listThreadJobs: bare((ids) => [get(`${at(ids)}/jobs`)]),
	listJobs: bare(() => [get("/v1/jobs"), get("/v1/jobs?status=failed"), get("/v1/jobs?kind=distill")]),
	getJob: bare(({ job }) => [get(`/v1/jobs/${job}`)]),
	cancelJob: write(({ job }) => [post(`/v1/jobs/${job}/cancel`)]),
	requeueJob: write(({ job }) => [post(`/v1/jobs/${job}/requeue`)]),
	getWorkingState: own((ids) => [get(`${at(ids)}/working-state`)]),
	putWorkingState: write((ids) => [{ method: "PUT", path: `${at(ids)}/working-state`, body: { current_task: "x" } }]),
	updateWorkingState: write((ids) => [{ method: "PATCH", path: `${at(ids)}/working-state`, body: { next_step: "x" } }]),
	createNote: write((ids) => [post(`${at(ids)}/notes`, { content: "mine", category: "task" })]),
	listNotes: own((ids) => [get(`${at(ids)}/notes`)]),
	searchNotes: own(({ user, project, thread, word }) => [
		...[`user_id=${user}`, `project_id=${project}`, `thread_id=${thread}`, `q=${word}`, "q=tide", ""].map((query) =>
			get(`/v1/notes?${query}`),
		),
	]),
	deleteNote: write((ids) => [{ method: "DELETE", path: `${at(ids)}/notes/${ids.note}` }]),

	createMemory: NO_ID,
	listMemories: own(({ user }) => [
		...["", `scope=user:${user}`, "key=vault.hour", "type=insight", "status=proposed", "review=due"].map((query) =>
			get(`/v1/memories?${query}`),
		),
	]),
	deleteMemories: write(({ thread }) => [{ method: "DELETE", path: `/v1/memories?scope=thread:${thread}` }]),
	getMemory: own(({ memory, waiting }) => [get(`/v1/memories/${memory}`), get(`/v1/memories/${waiting}`)]),
	updateMemory: write(({ memory }) => [
		{ method: "PATCH", path: `/v1/memories/${memory}`, body: { content: "The vault is shut." } },
	]),
	deleteMemory: write(({ memory, waiting }) => [
		...[memory, waiting].map((id) => ({ method: "DELETE", path: `/v1/memories/${id}` })),
	]),
	listMemoryHistory: own(({ memory }) => [get(`/v1/memories/${memory}/history`)]),
	listEvidence: bare(({ memory }) => [get(`/v1/memories/${memory}/evidence`)]),
	reviewMemory: write(({ memory, waiting }) => [
		...[memory, waiting].map((id) => post(`/v1/memories/${id}/review`, { decision: "keep" })),
		post(`/v1/memories/${memory}/review`, { decision: "supersede", superseded_by: waiting }),
	]),
	searchMemories: words(({ user, project, thread, word }) => [
		...[{ user_id: user }, { project_id: project }, { thread_id: thread }, {}].map((owner) =>
			post("/v1/memories/search", { query: `who keeps the vault ${word}`, ...owner }),
		),
	]),
	ingestMessages: NO_ID,
	reflect: NO_ID,

	createRelation: NO_ID,
	listRelations: own(({ user }) => [
		...["", `scope=user:${user}`, "subject=Imogen", "predicate=MENTORS"].map((query) => get(`/v1/relations?${query}`)),
	]),
	getRelationGraph: own(({ word }) => [
		get("/v1/relations/graph?entity=Imogen&depth=3"),
		get(`/v1/relations/graph?entity=${word}`),
	]),
	deleteRelation: write(({ relation }) => [{ method: "DELETE", path: `/v1/relations/${relation}` }]),
	createSkill: NO_ID,
	listSkills: own(({ user }) => [get("/v1/skills"), get(`/v1/skills?scope=user:${user}`)]),
	getSkill: own(({ skill }) => [get(`/v1/skills/${skill}`)]),
	deleteSkill: write(({ skill }) => [{ method: "DELETE", path: `/v1/skills/${skill}` }]),
	searchSkills: own(({ user, project }) => [
		...[{ user_id: user }, { project_id: project }].map((owner) =>
			post("/v1/skills/search", { goal: "graft a tree", ...owner }),
		),
	]),
	reportOutcome: write(({ skill }) => [post(`/v1/skills/${skill}/outcome`, { success: true })]),
	listModels: bare(() => [get("/v1/models")]),

	createInstallation: NO_ID,
	listInstallations: own(() => [get("/v1/installations")]),
	getInstallation: own(({ installation }) => [get(`/v1/installations/${installation}`)]),
	deleteInstallation: write(({ installation }) => [{ method: "DELETE", path: `/v1/installations/${installation}` }]),
	rotateInstallation: write(({ installation }) => [post(`/v1/installations/${installation}/rotate`, {})]),
	listDeliveries: bare(({ installation }) => [
		...["", "?status=failed"].map((query) => get(`/v1/installations/${installation}/deliveries${query}`)),
	]),
	retryDelivery: write(({ installation, delivery }) => [
		post(`/v1/installations/${installation}/deliveries/${delivery}/retry`),
	]),
	listEvents: bare(({ installation }) => [get(`/v1/installations/${installation}/events`)]),

	speakMcp: words(spoken),
	runMemoryTool: words(({ user, thread }) => [
		...["/memories", "/memories/file.md", "/memories/nothing.md"].flatMap((path) =>
			[{ user_id: user }, { thread_id: thread }, {}].map((owner) =>
				post("/v1/memory-tool", { command: "view", path, ...owner }),
			),
		),
	]),
	proxyChatCompletion: words((ids) => [
		...proxied("/chat/completions", { messages: [{ role: "user", content: ASKED }] })(ids),
		...proxied("/chat/completions", { messages: [{ role: "user", content: ASKED }], stream: true })(ids),
	]),
	proxyResponse: words(proxied("/responses", { input: ASKED })),
	listUpstreamModels: bare(() => [get("/openai/v1/models")]),
	getUsage: bare(() => [get("/v1/usage")]),
	receiveWebhook: open(({ installation }) => [
		post(`/webhooks/generic/${installation}`, { id: "e", type: "message" }, { "webhook-id": "e" }),
	]),
};
