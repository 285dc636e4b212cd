import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import * as z from "zod";
import { Reference } from "../../../../scripts/client/declared.ts";
import { tried } from "../../../long.ts";
import { ask, newTenant } from "../../client.ts";
import { chunk, completion, event, stream } from "../../proxy/upstream.ts";
import { countWork } from "../../scale/counted-work.ts";
import { exportedText, importing } from "../../transfer/transfer-calls.ts";
import { storedKey } from "../stored-key.ts";
import { type Call, OPERATIONS, type Operation } from "./operations.ts";
import { asked, comparable, ended, strangeMarks, type Told } from "./walk.ts";
import { type Ids, MARK, nobodys, quiet, settled, type World } from "./world.ts";

/*
 * Three tenants with the same users, projects, threads and names, who say nearly the same; each has a user that the others have not.
 * What each thing says has the mark of whose it is.
 */
const NAMES = ["one", "two", "three"] as const;
type Name = (typeof NAMES)[number];
type Tenant = { name: Name; key: string; ada: World; bob: World; own: World };

const tenants: Tenant[] = [];
const logged: string[] = [];
const upstream: string[] = [];

/** What the upstream of the proxy is sent is a channel too. */
async function answering(url: string, init?: RequestInit): Promise<Response> {
	const sent = typeof init?.body === "string" ? init.body : "";
	upstream.push(sent);
	if (url.endsWith("/models")) return Response.json({ object: "list", data: [] });
	if (url.endsWith("/responses"))
		return Response.json({ id: "r", object: "response", status: "completed", output: [] });
	return sent.includes('"stream":true') ? stream([chunk({ content: "Yes." }), event("[DONE]")]) : completion("Yes.");
}

beforeAll(async () => {
	for (const channel of ["log", "info", "warn", "error", "debug"] as const) {
		vi.spyOn(console, channel).mockImplementation((...said) => void logged.push(said.map(String).join(" ")));
	}
	vi.stubGlobal("fetch", answering);
	const run = crypto.randomUUID().slice(0, 6);
	const founding = NAMES.map(async (name) => {
		const tenant = `${name}-${run}`;
		const key = await newTenant(tenant);
		const of = (user: string, project: string) => settled({ tenant, key, name, user, project });
		const worlds = [of("ada", "pier"), of("bob", "quay"), of(`own-${name}`, `only-${name}`)] as const;
		const [ada, bob, own] = await Promise.all(worlds);
		return { name, key, ada, bob, own };
	});
	tenants.push(...(await Promise.all(founding)));
	for (const { key } of tenants) await quiet(key);
}, 120_000);

