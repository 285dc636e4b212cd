import { describe, expect, it } from "vitest";
import { sayingOf, saysAgain } from "../../../../../../src/core/language/statements/says-again.ts";
import { alreadyKnown, type Candidate } from "../../../../../../src/core/writing/learn/found/already-known.ts";

const again = (said: string, known: string) => saysAgain(sayingOf(said), sayingOf(known));

describe("what is said again", () => {
	it.each([
		["The user prefers tabs over spaces.", "the user prefers tabs over spaces"],
		["In the editor, the user prefers tabs.", "The user prefers tabs in the editor."],
		["Ada lives in Oslo.", "Ada lives in Oslo with Max."],
		["我住在柏林。", "我住在柏林"],
	])("%s | %s", (said, known) => expect(again(said, known)).toBe(true));

	it.each([
		["We use PostgreSQL 15.", "We use PostgreSQL 16."],
		["The user does not like tea.", "The user does like tea."],
		["The user hates coffee.", "The user likes coffee."],
		["Max reports to Eva.", "Eva reports to Max."],
		["The user moved from Rome to Oslo.", "The user moved from Oslo to Rome."],
		["Ada lives in Oslo.", "Ada, who studied at three universities, works as a baker and lives in Oslo."],
		["Tea.", "The user likes tea and cake."],
	])("but not: %s | %s", (said, known) => expect(again(said, known)).toBe(false));
});

describe("what is known already", () => {
	const memory = {
		...{
			id: "mem_1",
			content: "We use PostgreSQL 16.",
			type: "fact" as const,
			key: "uses.postgresql",
			scope: "user:ada",
		},
		...{ status: "active" as const, created_at: "2026-03-01", ended_at: null, superseded: false },
	};
	const old = { ...memory, id: "mem_0", content: "We use PostgreSQL 15.", created_at: "2026-01-01" };
	const replaced = { ...old, status: "superseded" as const, ended_at: "2026-03-01", superseded: true };
	const said: Candidate = {
		...{ content: "We use PostgreSQL 15.", key: "uses.postgresql", scope: "user:ada", said_at: null },
	};
	const because = (candidate: Partial<Candidate>, known = [memory, replaced]) =>
		alreadyKnown({ ...said, ...candidate }, known)?.id ?? null;

	it("is what was replaced since, unless it is said anew behind that", () => {
		expect(because({})).toBe("mem_0");
		expect(because({ said_at: "2026-01-01" })).toBe("mem_1");
		expect(because({ said_at: "2026-04-01" })).toBeNull();
	});

	it("is what says something newer under the key, in the same scope only", () => {
		const other = { content: "We use PostgreSQL 14.", said_at: "2026-02-01" };
		expect(because(other)).toBe("mem_1");
		expect(because({ ...other, scope: "project:p" })).toBeNull();
		expect(because({ ...other, said_at: "2026-05-01" })).toBeNull();
	});

	it("is what another visible scope says too, but not what was taken back with its message", () => {
		expect(because({ content: "We use PostgreSQL 16", scope: "thread:t" })).toBe("mem_1");
		expect(because({ said_at: "2026-01-01" }, [{ ...replaced, superseded: false }])).toBeNull();
	});
});
