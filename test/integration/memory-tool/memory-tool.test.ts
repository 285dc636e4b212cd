import { exports } from "cloudflare:workers";
import { betaMemoryTool } from "@anthropic-ai/sdk/helpers/beta/memory";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { memoryToolHandlers } from "../../../src/client/index.ts";
import { api, ask, localKey } from "../client.ts";
import { newThread } from "../thread-calls.ts";
import { filesOf } from "./tool-calls.ts";

const HEADER = (path: string) =>
	`Here're the files and directories up to 2 levels deep in ${path}, excluding hidden items and node_modules:`;

afterEach(() => void vi.unstubAllGlobals());

it("creates, shows, changes, renames and deletes files in the words of the provider's tool", async () => {
	const { run, view, create, text } = filesOf("files-1");
	expect(await view("/memories")).toEqual({ content: `${HEADER("/memories")}\n0B\t/memories` });
	const path = "/memories/work/plan.md";
	expect(await create(path, "one\ntwo\nthree")).toEqual({ content: `File created successfully at: ${path}` });
	expect(await view(path)).toEqual({
		content: `Here's the content of ${path} with line numbers:\n     1\tone\n     2\ttwo\n     3\tthree`,
	});
	expect(await view(path, [2, -1])).toEqual({
		content: `Here's the content of ${path} with line numbers:\n     2\ttwo\n     3\tthree`,
	});
	expect(await run({ command: "str_replace", path, old_str: "two", new_str: "2" })).toEqual({
		content:
			"The memory file has been edited. Here is the snippet showing the change (with line numbers):\n" +
			"     1\tone\n     2\t2\n     3\tthree",
	});
	expect(await run({ command: "insert", path, insert_line: 3, insert_text: "four\n" })).toEqual({
		content: `The file ${path} has been edited.`,
	});
	expect(await text(path)).toBe("one\n2\nthree\nfour");
	expect(await view("/memories")).toEqual({
		content: `${HEADER("/memories")}\n16B\t/memories\n16B\t/memories/work/\n16B\t/memories/work/plan.md`,
	});
	const moved = "/memories/done/plan.md";
	expect(await run({ command: "rename", old_path: path, new_path: moved })).toEqual({
		content: `Successfully renamed ${path} to ${moved}`,
	});
	expect(await text(moved)).toBe("one\n2\nthree\nfour");
	expect(await run({ command: "delete", path: moved })).toEqual({ content: `Successfully deleted ${moved}` });
	expect(await view("/memories")).toEqual({ content: `${HEADER("/memories")}\n0B\t/memories` });
});

it("moves and deletes folders with all that is in them", async () => {
	const { run, create, text, view } = filesOf("files-2");
	for (const name of ["a.md", "b.md", "c/d.md"]) await create(`/memories/old/${name}`, `This is ${name}`);
	await run({ command: "rename", old_path: "/memories/old", new_path: "/memories/new" });
	expect(await text("/memories/new/c/d.md")).toBe("This is c/d.md");
	expect(await view("/memories/old")).toMatchObject({ is_error: true });
	expect((await view("/memories/new")).content.split("\n").slice(1)).toEqual([
		"38B\t/memories/new",
		"12B\t/memories/new/a.md",
		"12B\t/memories/new/b.md",
		"14B\t/memories/new/c/",
		"14B\t/memories/new/c/d.md",
	]);
	await run({ command: "delete", path: "/memories/new" });
	expect((await view("/memories")).content).toBe(`${HEADER("/memories")}\n0B\t/memories`);
});

it("tells what could not be done, and changes nothing", async () => {
	const { run, create, text } = filesOf("files-3");
	const path = "/memories/a.md";
	await create(path, "same\nsame\nother");
	const cases: [object, string][] = [
		[
			{ command: "view", path: "/memories/none" },
			"The path /memories/none does not exist. Please provide a valid path.",
		],
		[{ command: "create", path, file_text: "x" }, "File /memories/a.md already exists"],
		[{ command: "create", path: `${path}/b`, file_text: "x" }, "The path /memories/a.md is not a directory"],
		[
			{ command: "str_replace", path, old_str: "none", new_str: "x" },
			"No replacement was performed, old_str `none` did not appear verbatim in /memories/a.md.",
		],
		[
			{ command: "str_replace", path, old_str: "same", new_str: "x" },
			"No replacement was performed. Multiple occurrences of old_str `same` in lines: 1, 2. Please ensure it is unique",
		],
		[
			{ command: "str_replace", path: "/memories/none", old_str: "a", new_str: "b" },
			"The path /memories/none does not exist. Please provide a valid path.",
		],
		[{ command: "str_replace", path: "/memories", old_str: "a", new_str: "b" }, "The path /memories is not a file."],
		[
			{ command: "insert", path, insert_line: 4, insert_text: "x" },
			"Invalid `insert_line` parameter: 4. It should be within the range of lines of the file: [0, 3]",
		],
		[{ command: "delete", path: "/memories/none" }, "The path /memories/none does not exist"],
		[{ command: "delete", path: "/memories" }, "Cannot delete the /memories directory itself"],
		[
			{ command: "rename", old_path: "/memories", new_path: "/memories/b" },
			"Cannot rename the /memories directory itself",
		],
		[
			{ command: "rename", old_path: "/memories/none", new_path: "/memories/b" },
			"The path /memories/none does not exist",
		],
		[{ command: "rename", old_path: path, new_path: path }, "The destination /memories/a.md already exists"],
	];
	for (const [command, content] of cases) expect(await run(command)).toEqual({ content, is_error: true });
	expect(await text(path)).toBe("same\nsame\nother");
});

