// What a running service says of itself.
import * as z from "zod";
import type { Finding } from "./finding.ts";

const Health = z.object({
	status: z.string(),
	version: z.string(),
	/** A former version did not say. */
	time: z.iso.datetime().optional(),
	parts: z.record(z.string(), z.string()),
	oldest_job_age_s: z.number(),
	index_lag_ms: z.number(),
});

/** An answer of /health: when it came by our clock (ms since the epoch), and how long it took. */
export type Asked = { health: z.infer<typeof Health>; ours: number; tookMs: number };

const PATIENCE_MS = 10_000;
/** Signatures of webhooks hold for five minutes either way; a minute leaves room. */
const MOST_SKEW_MS = 60_000;
const OLD_JOB_S = 3_600;
const LONG_LAG_MS = 600_000;

/** What to do about a part that is degraded. */
const ADVICE: Record<string, string> = {
	database: "D1 does not answer: look at its status, and at docs/operations.md#incidents.",
	threads: "Objects of threads do not answer: look at the log (npx wrangler tail --env production).",
	jobs: "Objects of jobs do not answer: look at the log (npx wrangler tail --env production).",
	writers:
		"A model's last call failed: /health says under `writers` which and why. The embedded writer does the work meanwhile.",
	embedder: "What is to be embedded is put off repeatedly: look for `call_failed` with part `embedder` in the log.",
	vectors: "The vector index does not answer: recall goes on by words alone.",
	storage: "Something could not be stored: is the disk, or the database, full?",
	limits: "The rate limiter fails and lets everything through: look at its bindings.",
};

/** Asks a service at this address; a finding where it does not answer as one. */
export async function askHealth(url: string): Promise<Asked | Finding> {
	const what = "service";
	const since = performance.now();
	try {
		const answer = await fetch(new URL("/health", url), { signal: AbortSignal.timeout(PATIENCE_MS) });
		const tookMs = performance.now() - since;
		const said = Health.safeParse(await answer.json().catch(() => null));
		if (said.success) return { health: said.data, ours: Date.now(), tookMs };
		const todo = "If it is Tessera, the log says which setting is wrong; else name its address with --url.";
		return { state: "fault", what, detail: `${url} answers ${answer.status} and no health`, todo };
	} catch {
		const todo = "Start it with `npm start`, or name its address with --url.";
		return { state: "fault", what, detail: `nothing answers at ${url}`, todo };
	}
}

export function runningFindings({ health, ours, tookMs }: Asked, version: string): Finding[] {
	return [
		versionFinding(health.version, version),
		...Object.entries(health.parts).map(([part, state]) => partFinding(part, state)),
		ageFinding(
			"oldest job",
			health.oldest_job_age_s,
			OLD_JOB_S,
			"Look at GET /v1/jobs?status=failed, and cancel or requeue what hangs.",
		),
		ageFinding(
			"index lag",
			health.index_lag_ms / 1_000,
			LONG_LAG_MS / 1_000,
			"Look for `call_failed` with part `embedder` or `index` in the log.",
		),
		clockFinding(health.time, ours, tookMs),
	];
}

function versionFinding(running: string, here: string): Finding {
	const what = "version";
	if (running === here) return { state: "ok", what, detail: running };
	return { state: "remark", what, detail: `${running} runs, ${here} is here`, todo: "Deploy, or start it anew." };
}

function partFinding(part: string, state: string): Finding {
	const what = `part ${part}`;
	if (state !== "degraded") return { state: "ok", what, detail: state };
	return { state: "fault", what, detail: state, todo: ADVICE[part] ?? "Look at the log." };
}

function ageFinding(what: string, seconds: number, most: number, todo: string): Finding {
	const detail = `${Math.round(seconds)} s`;
	return seconds <= most ? { state: "ok", what, detail } : { state: "fault", what, detail, todo };
}

/** The answer was under way for some of the time. */
function clockFinding(time: string | undefined, ours: number, tookMs: number): Finding {
	const what = "clock";
	if (time === undefined)
		return { state: "unknown", what, detail: "the service did not say what time it is", todo: "Compare by hand." };
	const skew = Math.max(0, Math.abs(ours - Date.parse(time)) - tookMs);
	if (skew <= MOST_SKEW_MS) return { state: "ok", what, detail: `within ${MOST_SKEW_MS / 1_000} s of ours` };
	const todo = "Set this machine's clock (NTP): signatures of webhooks hold for five minutes.";
	return { state: "fault", what, detail: `${Math.round(skew / 1_000)} s apart`, todo };
}
