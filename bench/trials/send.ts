import { LOCAL_KEY } from "../../scripts/client/api.ts";

/** What came back: status 0 where nothing did. `ms` is how long it took. */
export type Got = { status: number; body: unknown; ms: number };

export type Sent = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

/** Sends one request with the local key. Any answer is one; an unreachable server is status 0. */
export async function send(url: string, { method, path, body, headers }: Sent): Promise<Got> {
	const since = performance.now();
	const given = body === undefined ? {} : { body: JSON.stringify(body) };
	const own = { authorization: `Bearer ${LOCAL_KEY}`, "content-type": "application/json", ...headers };
	try {
		const answer = await fetch(`${url}${path}`, { method, headers: own, ...given });
		const text = await answer.text();
		return { status: answer.status, body: readable(text), ms: performance.now() - since };
	} catch {
		return { status: 0, body: null, ms: performance.now() - since };
	}
}

/** Does one after the other for each of the list, `atOnce` of them in parallel. */
export async function eachOf<T>(list: readonly T[], atOnce: number, work: (one: T) => Promise<void>): Promise<void> {
	const left = [...list].reverse();
	const next = async (): Promise<void> => {
		for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one);
	};
	await Promise.all(Array.from({ length: atOnce }, next));
}

function readable(text: string): unknown {
	try {
		return text === "" ? null : JSON.parse(text);
	} catch {
		return text;
	}
}
