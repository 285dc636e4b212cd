import { host } from "./port.ts";

const everyMs = 60_000;
const often = "*/5 * * * *";
const nightly = "0 3 * * *";
/** Hours of UTC. */
const nightlyHour = 3;

/**
 * wrangler does not run crons: this calls the scheduled handler, at once and then every minute, and once a day for the night: when it is three
 * o'clock (UTC), or was while the machine slept.
 */
export function startTicking(port: number): () => void {
	let busy = false;
	let failing = false;
	let night = lastNight(Date.now());
	const tick = async () => {
		if (busy) return;
		busy = true;
		const tonight = lastNight(Date.now());
		let problem = await call(port, often);
		if (tonight !== night) {
			const failed = await call(port, nightly);
			if (failed === null) night = tonight;
			problem ??= failed;
		}
		if (problem && !failing) console.error(`The scheduled work failed and will be tried again: ${problem}`);
		failing = problem !== null;
		busy = false;
	};
	void tick();
	const timer = setInterval(tick, everyMs);
	return () => clearInterval(timer);
}

/** The day of the last three o'clock. */
function lastNight(now: number): string {
	return new Date(now - nightlyHour * 60 * everyMs).toISOString().slice(0, 10);
}

async function call(port: number, cron: string): Promise<string | null> {
	const address = `http://${host}:${port}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron })}`;
	try {
		const answer = await fetch(address, { signal: AbortSignal.timeout(10 * everyMs) });
		const said = await answer.text();
		return answer.ok ? null : `${answer.status} ${said.slice(0, 200)}`;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
