/** What a tenant asks for with all its might until then: contexts and appends by turns, each line on a thread of its own. */
export type AtOnce = { lines: number; until: number; send(path: string, body: unknown): Promise<unknown> };

/** Asks in so many lines at once; gives how many answers it got. */
export async function askAtOnce({ lines, until, send }: AtOnce): Promise<number> {
	const threads = Array.from({ length: lines }, (_, line) => `line-${line}`);
	for (const id of threads) await send("/v1/threads", { id });
	let answers = 0;
	const ask = async (id: string) => {
		for (let turn = 0; performance.now() < until; turn++) {
			const messages = [{ role: "user", content: `Order ${turn} came in, and goes to Bergen.` }];
			if (turn % 2 === 0) await send(`/v1/threads/${id}/messages`, { messages });
			else await send(`/v1/threads/${id}/context`, { query: "Where do orders go?", budget: "8k" });
			answers++;
		}
	};
	await Promise.all(threads.map(ask));
	return answers;
}