it.each([
	...["/memories/../secret", "/memories/..", "/memories/a/../../etc", "/memories/%2e%2e/x", "/memories/%252e%252e/x"],
	...["/memories/..%2fx", "/memories/a\\..\\b", "/memories/\u2024\u2024/x", "/memories/%5c", "/memories/. ./.. /x"],
	...[
		"/memories//x",
		"/memories/a//x",
		"/memories//",
		"/memories/a\u202egpj.md",
		"/memories/\u2066a",
		"/memories/a\u0085b",
	],
	...["/memories/a\u200bb", "/memories/a\u2028b"],
	...["/etc/passwd", "memories/a", "/memoriesx", "", "/memories/a\nb", `/memories/${"x".repeat(300)}`],
])("refuses the path %j wherever it may stand", async (path) => {
	const { send } = filesOf("files-4");
	const named = { code: "invalid_request", errors: [{ path: "path", message: expect.stringContaining("ath") }] };
	for (const command of [
		{ command: "view", path },
		{ command: "create", path, file_text: "x" },
		{ command: "delete", path },
	]) {
		expect(await send(command)).toMatchObject({ status: 400, body: named });
	}
	const rename = { command: "rename", old_path: "/memories/a", new_path: path };
	expect(await send(rename)).toMatchObject({ status: 400, body: { errors: [{ path: "new_path" }] } });
});

it.each([
	[{ command: "shell", path: "/memories" }, "command"],
	[{ path: "/memories" }, "command"],
	[{ command: "view" }, "path"],
	[{ command: "create", path: "/memories/a" }, "file_text"],
	[{ command: "create", path: "/memories/a", file_text: " \n" }, "file_text"],
	[{ command: "view", path: "/memories", view_range: [1] }, "view_range"],
	[{ command: "view", path: "/memories", recursive: true }, "recursive"],
])("refuses %j", async (body, path) => {
	expect(await filesOf("files-5").send(body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});

it("refuses a file that is too large", async () => {
	const body = { command: "create", path: "/memories/large.md", file_text: "x".repeat(32_769) };
	expect(await filesOf("files-5").send(body)).toMatchObject({
		status: 413,
		body: { code: "too_large", limit: 32_768 },
	});
});

const memories = z.object({
	data: z.array(z.object({ id: z.string(), content: z.string(), key: z.string().optional() })),
});
const context = z.object({ text: z.string() });

it("shows as files what is remembered, and remembers what is written into files", async () => {
	const files = filesOf("files-6");
	const { body } = await api("POST", "/v1/memories", { content: "Oda takes the 7:10 ferry.", scope: "user:files-6" });
	const { id } = z.object({ id: z.string() }).parse(body);
	expect((await files.view("/memories")).content).toContain(`/memories/learned/${id}.md`);
	expect(await files.text(`/memories/learned/${id}.md`)).toBe("Oda takes the 7:10 ferry.");

	await files.create("/memories/boats.md", "The harbour master is called Sigrid.");
	const found = await ask(memories, "GET", "/v1/memories?scope=user:files-6");
	expect(found.data).toContainEqual(expect.objectContaining({ key: "/memories/boats.md" }));
	const thread = await newThread({ user_id: "files-6" });
	const asked = { query: "Who is the harbour master?", format: "text" };
	expect((await ask(context, "POST", `${thread}/context`, asked)).text).toContain("Sigrid");

	await files.run({ command: "rename", old_path: `/memories/learned/${id}.md`, new_path: "/memories/ferry.md" });
	expect(await files.text("/memories/ferry.md")).toBe("Oda takes the 7:10 ferry.");
	await files.run({ command: "delete", path: "/memories/boats.md" });
	expect((await ask(context, "POST", `${thread}/context`, asked)).text).not.toContain("Sigrid");
});

it("shows a thread's notes, which can be deleted but not changed", async () => {
	const thread = await newThread({ user_id: "files-7" });
	const { body } = await api("POST", `${thread}/notes`, { content: "Ask Ada first." });
	const { id } = z.object({ id: z.string() }).parse(body);
	const files = filesOf("files-7", localKey, { thread_id: thread.split("/").at(-1) });
	const path = `/memories/notes/${id}.md`;
	expect(await files.text(path)).toBe("Ask Ada first.");
	expect(await files.run({ command: "str_replace", path, old_str: "Ada", new_str: "Bo" })).toMatchObject({
		is_error: true,
	});
	await files.run({ command: "delete", path });
	expect((await api("GET", `${thread}/notes`)).body).toMatchObject({ data: [] });
	await files.create("/memories/notes/todo.md", "Tag the release.");
	expect(await files.text("/memories/notes/todo.md")).toBe("Tag the release.");
});

it("keeps files of the same text apart", async () => {
	const { create, text } = filesOf("files-8");
	await create("/memories/a.md", "The same text.");
	await create("/memories/b.md", "The same text.");
	expect([await text("/memories/a.md"), await text("/memories/b.md")]).toEqual(["The same text.", "The same text."]);
});

it("serves the official SDK's memory tool", async () => {
	const sent = (url: string, init: RequestInit) => exports.default.fetch(new Request(url, init));
	vi.stubGlobal("fetch", sent);
	const tool = betaMemoryTool(memoryToolHandlers("http://tessera/", localKey, { user_id: "files-9" }));
	const path = "/memories/me.md";
	expect(await tool.run({ command: "create", path, file_text: "I like tea." })).toBe(
		`File created successfully at: ${path}`,
	);
	expect(await tool.run({ command: "view", path })).toContain("     1\tI like tea.");
	await expect(tool.run({ command: "create", path, file_text: "x" })).rejects.toThrow(`File ${path} already exists`);
	await expect(tool.run({ command: "view", path: "/memories/../x" })).rejects.toThrow(
		"would escape /memories directory",
	);
});
