import { once } from "node:events";
import * as z from "zod";

const MIB = 2 ** 20;
const LONGEST_MS = 60_000;

const answered = z.object({ id: z.number(), result: z.looseObject({}).optional() });
const usage = z.object({ usedSize: z.number(), embedderHeapUsedSize: z.number(), backingStorageSize: z.number() });

/** The Worker's heap, through the debugger's door. */
export type Heap = {
	/** What is in use once all that nobody can reach is collected, in MiB. */
	used(): Promise<number>;
	close(): void;
};

/** Looks into the heap of the Worker of a server that was started with this inspector port. */
export async function heapAt(port: number): Promise<Heap> {
	const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { origin: "http://localhost" } });
	await Promise.race([once(socket, "open"), once(socket, "error").then(unreachable)]);
	const waiting = new Map<number, (result: unknown) => void>();
	socket.addEventListener("message", ({ data }) => {
		const message = answered.safeParse(JSON.parse(String(data)));
		if (message.success) waiting.get(message.data.id)?.(message.data.result);
	});
	let sent = 0;
	const ask = (method: string) =>
		new Promise<unknown>((resolve, reject) => {
			const id = ++sent;
			const late = setTimeout(() => reject(new Error(`the inspector did not answer ${method}`)), LONGEST_MS);
			waiting.set(id, (result) => {
				clearTimeout(late);
				waiting.delete(id);
				resolve(result);
			});
			socket.send(JSON.stringify({ id, method }));
		});
	return {
		async used() {
			await ask("HeapProfiler.collectGarbage");
			const { usedSize, embedderHeapUsedSize, backingStorageSize } = usage.parse(await ask("Runtime.getHeapUsage"));
			return (usedSize + embedderHeapUsedSize + backingStorageSize) / MIB;
		},
		close: () => socket.close(),
	};
}

function unreachable(): never {
	throw new Error("the inspector can't be reached");
}
