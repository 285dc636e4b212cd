import { type Schema, Validator } from "@cfworker/json-schema";
import * as z from "zod";

const anything = z.looseObject({});
const content = z.record(z.string(), z.looseObject({ schema: anything.optional(), example: z.unknown().optional() }));
const answered = z.looseObject({ description: z.string(), content: content.optional() });
const parameter = z.looseObject({ name: z.string(), in: z.string(), schema: anything.optional() });
const operation = z.looseObject({
	parameters: z.array(parameter).optional(),
	requestBody: z.looseObject({ required: z.boolean().optional(), content }).optional(),
	responses: z.record(z.string(), answered),
});
const problem = z.object({ code: z.string() });

/** The part of `/openapi.json` that says what is sent and answered. */
export const Reference = z.looseObject({
	paths: z.record(z.string(), z.record(z.string(), operation)),
	components: z.looseObject({ schemas: z.record(z.string(), anything) }),
});
export type Reference = z.infer<typeof Reference>;
export type Operation = z.infer<typeof operation>;

/** Reads values and answers as a reference declares them. */
export function reader({ paths, components }: Reference) {
	const validators = new Map<unknown, Validator>();
	/** What is wrong with a value of this schema: null where nothing is. */
	const wrongWith = (schema: unknown, value: unknown): string | null => {
		const validator = validators.get(schema) ?? new Validator(withParts(schema, components), "2020-12", true);
		validators.set(schema, validator);
		const { valid, errors } = validator.validate(value);
		return valid ? null : errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`).join("; ");
	};
	return {
		wrongWith,
		/** What the reference says is wrong with an answer of an operation: null where nothing is. */
		undeclared(method: string, path: string, { status, body }: { status: number; body: unknown }): string | null {
			const responses = paths[path]?.[method.toLowerCase()]?.responses ?? {};
			const declared = responses[String(status)] ?? (status >= 400 ? responses.default : undefined);
			if (declared === undefined) return `no answer ${status}`;
			const code = problem.safeParse(body).data?.code;
			if (status >= 400 && code !== undefined && !declared.description.includes(`\`${code}\``))
				return `no code ${code}`;
			const contents = Object.values(declared.content ?? {});
			if (contents.length === 0) return body === null || body === "" ? null : "a body";
			const wrong = contents.map(({ schema }) => wrongWith(schema, body));
			return wrong.includes(null) ? null : wrong.join("; or ");
		},
	};
}

function withParts(declared: unknown, components: Reference["components"]): Schema {
	return { ...anything.parse(declared), components } as Schema;
}
