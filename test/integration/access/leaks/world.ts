import { runInDurableObject } from "cloudflare:test";
import { vi } from "vitest";
import * as z from "zod";
import { api, ask } from "../../client.ts";
import { built } from "../../contexts/kept-context-calls.ts";
import { connected } from "../../webhooks/webhook-calls.ts";

/** What a read can be asked by. What callers choose themselves may be the same in each tenant; the rest never is. */
export type Ids = {
	tenant: string;
	user: string;
	project: string;
	thread: string;
	message: string;
	context: string;
	note: string;
	job: string;
	memory: string;
	waiting: string;
	relation: string;
	skill: string;
	key: string;
	installation: string;
	delivery: string;
	erasure: string;
	/** A word that only this world says. */
	word: string;
};

export type World = { ids: Ids; mark: string };

type Of = { tenant: string; key: string; name: string; user: string; project: string };

/** Every mark that any world has. */
export const MARK = /mark-(?:one|two|three)-[a-z]+/g;

const made = z.looseObject({ id: z.string() });
const madeKey = z.looseObject({ id: z.string(), key: z.string() });
const begun = z.object({ erasure: z.object({ id: z.string() }) });
const accepted = z.object({ job: z.object({ id: z.string() }) });
const waiting = z.object({ data: z.array(made) });
const EARLY = { overflow: { preserve_messages: 1, preserve_tokens: 0 }, learn: "off" };

/** One of everything, in which a caller reads this mark. Users of one tenant share its project's name, not its rows. */
export async function settled({ tenant, key, name, user, project }: Of): Promise<World> {
	const [scope, thread] = [`user:${user}`, `talk-${user}`];
	const mark = `mark-${name}-${user.split("-", 1)[0]}`;
	const word = `word${name}${user.replaceAll("-", "")}`;
	const make = (path: string, body: object) => ask(made, "POST", path, body, { key });
	const says = (text: string) => `${text.slice(0, -1)} for ${word} ${mark}.`;
	const at = `/v1/threads/${thread}`;

	await make("/v1/threads", { id: thread, user_id: user, project_id: project, title: mark, config: EARLY });
	const messages = ["The walnut table stands in the harbour.", "We decided to use Postgres.", "It is done."];
	const said = messages.map((text, i) => ({ id: `m${i}`, role: "user", content: says(text) }));
	await ask(z.unknown(), "POST", `${at}/messages`, { messages: said }, { key });
	await ask(z.unknown(), "POST", `${at}/distill?wait=true`, undefined, { key });
	const more = says("Then we sold the walnut table.");
	await ask(z.unknown(), "POST", `${at}/messages`, { messages: [{ role: "user", content: more }] }, { key });
	const { job } = await ask(accepted, "POST", `${at}/distill`, undefined, { key });
	const note = await make(`${at}/notes`, { content: says("Mind the tide."), category: "context" });
	await api("PUT", `${at}/working-state`, { current_task: says("Paint the table.") }, { key });
	await api("PUT", `/v1/blocks/${encodeURIComponent(scope)}/project`, { content: says("Be brief.") }, { key });

	const memory = await make("/v1/memories", {
		content: says("Ada keeps the vault at nine."),
		key: "vault.hour",
		scope,
	});
	await api("PATCH", `/v1/memories/${memory.id}`, { content: says("Ada keeps the vault at ten.") }, { key });
	await make("/v1/memories", { content: says("A file."), key: "/memories/file.md", type: "document", scope });
	const edge = { subject: "Imogen", predicate: "MENTORS", object: says("Otto."), scope };
	const relation = await make("/v1/relations", edge);
	const skill = await make("/v1/skills", {
		name: "graft",
		description: says("Grafts trees."),
		body: says("Cut."),
		scope,
	});
	const context = await built(at, { query: `Where is the walnut table? ${word}` }, key);
	const insights = { content: says("The harbour is calm."), type: "insight", scope };
	await make("/v1/memories", insights);

	const held = { id: `held-${user}`, user_id: user, title: mark, config: { learn: "review" } };
	await make("/v1/threads", held);
	const live = [{ role: "user", content: `I live in Oslo ${mark}.` }];
	await api("POST", "/v1/memories/ingest", { messages: live, thread_id: held.id, wait: true }, { key });
	const listed = await ask(waiting, "GET", "/v1/memories?status=proposed", undefined, { key });

	const shown = await ask(madeKey, "POST", "/v1/keys", { name: mark, role: "read", user_id: user }, { key });
	const { erasure } = await ask(begun, "DELETE", `/v1/users/gone-${user}`, undefined, { key });
	const { installation, delivery } = await wired(tenant, mark, thread);
	return {
		mark,
		ids: {
			...{ tenant, user, project, thread, message: "m0", context: context.id, note: note.id, job: job.id },
			...{ memory: memory.id, waiting: listed.data[0]?.id ?? "", relation: relation.id, skill: skill.id },
			...{ key: shown.id, installation, delivery, erasure: erasure.id, word },
		},
	};
}

/** An installation that took a message, ignored another, and has one to forward. */
async function wired(tenant: string, mark: string, thread: string) {
	const { installation, stub, send, settle } = await connected("generic", { tenant, name: mark });
	const event = { channel: `C-${mark.length}`, user: "ada", text: mark, ts: new Date().toISOString() };
	await send({ ...event, id: "e1", type: "message", message_id: "w1" });
	await send({ ...event, id: "e2", type: "message_deleted", message_id: mark });
	await settle();
	const delivery = `evt_${installation.id.slice(4)}`;
	await runInDurableObject(stub(), async (object, { storage }) => {
		const queued = { id: delivery, tenant, installation: installation.id, thread_id: thread, message_id: "m0" };
		const delivering = Reflect.get(object, "delivering");
		delivering.queue({ ...queued, created_at: new Date().toISOString() });
		await storage.deleteAlarm();
	});
	return { installation: installation.id, delivery };
}

/** Ids of the same shapes that nobody has. */
export function nobodys(ids: Ids): Ids {
	const like = (id: string) => (id.includes("_") ? `${id.slice(0, -6)}000000` : id.replace(/[a-z]{3}$/, "zzz"));
	const found = Object.entries(ids).map(([name, id]) => [name, name === "message" ? id : like(id)]);
	return { ...ids, ...Object.fromEntries(found) };
}

/** Waits until background work of what was written has ended. */
export async function quiet(key: string): Promise<void> {
	const jobs = z.object({ data: z.array(z.object({ status: z.string() })) });
	await vi.waitFor(async () => {
		const { data } = await ask(jobs, "GET", "/v1/jobs", undefined, { key });
		if (data.some(({ status }) => status === "queued" || status === "running")) throw new Error("jobs run");
	}, 15_000);
}
