import type { App } from "./context.ts";
import examples from "./examples.json";
import { WORDS } from "./words.ts";

type Json = Record<string, unknown>;

/** The OpenAPI document: what zod makes of the routes, in a form that clients can be made from. */
export function openApiDocument(app: App, version: string): Json {
	const made: Json = {
		...app.getOpenAPI31Document({
			openapi: "3.1.0",
			info: {
				title: "Tessera",
				version,
				description: "Memory and context for AI agents, served from the edge.",
				license: { name: "MIT" },
			},
			servers: [{ url: "/", description: "The server that this document comes from" }],
		}),
	};
	addExamples(made.paths);
	describeProperties(made.paths);
	describeProperties(made.components);
	withoutDefaults(made.components);
	withoutHalfDiscriminators(made.paths);
	return made;
}

/**
 * What recorded calls sent and were answered (`scripts/record-examples.ts`), shown at their operations. Of calls with one status
 * the last one counts; of those that were recorded for their answer alone nothing is shown of what they sent.
 */
function addExamples(paths: unknown): void {
	const recorded = Map.groupBy(examples, ({ operation }) => operation);
	for (const operation of objectsIn(paths)) {
		const { operationId, requestBody, responses } = operation;
		const calls = typeof operationId === "string" ? (recorded.get(operationId) ?? []) : [];
		for (const call of calls) {
			if ("body" in call && !("answerOnly" in call)) setExample(requestBody, call.body);
			if (isObject(responses) && "answer" in call) setExample(responses[String(call.status)], call.answer);
		}
	}
}

function setExample(place: unknown, example: unknown): void {
	const content = isObject(place) ? place.content : undefined;
	if (!isObject(content)) return;
	const text = content["text/event-stream"] ?? content["application/x-ndjson"];
	const body = typeof example === "string" ? text : content["application/json"];
	if (isObject(body)) body.example = example;
}

/** Gives each property without a description what its name means everywhere (`words.ts`). */
function describeProperties(value: unknown): void {
	for (const { properties } of objectsIn(value)) {
		if (!isObject(properties)) continue;
		for (const [name, property] of Object.entries(properties)) {
			const word = WORDS[name];
			if (word === undefined || !isObject(property) || "$ref" in property) continue;
			if (property.description === undefined) property.description = word;
		}
	}
}

/**
 * Moves defaults into descriptions. Clients made from the document would otherwise have to send each field that has
 * one, because the same schema could be that of an answer.
 */
function withoutDefaults(value: unknown): void {
	for (const schema of objectsIn(value)) {
		if (!("default" in schema)) continue;
		const said = `Default: \`${JSON.stringify(schema.default)}\``;
		const { description } = schema;
		schema.description = typeof description === "string" ? `${description}. ${said}` : said;
		delete schema.default;
	}
}

/**
 * Removes discriminators that do not name every alternative: one may do without the field. Generators would invent a
 * value for it.
 */
function withoutHalfDiscriminators(value: unknown): void {
	for (const schema of objectsIn(value)) {
		const { oneOf, discriminator } = schema;
		if (!Array.isArray(oneOf) || !isObject(discriminator) || !isObject(discriminator.mapping)) continue;
		if (Object.keys(discriminator.mapping).length < oneOf.length) delete schema.discriminator;
	}
}

/** Every object in a value. Properties of a schema are no schema themselves, even if one is called `default`. */
function* objectsIn(value: unknown): Generator<Json> {
	if (Array.isArray(value)) {
		for (const one of value) yield* objectsIn(one);
	} else if (isObject(value)) {
		yield value;
		for (const [key, inner] of Object.entries(value)) {
			if (key === "properties" && isObject(inner))
				for (const property of Object.values(inner)) yield* objectsIn(property);
			else yield* objectsIn(inner);
		}
	}
}

function isObject(value: unknown): value is Json {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
