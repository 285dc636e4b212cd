import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { err, ok, type Result } from "../../src/core/base/result.ts";
import type { Asked } from "./asked.ts";
import { batchesOf } from "./batches.ts";

/** What the process with the model says. */
export type Said = { kind: "ready" } | { kind: "vectors"; vectors: number[][] | null };

/** `away`: there is no process, or it has died over it; `unwanted`: nobody waits for it any more. */
type Unmade = "away" | "failed" | "unwanted";

export type KeptModel = {
	/** A vector for each text. While others ask too they take turns, some texts at a time. */
	embed(asked: Asked, unwanted: AbortSignal): Promise<Result<number[][], Unmade>>;
};

/** How long after its death a process is started again; each further time it takes twice as long. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

/** Most of what it allocates is short-lived: with less room V8 collects it so often that a text takes a tenth longer. */
const FLAGS = ["--no-warnings", "--max-semi-space-size=8"];

const program = fileURLToPath(new URL("./model.ts", import.meta.url));

/** Keeps one process with the model; `priority` as `nice` has it. */
export function keepModel(priority: number): KeptModel {
	let ready: ChildProcess | null = null;
	let waiting: ((answer: Result<number[][], Unmade>) => void) | null = null;
	let waitMs = FIRST_WAIT_MS;
	let last: Promise<unknown> = Promise.resolve();

	const answer = (given: Result<number[][], Unmade>) => {
		waiting?.(given);
		waiting = null;
	};
	function begin(): void {
		const child = fork(program, [String(priority)], { execArgv: FLAGS });
		child.on("message", (said: Said) => {
			if (said.kind === "vectors") return answer(said.vectors === null ? err("failed") : ok(said.vectors));
			ready = child;
			waitMs = FIRST_WAIT_MS;
		});
		let over = false;
		const end = () => {
			if (over) return;
			over = true;
			ready = null;
			answer(err("away"));
			setTimeout(begin, waitMs);
			waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
		};
		child.once("error", end).once("exit", end);
	}
	begin();

	function ask(asked: Asked): Promise<Result<number[][], Unmade>> {
		const child = ready;
		if (child === null) return Promise.resolve(err("away"));
		return new Promise((resolve) => {
			waiting = resolve;
			// Where this fails it has ended, or is about to.
			child.send(asked, () => undefined);
		});
	}

	return {
		async embed({ texts, use }, unwanted) {
			const vectors: number[][] = [];
			for (const places of batchesOf(texts)) {
				const some = places.map((place) => texts[place] ?? "");
				const turn = last.then(() => (unwanted.aborted ? err("unwanted" as const) : ask({ texts: some, use })));
				last = turn;
				const made = await turn;
				if (!made.ok) return made;
				for (const [at, place] of places.entries()) vectors[place] = made.value[at] ?? [];
			}
			return ok(vectors);
		},
	};
}
