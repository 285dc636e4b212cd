import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { ask } from "../scripts/client/api.ts";
import { withServer } from "../scripts/client/server.ts";
import type { Row } from "./report.ts";
import { newInstallation } from "./signed-events.ts";
import { quantile } from "./statistics.ts";
import { textWriter } from "./text.ts";

const rounds = 200;
const warmUp = 20;
const burst = 500;
const channels = 20;
const atOnce = 10;
const patienceMs = 60_000;

const listed = z.object({ data: z.array(z.object({ id: z.string() })) });
const counted = z.object({ message_count: z.number() });
const accepted = z.object({ status: z.literal("accepted") });

type Platform = { server: string; send(id: string, channel: string, text: string): Promise<void> };

/** What an acknowledgement takes beside a request that does nothing, and when what was acknowledged can be read. */
export async function webhooks(): Promise<Row[]> {
	return withServer(async (server) => {
		const platform = await connect(server.url);
		return [...(await acknowledgements(platform)), await untilApplied(platform)];
	});
}

async function connect(server: string): Promise<Platform> {
	const { send } = await newInstallation(server);
	return {
		server,
		async send(id, channel, text) {
			const answer = await send(server, { id, channel, text });
			accepted.parse(await answer.json());
		},
	};
}

/** Turn by turn, so that whatever else the machine does falls on both. */
async function acknowledgements(platform: Platform): Promise<Row[]> {
	const { message } = textWriter(11);
	const taken = { health: [] as number[], webhook: [] as number[], readable: [] as number[] };
	const thread = `${platform.server}/v1/threads/generic:turns`;
	for (let round = 0; round < warmUp + rounds; round++) {
		const id = `turn-${round}`;
		const health = await timed(async () => (await fetch(`${platform.server}/health`)).text());
		const webhook = await timed(() => platform.send(id, "turns", message()));
		const readable = await timed(() => until(() => isNewest(thread, id)));
		if (round < warmUp) continue;
		taken.health.push(health);
		taken.webhook.push(webhook);
		taken.readable.push(readable);
	}
	const p95 = (times: number[]) => quantile(times, 0.95);
	const note = `p95 ${p95(taken.webhook).toFixed(1)} and ${p95(taken.health).toFixed(1)} ms; ${rounds} times`;
	return [
		{
			...{ what: "webhook acknowledged, p95 against /health", unit: "×", limit: 3 },
			...{ measured: p95(taken.webhook) / p95(taken.health), note },
		},
		{
			...{ what: "from acknowledged to readable, p95", unit: "ms", measured: p95(taken.readable) },
			note: `median ${quantile(taken.readable, 0.5).toFixed(1)} ms`,
		},
	];
}

async function isNewest(thread: string, id: string): Promise<boolean> {
	const answer = await fetch(`${thread}/messages?order=desc&limit=1`, {
		headers: { authorization: "Bearer tsr_local_dev" },
	});
	return answer.ok && listed.parse(await answer.json()).data[0]?.id === id;
}

/** Messages of many channels at once, until the last of them stands in its thread. */
async function untilApplied(platform: Platform): Promise<Row> {
	const { message } = textWriter(12);
	const events = Array.from({ length: burst }, (_, index) => ({
		id: `burst-${index}`,
		channel: `c${index % channels}`,
	}));
	const since = performance.now();
	for (let from = 0; from < burst; from += atOnce) {
		const sent = events.slice(from, from + atOnce).map(({ id, channel }) => platform.send(id, channel, message()));
		await Promise.all(sent);
	}
	const acknowledged = performance.now() - since;
	for (let channel = 0; channel < channels; channel++) {
		const thread = `${platform.server}/v1/threads/generic:c${channel}`;
		const there = async () => (await ask(counted, "GET", thread)).message_count === burst / channels;
		await until(() => there().catch(() => false));
	}
	const note = `${(acknowledged / 1_000).toFixed(1)} s until the last was acknowledged`;
	const what = `${burst} messages of ${channels} threads, until all stand there`;
	return { what, measured: (performance.now() - since) / 1_000, unit: "s", note };
}

async function until(there: () => Promise<boolean>): Promise<void> {
	const since = performance.now();
	while (!(await there())) {
		if (performance.now() - since > patienceMs) throw new Error("What was acknowledged can't be read.");
		await sleep(2);
	}
}

async function timed(run: () => Promise<unknown>): Promise<number> {
	const since = performance.now();
	await run();
	return performance.now() - since;
}
