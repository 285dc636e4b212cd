import { expect, it } from "vitest";
import type { ThreadLog } from "../../../src/ports/thread-log.ts";
import { keptContext, made, must, NOW } from "./thread-fixtures.ts";

/** What a thread does of the notes that are kept elsewhere: kept contexts show none that was deleted. */
export function notesContract(fresh: () => ThreadLog): void {
	async function thread(): Promise<ThreadLog> {
		const log = fresh();
		await made(log);
		return log;
	}

	it("forgets the renderings that show a note which is deleted, and only those", async () => {
		const log = await thread();
		await log.keep(keptContext("with", { report: showing("n1", true) }));
		await log.keep(keptContext("without", { report: showing("n2", false) }));
		await log.forgetNote("n1", NOW);

		expect(must(await log.context("with")).rendering).toBeNull();
		expect(must(await log.context("without")).rendering).not.toBeNull();
	});

	it("does not keep a rendering whose note was deleted before it came", async () => {
		const log = await thread();
		await log.forgetNote("n1", NOW);
		await log.keep(keptContext("with", { report: showing("n1", true) }));
		// The note itself goes a moment after what shows it.
		await log.keep(keptContext("a moment later", { asked_at: NOW + 20_000, report: showing("n1", true) }));
		await log.keep(keptContext("left out", { report: showing("n1", false) }));
		await log.keep(keptContext("other", { report: showing("n2", true) }));

		const names = ["with", "a moment later", "left out", "other"];
		const responses = await Promise.all(names.map((id) => log.context(id)));
		expect(responses.map((kept) => must(kept).rendering === null)).toEqual([true, true, false, false]);
	});
}

/** An answer without its rendering, as it is kept: its receipt names a note. */
function showing(id: string, included: boolean): string {
	return JSON.stringify({ report: { items: [{ id, block: "task", kind: "note", included }] } });
}
