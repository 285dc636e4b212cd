import { between, seeded } from "../bench/random.ts";
import type { Row } from "../bench/report.ts";
import type { NewMessage } from "../src/core/model/thread/message.ts";
import { noise, toolCall } from "./scripts/noise.ts";
import { withCalls } from "./server-calls.ts";

/** Tool calls of the replay; results repeat their output so many times, at least and at most. */
const CALLS = 480;
const SIZE = [25, 60] as const;
/** An agent's thread: so many tokens undistilled. */
const TOKEN_LIMIT = 100_000;
const least = 2;

/** How often a tool-heavy thread is distilled with and without clearing of old results. */
export async function clearing(): Promise<Row[]> {
	const messages = replay();
	const [on, off] = await withCalls(async (server) => {
		const counts: number[] = [];
		for (const enabled of [true, false]) {
			const id = `clearing-${enabled}`;
			const config = { overflow: { token_limit: TOKEN_LIMIT }, tool_clearing: { enabled } };
			await server.create(id, { model: "gpt-4-turbo", config });
			await server.append(id, messages);
			counts.push((await server.summaries(id)).length);
		}
		return counts;
	});
	const measured = (off ?? 0) / Math.max(1, on ?? 0);
	const note = `${off} distillations without clearing, ${on} with it; ${messages.length} messages`;
	return [{ what: "clearing: distillations saved", measured, unit: "×", least, note }];
}

function replay(): NewMessage[] {
	const random = seeded(7);
	return Array.from({ length: CALLS }, (_, at) => [
		...toolCall(random, `call-${at}`, between(random, ...SIZE)),
		...(at % 6 === 0 ? noise(random) : []),
	]).flat();
}
