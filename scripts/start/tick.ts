import { host } from "./port.ts";

const everyMs = 60_000;
const cron = "*/5 * * * *";

/** wrangler does not run crons: this calls the scheduled handler, at once and then every minute. */
export function startTicking(port: number): () => void {
	const address = `http://${host}:${port}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron })}`;
	let busy = false;
	let failing = false;
	const tick = async () => {
		if (busy) return;
		busy = true;
		const problem = await call(address);
		if (problem && !failing) console.error(`The scheduled work failed and will be tried again: ${problem}`);
		failing = problem !== null;
		busy = false;
	};
	void tick();
	const timer = setInterval(tick, everyMs);
	return () => clearInterval(timer);
}

async function call(address: string): Promise<string | null> {
	try {
		const answer = await fetch(address, { signal: AbortSignal.timeout(10 * everyMs) });
		const said = await answer.text();
		return answer.ok ? null : `${answer.status} ${said.slice(0, 200)}`;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
