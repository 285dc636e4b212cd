import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { ask, call } from "../../scripts/client/api.ts";
import type { Receiver } from "../../scripts/client/receiver.ts";
import type { Row } from "../report.ts";
import type { Ledger } from "./chaos-writes.ts";
import type { KilledServer } from "./killed-server.ts";
import type { ChaosSize } from "./sizes.ts";
import { everyRow, faultsOf, messagesOf, type Promised, type Stored, sumOf } from "./stored.ts";

type Trial = {
	server: KilledServer;
	agent: Receiver;
	ledger: Ledger;
	installation: string;
	erasures: string[];
	size: ChaosSize;
};

/** A job that has not ended after so long hangs. */
const SETTLED_WITHIN_MS = 420_000;

const job = z.object({ id: z.string(), kind: z.string(), status: z.string() });
const content = z.looseObject({ content: z.string() });
const delivery = z.object({ status: z.string() });
const events = z.looseObject({ waiting: z.looseObject({ count: z.number() }), refused: z.array(z.unknown()) });
const erasure = z.looseObject({ status: z.string(), remaining: z.number() });
const forwarded = z.object({ id: z.string(), data: z.object({ message: content }) });

/** What is found once nothing is at work any more. */
export async function afterwards(trial: Trial): Promise<Row[]> {
	const { server, ledger, size } = trial;
	for (const fault of ledger.faults.slice(0, 20)) console.error(fault);
	const seconds = await settle(trial);
	const jobs = await everyRow(job, `${server.url()}/v1/jobs`);
	const writes = { what: "writes acknowledged", measured: ledger.acknowledged, unit: "" } as const;
	const note = `${ledger.repeated} repeated after no answer, or 503 while it started`;
	const faulty = ledger.faults[0] === undefined ? {} : { note: ledger.faults[0].slice(0, 200).replaceAll("|", "/") };
	const open = jobs.filter(({ status }) => status === "queued" || status === "running");
	const count = (what: string, measured: number): Row => ({ what, measured, unit: "", limit: 0 });
	return [
		{
			what: "kill -9",
			measured: size.kills,
			unit: "",
			least: size.kills,
			note: `${size.writers} write, learn and ask`,
		},
		{ ...writes, least: size.kills * size.writers, note },
		{ ...count("answers that no kill explains", ledger.faults.length), ...faulty },
		...(await talked(trial)),
		...(await chatted(trial)),
		...(await erased(trial)),
		{
			...count("jobs that did not end", open.length),
			note: `${jobs.length} jobs; the last ended within ${seconds.toFixed(0)} s`,
		},
		count("jobs that failed", jobs.filter(({ status }) => status === "failed").length),
	];
}

/** Waits until nothing is at work, and returns the seconds that took. */
async function settle({ server, installation, erasures }: Trial): Promise<number> {
	const since = performance.now();
	const passed = () => performance.now() - since;
	const busy = async () => {
		for (const status of ["queued", "running"]) {
			if ((await everyRow(job, `${server.url()}/v1/jobs?status=${status}`)).length > 0) return true;
		}
		const at = `${server.url()}/v1/installations/${installation}`;
		if ((await ask(events, "GET", `${at}/events`)).waiting.count > 0) return true;
		if ((await everyRow(delivery, `${at}/deliveries?status=queued`)).length > 0) return true;
		return (await statesOf(server, erasures)).some(({ status }) => status === "running");
	};
	while ((await busy()) && passed() < SETTLED_WITHIN_MS) await sleep(500);
	return passed() / 1_000;
}

function statesOf(server: KilledServer, erasures: string[]) {
	return Promise.all(erasures.map((id) => ask(erasure, "GET", `${server.url()}/v1/erasures/${id}`)));
}

