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

/** The JSON schema of an answer with these fields, and no others. */
export function answerSchema(name: string, properties: Record<string, object>) {
	return { name, schema: objectSchema(properties) };
}

export function objectSchema(properties: Record<string, object>) {
	return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

export const listSchema = (items: object) => ({ type: "array", items });
