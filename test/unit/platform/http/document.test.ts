import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Validator } from "@cfworker/json-schema";
import openapiTS, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../../src/app.ts";
import { openApiDocument } from "../../../../src/platform/http/document.ts";
import { longIt } from "../../../long.ts";

const root = join(import.meta.dirname, "../../../..");
const document = openApiDocument(createApp(), "0.1.0");
let folder: string;

/** A program from node_modules/.bin, in the folder with the document. */
function run(program: string, ...words: string[]) {
	const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
	const env = {
		...process.env,
		PATH: path,
		NO_COLOR: "1",
		REDOCLY_TELEMETRY: "off",
		REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
	};
	const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, env, encoding: "utf8" });
	return { status, output: `${stdout}${stderr}` };
}

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "tessera-document-"));
	symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
	writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
	writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
	writeFileSync(join(folder, "api.d.ts"), astToString(await openapiTS(JSON.stringify(document))));
	const compilerOptions = {
		target: "ES2024",
		lib: ["ES2024", "DOM"],
		module: "NodeNext",
		types: [],
		strict: true,
		noEmit: true,
		skipLibCheck: true,
	};
	writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the OpenAPI document", () => {
	it("is linted without an error", () => {
		const { status, output } = run("redocly", "lint", "openapi.json");
		expect(status, output).toBe(0);
	}, 60_000);

	it("names each operation once, and describes each property", () => {
		const ids = objectsIn(document).flatMap(({ operationId }) =>
			typeof operationId === "string" ? [operationId] : [],
		);
		expect(ids.length).toBeGreaterThan(60);
		expect(new Set(ids).size).toBe(ids.length);
		const bare = objectsIn(document).flatMap(({ properties }) =>
			isObject(properties)
				? Object.entries(properties).flatMap(([name, property]) =>
						isObject(property) && !("description" in property) && !("$ref" in property) ? [name] : [],
					)
				: [],
		);
		expect(bare).toEqual([]);
	});

	it("has an example of each operation, which its schemas allow", () => {
		const { paths, components } = document;
		for (const { operationId, requestBody, responses } of objectsIn(paths)) {
			if (typeof operationId !== "string") continue;
			const contents = objectsIn([requestBody, responses]).filter((content) => "example" in content);
			const answered = Object.keys(Object(responses)).some((status) => status === "204");
			expect(contents.length, operationId).toBeGreaterThan(answered ? -1 : 0);
			for (const { schema, example } of contents) {
				const { valid, errors } = new Validator({ ...Object(schema), components }, "2020-12", false).validate(example);
				expect(valid, `${operationId}: ${JSON.stringify(errors.slice(-2))}`).toBe(true);
			}
		}
	});

	longIt(
		"gives clients types with which the README's calls compile, and wrong ones do not",
		() => {
			writeFileSync(join(folder, "calls.ts"), CALLS);
			writeFileSync(join(folder, "wrong.ts"), CALLS.replace('format: "anthropic"', 'format: "yaml"'));
			const { output } = run("tsc", "-p", ".");
			const named = [...output.matchAll(/^([\w./-]+)\(\d+,/gm)].map(([, file]) => file);
			expect(new Set(named), output).toEqual(new Set(["wrong.ts"]));
		},
		60_000,
	);
});

/** The README's calls, and those whose types depend on a format. */
const CALLS = `
import createClient from "openapi-fetch";
import type { paths } from "./api.js";
import type { MessageParam } from "@anthropic-ai/sdk/resources/messages";

const { POST } = createClient<paths>({ baseUrl: "http://127.0.0.1:8787", headers: { authorization: "Bearer tsr_local_dev" } });
const params = { path: { id: "release-42" } };

await POST("/v1/threads", { body: { id: "release-42", user_id: "ada" } });
const { data } = await POST("/v1/threads/{id}/context", { params, body: { query: "And when does it run?", append: true } });
if (data?.format === "messages") console.log(data.messages.length, data.tokens.window);
await POST("/v1/threads/{id}/messages", { params, body: { messages: [{ role: "assistant", content: "On Friday." }] } });
await POST("/v1/memories/ingest", { body: { user_id: "mira", messages: [{ role: "user", content: "I live in Lisbon." }], wait: true } });
const dinner = await POST("/v1/threads/{id}/context", { params, body: { query: "Which restaurant suits me?", format: "text" } });
if (dinner.data?.format === "text") console.log(dinner.data.text);

const claude = await POST("/v1/threads/{id}/context", { params, body: { format: "anthropic" } });
const turns: MessageParam[] = claude.data?.format === "anthropic" ? claude.data.messages : [];
const calls = [{ id: "c", type: "function" as const, function: { name: "f", arguments: "{}" } }];
await POST("/v1/threads/{id}/messages", {
	params,
	body: { format: "openai", messages: [{ role: "assistant", content: null, tool_calls: calls }] },
});
console.log(turns, (await POST("/v1/memories", { body: { content: "Lives in Lisbon.", type: "fact", scope: "user:mira" } })).data);
`;

function objectsIn(value: unknown): Record<string, unknown>[] {
	if (Array.isArray(value)) return value.flatMap(objectsIn);
	return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