afterAll(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const tenantOf = (name: Name): Tenant => {
	const found = tenants.find((one) => one.name === name);
	if (found === undefined) throw new Error(`no tenant ${name}`);
	return found;
};

const operations = Object.entries(OPERATIONS);
const reads = operations.filter(([, { kind }]) => kind !== "write");

/** Who asks whom: before each commit one of the ways for each operation, and for the next another one. */
const ways = <Way>(of: readonly Way[], name: string) =>
	of.filter((way) => tried(Object.keys(OPERATIONS), way, of).includes(name));
const PAIRS = [
	["two", "one"],
	["three", "two"],
	["one", "three"],
] as const;

/** An answer, with what the upstream was sent for it. */
async function askedAll(key: string, call: Call): Promise<Told> {
	const told = await asked(key, call);
	return { ...told, text: `${told.text}${upstream.splice(0).join("")}` };
}

it("names every operation of the reference, and no other", async () => {
	const { paths } = await ask(Reference, "GET", "/openapi.json");
	const ids = Object.values(paths).flatMap((one) =>
		Object.values(one).map(({ operationId }) => z.string().parse(operationId)),
	);
	expect(Object.keys(OPERATIONS).sort()).toEqual(ids.sort());
});

describe.each(reads)("%s", (operation, { kind, calls }) => {
	it.each(ways(NAMES, operation))("shows tenant %s its own, by ids that others have too", async (name) => {
		const { key, ada, bob, own } = tenantOf(name);
		let marks = "";
		for (const call of [ada, bob, own].flatMap(({ ids }) => calls(ids))) {
			const told = await askedAll(key, call);
			expect(strangeMarks(told, `mark-${name}-`), call.path).toEqual([]);
			expect(told.status, `${call.path}: ${told.text}`).toBeLessThan(500);
			marks += told.text.match(MARK)?.join() ?? "";
		}
		if (kind !== "bare" && kind !== "open") expect(marks).toContain(`mark-${name}-`);
	});
});

/** What differs between the answers by these ids and by nobody's, and whose marks stand in them. */
async function compared(key: string, { kind, calls }: Operation, theirs: Ids, mine: string) {
	const missing = nobodys(theirs);
	const wanted = calls(missing);
	const found: unknown[] = [];
	const expected: unknown[] = [];
	for (const [at, call] of calls(theirs).entries()) {
		const plain = (ids: Ids, told: Told) => ({
			...{ call: `${call.method} ${at}`, strange: strangeMarks(told, mine) },
			...(kind !== "open" && { status: told.status }),
			...(kind !== "words" && kind !== "open" && { told: comparable(told, ids) }),
		});
		const absent = await askedAll(key, wanted[at] ?? call);
		found.push(plain(theirs, await askedAll(key, call)));
		expected.push({ ...plain(missing, absent), strange: [] });
	}
	return { found, expected };
}

describe.each(operations)("%s", (operationName, operation) => {
	it.each(ways(PAIRS, operationName))(
		"answers tenant %s by ids of tenant %s as by nobody's",
		async (asking, owning) => {
			const { key } = tenantOf(asking);
			const { found, expected } = await compared(key, operation, tenantOf(owning).own.ids, `mark-${asking}-`);
			expect(found).toEqual(expected);
		},
	);

	it("answers a key of ada by bob's ids as by nobody's", async () => {
		const { ada, bob } = tenantOf("one");
		const key = await storedKey(ada.ids.tenant, { role: "write", userId: "ada" });
		const { found, expected } = await compared(key, operation, bob.ids, ada.mark);
		expect(found).toEqual(expected);
	});
});

/** Other work may go on in between, so what differs is tried again. */
const TRIES = 30;

it("does as much for another's id as for nobody's", async () => {
	await ended();
	const counted = await countWork();
	const { key } = tenantOf("two");
	const theirs = tenantOf("three").own.ids;
	async function done(call: Call) {
		counted.sinceLast();
		await asked(key, call);
		const { d1_statements, object_requests } = counted.sinceLast();
		return { d1_statements, object_requests };
	}
	onTestFinished(counted.stop);
	for (const [, { kind, calls }] of operations) {
		if (kind === "open" || kind === "words") continue;
		const wanted = calls(nobodys(theirs));
		for (const [at, call] of calls(theirs).entries()) {
			for (let left = TRIES - 1; ; left--) {
				const [absent, found] = [await done(wanted[at] ?? call), await done(call)];
				if (left === 0) expect(found, call.path).toEqual(absent);
				if (JSON.stringify(found) === JSON.stringify(absent)) break;
			}
		}
	}
});

it("an import under another's ids is one's own, and changes nothing of theirs", async () => {
	const { key, own } = tenantOf("one");
	const before = await exportedText(key);
	const lines = before.split("\n").filter((line) => line !== "");
	const { tenant, thread, memory } = own.ids;
	const mine = lines.map((line) => line.replaceAll(MARK, "mine"));
	const stranger = await newTenant(`mine-${tenant.slice(-6)}`);
	await importing(`${mine.join("\n")}\n`, stranger);
	for (const path of [`/v1/threads/${thread}/messages`, `/v1/memories/${memory}`, "/v1/export"]) {
		const told = await asked(stranger, { method: "GET", path });
		expect(told.status).toBe(200);
		expect(told.text).toContain("mine");
		expect(strangeMarks(told, "mark-nobody-")).toEqual([]);
	}
	expect(await exportedText(key)).toBe(before);
});

it("nothing of any tenant stands in the log", async () => {
	await ended();
	expect(logged.filter((line) => MARK.test(line))).toEqual([]);
});
