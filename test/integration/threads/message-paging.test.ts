import { beforeAll, describe, expect, it } from "vitest";
import { api, ask } from "../client.ts";
import { append, invalid, newThread, page, user } from "../thread-calls.ts";

let thread = "";

beforeAll(async () => {
	thread = await newThread();
	await append(
		thread,
		Array.from({ length: 10 }, (_, n) => user(`message ${n + 1}`)),
	);
});

function read(query: string) {
	return ask(page, "GET", `${thread}/messages?${query}`);
}

async function seqs(query: string) {
	return (await read(query)).data.map(({ seq }) => seq);
}

/** Follows cursors to the end; gives the seqs of each page. */
async function walk(query: string): Promise<number[][]> {
	const pages: number[][] = [];
	for (let cursor = ""; ; ) {
		const { data, next_cursor } = await read(`${query}${cursor}`);
		pages.push(data.map(({ seq }) => seq));
		if (next_cursor === null) return pages;
		cursor = `&cursor=${encodeURIComponent(next_cursor)}`;
	}
}

it("begins with the oldest unless told otherwise", async () => {
	expect(await seqs("")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
	expect(await seqs("order=asc")).toEqual(await seqs(""));
	expect(await seqs("order=desc&limit=3")).toEqual([10, 9, 8]);
});

it.each([
	[
		"limit=4",
		[
			[1, 2, 3, 4],
			[5, 6, 7, 8],
			[9, 10],
		],
	],
	[
		"limit=5",
		[
			[1, 2, 3, 4, 5],
			[6, 7, 8, 9, 10],
		],
	],
	[
		"limit=4&order=desc",
		[
			[10, 9, 8, 7],
			[6, 5, 4, 3],
			[2, 1],
		],
	],
	[
		"limit=2&after_seq=3&before_seq=8",
		[
			[4, 5],
			[6, 7],
		],
	],
	[
		"limit=2&after_seq=3&before_seq=8&order=desc",
		[
			[7, 6],
			[5, 4],
		],
	],
	["limit=1&after_seq=9", [[10]]],
	["after_seq=10", [[]]],
	["after_seq=7&before_seq=3", [[]]],
	["after_seq=999999999999999", [[]]],
])("walks %s to its end, each message once", async (query, pages) => {
	expect(await walk(query)).toEqual(pages);
});

it("goes on where it was when messages come in between", async () => {
	const other = await newThread();
	await append(other, [user("1"), user("2"), user("3")]);
	const newest = await ask(page, "GET", `${other}/messages?order=desc&limit=2`);
	await append(other, [user("4")]);
	const next = await ask(page, "GET", `${other}/messages?order=desc&limit=2&cursor=${newest.next_cursor}`);

	expect(next.data.map(({ seq }) => seq)).toEqual([1]);
});

describe("wrong questions", () => {
	it.each([
		["after_seq", "after_seq=-1"],
		["after_seq", "after_seq=x"],
		["after_seq", "after_seq="],
		["before_seq", "before_seq=1e3"],
		["before_seq", "before_seq=1234567890123456"],
		["order", "order=newest"],
		["limit", "limit=0"],
		["limit", "limit=201"],
		["cursor", "cursor=%00"],
		["cursor", "cursor=bm90IGpzb24"],
		["cursor", "cursor=bnVsbA"],
		["q", "q=x"],
	])("are refused under %s: %s", async (path, query) => {
		expect(await api("GET", `${thread}/messages?${query}`)).toMatchObject(invalid(path));
	});

	it("are refused where the cursor is of the other direction, or of the list of threads", async () => {
		const { next_cursor } = await read("limit=1");
		expect(await api("GET", `${thread}/messages?order=desc&cursor=${next_cursor}`)).toMatchObject(invalid("cursor"));

		await newThread();
		const threads = await ask(page.pick({ next_cursor: true }), "GET", "/v1/threads?limit=1");
		expect(threads.next_cursor).not.toBeNull();
		expect(await api("GET", `${thread}/messages?cursor=${threads.next_cursor}`)).toMatchObject(invalid("cursor"));
	});

	it("are refused where the cursor is of another list of the same order", async () => {
		const { next_cursor } = await read("limit=1");
		const other = await newThread();
		expect(await api("GET", `${other}/messages?cursor=${next_cursor}`)).toMatchObject(invalid("cursor"));

		const threads = await ask(page.pick({ next_cursor: true }), "GET", "/v1/threads?limit=1");
		expect(await api("GET", `/v1/memories?cursor=${threads.next_cursor}`)).toMatchObject(invalid("cursor"));
	});
});