async function talked({ server, ledger }: Trial): Promise<Row[]> {
	const url = server.url();
	const all = await Promise.all(
		[...ledger.threads].map(async ([id, kept]) => {
			const notes = (await everyRow(content, `${url}/v1/threads/${id}/notes`)).map((row) => row.content);
			const memories = (await everyRow(content, `${url}/v1/memories?scope=user:${id}`)).map((row) => row.content);
			const learned = memories.filter((one) => !kept.memories.includes(one));
			const stored = await messagesOf(`${url}/v1/threads/${id}`);
			return {
				messages: faultsOf([...kept.promised, ...foundAs(kept.unshown, stored)], stored),
				notes: unequal(kept.notes, notes),
				memories: unequal(
					kept.memories,
					memories.filter((one) => kept.memories.includes(one)),
				),
				learned: { count: learned.length, twice: learned.length - new Set(learned).size },
			};
		}),
	);
	const { lost, doubled, gaps, foreign } = sumOf(all.map(({ messages }) => messages));
	const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
	const learned = sum((one) => one.learned.count);
	return [
		{ what: "messages lost, changed or in gaps", measured: lost + gaps, unit: "", limit: 0 },
		{ what: "messages stored twice, or that nobody sent", measured: doubled + foreign, unit: "", limit: 0 },
		{ what: "notes lost or doubled", measured: sum((one) => one.notes), unit: "", limit: 0 },
		{ what: "memories lost or doubled", measured: sum((one) => one.memories), unit: "", limit: 0 },
		{ what: "memories learned", measured: learned, unit: "", least: 1 },
		{ what: "memories learned twice", measured: sum((one) => one.learned.twice), unit: "", limit: 0 },
	];
}

/** What was said in requests whose answers are not known, as it is stored; where it is not, as nothing can be stored. */
function foundAs(contents: readonly string[], stored: readonly Stored[]): Promised[] {
	return contents.map((content) => {
		const { id, seq } = stored.find((row) => row.content === content) ?? { id: "", seq: 0 };
		return { id, seq, content };
	});
}

async function chatted({ server, agent, ledger }: Trial): Promise<Row[]> {
	const channels = [...new Set(ledger.events.map(({ channel }) => channel))];
	const threads = channels.map((channel) => `${server.url()}/v1/threads/generic:${channel}`);
	const stored = (await Promise.all(threads.map(messagesOf))).flat().map((row) => String(row.content));
	const texts = ledger.events.map(({ text }) => text);
	const arrived = agent.received("/agent").map(({ body }) => forwarded.parse(JSON.parse(body)));
	const ids = new Set(arrived.map(({ id, data }) => `${id} ${data.message.content}`));
	const heard = new Set(arrived.map(({ data }) => data.message.content));
	const note = `${texts.length} events`;
	return [
		{ what: "webhook events lost or doubled", measured: unequal(texts, stored), unit: "", limit: 0, note },
		{ what: "events never forwarded", measured: texts.filter((text) => !heard.has(text)).length, unit: "", limit: 0 },
		{
			what: "events forwarded under two ids",
			measured: ids.size - heard.size,
			unit: "",
			limit: 0,
			note: `${arrived.length} calls`,
		},
	];
}

async function erased({ server, erasures, size }: Trial): Promise<Row[]> {
	const states = await statesOf(server, erasures);
	const undone = states.filter(({ status, remaining }) => status !== "done" || remaining > 0).length;
	const numbers = Array.from({ length: size.erased }, (_, nth) => nth);
	const threads = numbers.map((nth) => call(z.unknown(), "GET", `${server.url()}/v1/threads/erased-${nth}`));
	const back = (await Promise.all(threads)).filter(({ ok }) => ok).length;
	return [
		{
			what: "erasures not done, or undone",
			measured: undone + back + size.erased - erasures.length,
			unit: "",
			limit: 0,
			note: `${erasures.length} users`,
		},
	];
}

/** How many of the wanted are missing, and how many there are too many. */
function unequal(wanted: readonly string[], found: readonly string[]): number {
	const missing = wanted.filter((one) => !found.includes(one)).length;
	return missing + Math.max(0, found.length - (wanted.length - missing));
}
