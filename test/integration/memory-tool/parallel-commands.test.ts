import { expect, it } from "vitest";
import { filesOf } from "./tool-calls.ts";

/** Commands that a model sends in one turn. */
type Told = Awaited<ReturnType<ReturnType<typeof filesOf>["run"]>>;

const done = (all: readonly Told[]) => all.filter(({ is_error }) => is_error === undefined).length;

it("keeps every edit of one file that is acknowledged", async () => {
	const { run, create, text } = filesOf("parallel-1");
	const path = "/memories/n.md";
	await create(path, "line a\nline b\nline c");
	const edits = ["a", "b", "c"].map((line) =>
		run({ command: "str_replace", path, old_str: `line ${line}`, new_str: `LINE ${line}` }),
	);
	expect(done(await Promise.all(edits))).toBe(3);
	expect(await text(path)).toBe("LINE a\nLINE b\nLINE c");
	const inserts = [1, 2, 3, 4].map((n) => run({ command: "insert", path, insert_line: 0, insert_text: `new ${n}` }));
	expect(done(await Promise.all(inserts))).toBe(4);
	const lines = (await text(path)).split("\n");
	expect(lines.slice(0, 4).sort()).toEqual(["new 1", "new 2", "new 3", "new 4"]);
	expect(lines.slice(4)).toEqual(["LINE a", "LINE b", "LINE c"]);
});

it("replaces one passage once, whoever else means it too", async () => {
	const { run, create, text } = filesOf("parallel-2");
	const path = "/memories/n.md";
	await create(path, "count: 0");
	const told = await Promise.all(
		["1", "2", "3"].map((n) => run({ command: "str_replace", path, old_str: "count: 0", new_str: `count: ${n}` })),
	);
	expect(done(told)).toBe(1);
	const winner = told.findIndex(({ is_error }) => is_error === undefined) + 1;
	expect(await text(path)).toBe(`count: ${winner}`);
});

it("creates a path once", async () => {
	const { create, text } = filesOf("parallel-3");
	const path = "/memories/once.md";
	const told = await Promise.all(["one", "two", "three", "four"].map((content) => create(path, content)));
	expect(done(told)).toBe(1);
	for (const one of told) {
		if (one.is_error === true) expect(one.content).toBe(`File ${path} already exists`);
		else expect(await text(path)).toBe(["one", "two", "three", "four"][told.indexOf(one)]);
	}
});

it("makes no path a file and a folder", async () => {
	const { create, view } = filesOf("parallel-4");
	const told = await Promise.all([create("/memories/a", "file"), create("/memories/a/b.md", "inside")]);
	expect(done(told)).toBe(1);
	expect((await view("/memories")).content.includes("/memories/a/")).toBe(told[0]?.is_error === true);
});

it("keeps an edit beside a rename, and renames a file once", async () => {
	const { run, create, view, text } = filesOf("parallel-5");
	await create("/memories/x/one.md", "first");
	await create("/memories/x/two.md", "second");
	const rename = (to: string) => run({ command: "rename", old_path: "/memories/x", new_path: to });
	const edit = run({ command: "insert", path: "/memories/x/one.md", insert_line: 1, insert_text: "edited" });
	const [toY, toZ, edited] = await Promise.all([rename("/memories/y"), rename("/memories/z"), edit]);
	expect(done([toY, toZ])).toBe(1);
	const there = toY.is_error === true ? "/memories/z" : "/memories/y";
	expect(await text(`${there}/one.md`)).toBe(edited.is_error === true ? "first" : "first\nedited");
	expect(await text(`${there}/two.md`)).toBe("second");
	expect(await view("/memories/x")).toMatchObject({ is_error: true });
});

it("renames one of two files to a path, and loses neither", async () => {
	const { run, create, text } = filesOf("parallel-6");
	await create("/memories/a.md", "from a");
	await create("/memories/b.md", "from b");
	const move = (from: string) => run({ command: "rename", old_path: from, new_path: "/memories/c.md" });
	const told = await Promise.all([move("/memories/a.md"), move("/memories/b.md")]);
	expect(done(told)).toBe(1);
	const [moved, stays] = told[0]?.is_error === true ? ["b", "a"] : ["a", "b"];
	expect(await text("/memories/c.md")).toBe(`from ${moved}`);
	expect(await text(`/memories/${stays}.md`)).toBe(`from ${stays}`);
});

it("deletes a file once, and none that has been renamed", async () => {
	const { run, create, view } = filesOf("parallel-7");
	const path = "/memories/a.md";
	const remove = () => run({ command: "delete", path });
	await create(path, "to go");
	expect(done(await Promise.all([remove(), remove()]))).toBe(1);
	await create(path, "to stay or go");
	const to = "/memories/b.md";
	const told = await Promise.all([run({ command: "rename", old_path: path, new_path: to }), remove()]);
	expect(done(told)).toBe(1);
	expect(await view(to)).toEqual(
		told[0]?.is_error === true
			? expect.objectContaining({ is_error: true })
			: expect.not.objectContaining({ is_error: true }),
	);
});
