import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { type Receiver, startReceiver } from "../../scripts/client/receiver.ts";
import { between, seeded } from "../random.ts";
import type { Row } from "../report.ts";
import { newInstallation } from "../signed-events.ts";
import { afterwards } from "./chaos-afterwards.ts";
import { chat, type Ledger, newLedger, newWriting, talk } from "./chaos-writes.ts";
import { type KilledServer, startKilledServer } from "./killed-server.ts";
import type { ChaosSize } from "./sizes.ts";

/** So that it dies in the middle of something. */
const MOMENT_MS = 100;

/** Kills a server at random moments while it is written to, and compares what is there with what was acknowledged. `like`: data that it begins with. */
export async function chaos(size: ChaosSize, seed: number, like?: string): Promise<Row[]> {
	const agent = await startReceiver();
	const server = await startKilledServer(like);
	try {
		return await trial(server, agent, size, seed);
	} finally {
		await server.stop();
		await agent.stop();
	}
}

async function trial(server: KilledServer, agent: Receiver, size: ChaosSize, seed: number): Promise<Row[]> {
	const random = seeded(seed);
	const ledger = newLedger();
	const writing = newWriting(server, ledger);
	const installation = await newInstallation(server.url(), { forward_url: `${agent.url}/agent`, learn: "turn" });
	let ended = false;
	const over = () => ended;
	const work = [
		...Array.from({ length: size.writers }, (_, nth) => talk(writing, ledger, nth, over)),
		chat(writing, ledger, installation, over),
	];
	const erasures: Promise<string[]>[] = [];
	for (let kill = 0; kill < size.kills; kill++) {
		if (kill < size.erased) erasures.push(eraseSomebody(writing, kill));
		await acknowledged(ledger, between(random, ...size.writes));
		await sleep(between(random, 0, MOMENT_MS));
		await server.killAndStart();
	}
	await acknowledged(ledger, size.writes[0]);
	ended = true;
	await Promise.all(work);
	return afterwards({
		server,
		agent,
		ledger,
		installation: installation.id,
		erasures: (await Promise.all(erasures)).flat(),
		size,
	});
}

/** Waits until so many more writes are acknowledged. */
async function acknowledged(ledger: Ledger, further: number): Promise<void> {
	const enough = ledger.acknowledged + further;
	while (ledger.acknowledged < enough) await sleep(1);
}

const begun = z.object({ erasure: z.object({ id: z.string() }) });

/** Writes for a user of its own and has that user erased; returns the erasure's id, none where it was refused. */
async function eraseSomebody({ call }: ReturnType<typeof newWriting>, nth: number): Promise<string[]> {
	const id = `erased-${nth}`;
	await call({ method: "POST", path: "/v1/threads", body: { id, user_id: id, config: { learn: "turn" } } });
	const messages = [
		{ id: "u", role: "user", content: "I live in Bergen." },
		{ id: "a", role: "assistant", content: "Noted." },
	];
	await call({ method: "POST", path: `/v1/threads/${id}/messages`, body: { messages } });
	const { data } = begun.safeParse(await call({ method: "DELETE", path: `/v1/users/${id}` }));
	return data === undefined ? [] : [data.erasure.id];
}
