import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const answered = z.object({
	found: z.array(z.string()),
	missing: z.array(z.string()),
	strict: z.boolean().nullable(),
	used: z.number(),
	items: z.array(z.object({ id: z.string(), tokens: z.number(), score: z.number().nullable() })),
});
const stateSchema = z.object({ loaded: z.array(z.string()), answers: z.record(z.string(), answered) });

/** How one question went, without any text. */
export type Answered = z.infer<typeof answered>;

/** What a run has done so far, kept in a folder beside its server's data, so that a further one can go on. */
export type State = {
	/** Where the server keeps its data. */
	data: string;
	loaded(conversation: string): boolean;
	load(conversation: string): void;
	answer(key: string): Answered | null;
	keep(key: string, answer: Answered): void;
	save(): void;
	/** Everything is done: nothing stays. */
	remove(): void;
};

export function openState(folder: string, resume: boolean): State {
	const path = join(folder, "state.json");
	if (!resume) rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const state = existsSync(path)
		? stateSchema.parse(JSON.parse(readFileSync(path, "utf8")))
		: { loaded: [], answers: {} };
	const save = () => writeFileSync(path, JSON.stringify(state));
	return {
		data: join(folder, "data"),
		loaded: (conversation) => state.loaded.includes(conversation),
		load(conversation) {
			state.loaded.push(conversation);
			save();
		},
		answer: (key) => state.answers[key] ?? null,
		keep(key, answer) {
			state.answers[key] = answer;
		},
		save,
		remove: () => rmSync(folder, { recursive: true, force: true }),
	};
}
