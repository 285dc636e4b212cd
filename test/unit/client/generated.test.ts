import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { openApiDocument } from "../../../src/platform/http/document.ts";

const file = join(import.meta.dirname, "../../../src/client/schemas.gen.ts");

const JSON_OBJECT = ts.factory.createTypeReferenceNode("Record", [
	ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
	ts.factory.createTypeReferenceNode("Json"),
]);

const HEADER = `// Made of the OpenAPI document by test/unit/client/generated.test.ts (\`npm run generate:client\`); not to be edited.
// No limit of lines holds for \`*.gen.ts\`: change the schemas it is made of, and name what stands in it twice.
`;

/** What the client names; what these refer to comes along. */
const ROOTS = [
	...["Thread", "NewThread", "Message", "NewMessage", "Appended", "ThreadContext", "ThreadContextRequest", "Context"],
	...["ContextRequest", "Memory", "NewMemory", "MemoryPatch", "MemorySearch", "FoundMemories", "Ingest", "Ingested"],
	...["Relation", "Note", "ListedNote", "Summary", "Job", "WorkingState", "WorkingStatePatch", "Problem"],
];
/** Messages of SDKs have the types of those SDKs. */
const FOREIGN = /^(?:OpenAiMessage|ResponsesItem|AnthropicMessage|AiSdkModelMessage|AiSdkUiMessage)$/;

/** `npm run generate:client` writes it anew. */
it("the client's types are those of the OpenAPI document", async () => {
	const document = openApiDocument(createApp(), "0");
	const all: Record<string, unknown> = Object(document.components).schemas;
	const schemas: Record<string, unknown> = {};
	const add = (name: string) => {
		if (name in schemas) return;
		schemas[name] = FOREIGN.test(name) ? { type: "object" } : all[name];
		for (const [, ref] of JSON.stringify(schemas[name]).matchAll(/#\/components\/schemas\/(\w+)/g)) add(ref ?? "");
	};
	for (const root of ROOTS) add(root);
	const types = await openapiTS(JSON.stringify({ ...document, paths: {}, components: { schemas } }), {
		inject: "type Json = string | number | boolean | null | Json[] | { [name: string]: Json };\n",
		// What providers want back is JSON, as the AI SDK's own types say.
		transform: (schema) => {
			if (!("x-json" in schema)) return undefined;
			return schema["x-json"] === "any" ? ts.factory.createTypeReferenceNode("Json") : JSON_OBJECT;
		},
	});
	const text = `${HEADER}${astToString(types)}`;
	await expect(text).toMatchFileSnapshot(file);
});
