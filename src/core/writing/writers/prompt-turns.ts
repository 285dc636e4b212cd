/*
 * A change of a prompt's wording is a new version of it in a file of its own: what something was written with can then be told.
 */

/** What a model is asked: in full, once more for what was at fault, and for lines that hardly anything can be wrong with. */
export type PromptTurns = { ask: string; repair(fault: string): string; lines: string };

/** The turns of a question about some material, each with the form that its answer is to have. */
export function promptTurns(
	material: string,
	question: string,
	{ json, lines }: Record<"json" | "lines", string>,
): PromptTurns {
	const asked = `${material}\n\n${question}`;
	return {
		ask: `${asked} ${json}`,
		repair: (fault) => `${asked} An earlier answer could not be used: ${fault}. ${json}`,
		lines: `${asked} ${lines}`,
	};
}

/** The parts of a material, each between its tags; what is empty is left out. */
export function tagged(parts: Readonly<Record<string, string>>): string {
	return Object.entries(parts)
		.flatMap(([tag, text]) => (text === "" ? [] : `<${tag}>\n${text}\n</${tag}>`))
		.join("\n\n");
}

/** A JSON schema by an example: the names of types (`integer|null`), a list of one, named fields, or a schema with more to say. */
type Shape = string | readonly [Shape] | { type: string; [rule: string]: unknown } | { [name: string]: Shape };

/** The JSON schema of an answer with these fields, and no others. */
export function answerSchema(name: string, fields: Record<string, Shape>) {
	return { name, schema: schemaOf(fields) };
}

function schemaOf(shape: Shape): Record<string, unknown> {
	if (typeof shape === "string") return { type: shape.includes("|") ? shape.split("|") : shape };
	if (Array.isArray(shape)) return { type: "array", items: schemaOf(shape[0]) };
	if (isSchema(shape)) return shape;
	const properties = Object.fromEntries(Object.entries(shape).map(([name, of]) => [name, schemaOf(of)]));
	return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

const isSchema = (shape: object): shape is { type: string } => "type" in shape && typeof shape.type === "string";

/** From 1 to 10. */
export const RATED = { type: "integer", minimum: 1, maximum: 10 };
