import { describe, expect, it } from "vitest";
import { contentTerms } from "../../../../../src/core/language/content-terms.ts";
import type { Role } from "../../../../../src/core/model/thread/message.ts";
import type { Act } from "../../../../../src/core/writing/acts/act-model.ts";
import { type Line, select as selected } from "../../../../../src/core/writing/distill/select-lines.ts";
import { wordModel } from "../acts/word-model.ts";
import { summaryOf } from "./summaries.ts";

const NOTHING = wordModel({}).score([]);

/** Clauses in their order, each with the act that it does and how sure that is. */
function lines(...told: [said: string, act: Act | null, role?: Role, sure?: number][]): Line[] {
	return told.map(([said, act, role = "user", sure = 0.9], at) => ({
		...{ clause: { text: said, start: 0, end: said.length, sentence: 0 }, role, at, terms: contentTerms(said) },
		told: { speaker: { role, name: role, at: "2026-11-20T10:00:00Z" }, asked: "", before: [] },
		scores: act === null ? NOTHING : { ...NOTHING, [act]: sure },
	}));
}

const select = (...given: Parameters<typeof selected>) => selected(...given).sections;
const textsOf = (texts: readonly string[]) => texts.map((text) => text.replace(/ \(\w+, 2026-11-20\)$/, ""));

describe("a line stands in the section of its act", () => {
	it("of decisions and rules, corrections, work and open points", () => {
		const sections = select(
			lines(
				["We take Postgres for the ledger.", "decides"],
				["Never deploy the ledger unreviewed.", "rules"],
				["The importer chokes on umlauts, so that was wrong.", "corrects"],
				["I mapped the legacy columns.", "done"],
				["Somebody must renew the certificate.", "open"],
				["The harbour is pretty.", "tells"],
			),
			null,
		);
		expect(textsOf(sections.key_decisions)).toHaveLength(2);
		expect(textsOf(sections.corrections)).toEqual(["The importer chokes on umlauts, so that was wrong."]);
		expect(textsOf(sections.completed_work)).toEqual(["I mapped the legacy columns."]);
		expect(textsOf(sections.open_threads)).toEqual(["Somebody must renew the certificate."]);
		expect(sections.task_context).toEqual([]);
	});

	it("only where its user says it, but for work that is done", () => {
		const told = (role: Role) =>
			select(
				lines(
					["We take Postgres for the ledger.", "decides", role],
					["Somebody must renew the certificate.", "open", role],
					["The suite is green.", "done", role],
				),
				null,
			);
		for (const role of ["assistant", "tool"] as const) {
			expect(told(role)).toMatchObject({ key_decisions: [], open_threads: [] });
			expect(told(role).completed_work).toHaveLength(1);
		}
	});

	it("where it is sure, and surer where no tool is used; the surest first", () => {
		const weak = lines(["We take Postgres for the ledger.", "decides", "user", 0.02]);
		expect(select(weak, null).key_decisions).toEqual([]);
		const two = lines(
			["We take Postgres for the ledger.", "decides", "user", 0.8],
			["We take Redis for sessions.", "decides"],
		);
		expect(textsOf(select(two, null).key_decisions)[0]).toBe("We take Redis for sessions.");
		const sure = Array.from({ length: 100 }, (_, at) => at / 100);
		const least = (tools: boolean) =>
			sure.find((score) => {
				const all = lines(["I mapped the legacy columns.", "done", "user", score], ["exit 0", null, "tool"]);
				return select(tools ? all : all.slice(0, 1), null).completed_work.length > 0;
			});
		expect(least(false)).toBeGreaterThan(least(true) ?? 1);
	});

	it("once, however often it is said", () => {
		const again = lines(
			["We take Postgres for the ledger.", "decides"],
			["So we take Postgres for the ledger.", "decides"],
			["We take Redis for the sessions.", "decides"],
		);
		expect(select(again, null).key_decisions).toHaveLength(2);
	});
});

describe("what was said before leaves", () => {
	const DECIDED = "We take Postgres for the ledger.";
	const OPEN = "Somebody must renew the staging certificate.";
	const before = summaryOf({ key_decisions: [DECIDED, "We take Redis for sessions."], open_threads: [OPEN] }).sections;

	it("when a decision is turned round by its user, here or in the summary before", () => {
		const turn: [string, null] = ["Actually, scrap Postgres for the ledger.", null];
		expect(textsOf(select(lines([DECIDED, "decides"], turn), null).key_decisions)).toEqual([]);
		expect(select(lines(turn), before).key_decisions).toEqual(["We take Redis for sessions."]);
	});

	it("not when it is spoken of, when somebody else would turn it round, or when it is decided again", () => {
		for (const said of ["Postgres runs the ledger well.", "How large is the ledger in Postgres?"]) {
			expect(select(lines([said, null]), before).key_decisions).toContain(DECIDED);
		}
		expect(select(lines(["Scrap Postgres for the ledger.", null, "assistant"]), before).key_decisions).toContain(
			DECIDED,
		);
		const again = lines(["Scrap Postgres for the ledger.", null], [DECIDED, "decides"]);
		expect(textsOf(select(again, null).key_decisions)).toEqual([DECIDED]);
	});

	it("when an open point is done, by whoever, and not when it is only repeated", () => {
		for (const role of ["user", "assistant", "tool"] as const) {
			const done = lines(["Renewed the staging certificate.", "done", role]);
			expect(select(done, before).open_threads).toEqual([]);
		}
		expect(select(lines(["Who renews the staging certificate?", null]), before).open_threads).toEqual([OPEN]);
		const open = lines([OPEN, "open"], ["Renewed the staging certificate.", "done"]);
		expect(select(open, null).open_threads).toEqual([]);
	});
});
