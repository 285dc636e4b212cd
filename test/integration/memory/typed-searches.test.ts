import { beforeAll, expect, it } from "vitest";
import { newTenant } from "../client.ts";
import { contents, remembered, searched } from "./memory-search-calls.ts";

const KUBERNETES = "Production runs on Kubernetes in two regions";
const TYPESCRIPT = "All new code is TypeScript in strict mode";
const POSTGRES = "The orders are kept in PostgreSQL 16";
const BACKUPS = "Backups of the orders are taken at 03:30";
const NETWORK = "The network is built with Terraform";
const GATEWAY = "The gateway listens on 8443 in Frankfurt";
const NEWSLETTER = "The newsletter goes out on the first of the month";
const CELLO = "Mira plays the cello in the school orchestra";
const OPEN = "Should the network move away from Terraform?";
const PREFERENCE = "Prefers short answers about the network";
const CAT = "Biscuit is the cat";
const RENT = "The rent of the flat is 900 euros";

let key = "";
beforeAll(async () => {
	key = await newTenant();
	const facts = [KUBERNETES, TYPESCRIPT, POSTGRES, BACKUPS, NETWORK, CAT, RENT].concat(
		"The portfolio is with Trade Republic",
		"The new carpet smells of glue",
		GATEWAY,
		"Petra leads the support team in Leeds",
		NEWSLETTER,
		CELLO,
		OPEN,
	);
	for (const content of facts) await remembered({ content, scope: "user:ada", type: "fact" }, key);
	await remembered({ content: PREFERENCE, scope: "user:ada", type: "preference" }, key);
});

const found = (query: string, more: object = {}) => contents({ query, user_id: "ada", ...more }, key);

const RAMBLING = `so i was talking to somebody at lunch about what everyone else does and couldnt remember any more what our
	production actually runs on these days, it was something with containers, do you know which regions we are in?`;

it.each([
	["kube", [KUBERNETES]],
	["kubernets", [KUBERNETES]],
	["typsecript", [TYPESCRIPT]],
	["typescrpt strict mode", [TYPESCRIPT]],
	["pg", [POSTGRES]],
	["frankf", [GATEWAY]],
	["newsleter", [NEWSLETTER]],
	["what is in wich regoins", [KUBERNETES]],
	["orchest", [CELLO]],
	["when r the backups taken", [BACKUPS]],
	["who is the cat, and how much is the rent?", [CAT, RENT]],
	[RAMBLING, [KUBERNETES]],
])("a search as people type it brings what it means among many, and nothing else: %s", async (query, expected) => {
	expect((await found(query)).sort()).toEqual(expected);
});

it.each(["port", "car", "carp", "rep"])(
	"the beginning of a word means nothing where it is another word: %s",
	async (query) => {
		expect(await found(query)).toEqual([]);
	},
);

it.each([
	"does the new government in france work on mondays",
	"how much do we pay the support people in strict confidence",
])("a question about nothing here finds nothing, whichever words it shares: %s", async (query) => {
	expect(await found(query)).toEqual([]);
});

it.each(["kube", "which regions does production run in", RAMBLING])(
	"one least score serves a short name and a rambling question: %s",
	async (query) => {
		expect(await found(query, { min_score: 0.5 })).toEqual([KUBERNETES]);
	},
);

it("an open question and a preference are less of an answer than what is so, and high precision cuts harder", async () => {
	const all = await searched({ query: "network", user_id: "ada" }, key);
	expect(all.map(({ memory }) => memory.content)).toEqual([NETWORK, OPEN, PREFERENCE]);
	expect(all.map(({ score }) => score.relevance)).toEqual(
		all.map(({ score }) => score.relevance).sort((a, b) => b - a),
	);
	expect(await found("network", { precision: "high" })).toEqual([NETWORK, OPEN]);
});

it("what is far behind a clear best is left out, and can be had", async () => {
	const query = "what does the team do about the network";
	expect(await found(query)).toEqual([NETWORK]);
	expect((await found(query, { min_score: 0 })).length).toBeGreaterThan(2);
});
