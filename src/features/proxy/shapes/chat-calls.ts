import * as z from "zod";
import { isReadable } from "./entry.ts";
import { wholeCalls } from "./shape.ts";

/** A call of an answer, or a piece of one. */
export const CallBody = z.looseObject({
	index: z.int().optional(),
	id: z.string().nullish(),
	type: z.string().nullish(),
	function: z.looseObject({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
	custom: z.looseObject({ name: z.string().nullish() }).nullish(),
});

type Call = { id: string; name: string; arguments: string };

/** Puts the calls of an answer together, in the order in which they begin. */
export function callCollector() {
	const calls = new Map<number, Call>();
	/** Which call an upstream means by a number. */
	const numbers = new Map<number, number>();
	/** The names of calls of other kinds, which no thread can hold. */
	const others = new Set<string>();
	let latest = 0;

	/** Some upstreams number no calls: then a new id begins a new one, and what has none goes on with the latest. */
	const unnumbered = (id: string | null | undefined): number => {
		if (!id) return latest;
		const known = [...calls].find(([, call]) => call.id === id);
		return known?.[0] ?? calls.size;
	};

	/** Others give all calls one number: then a name under a new id begins a new one. */
	const numbered = (index: number, { id, function: named }: z.output<typeof CallBody>): number => {
		const place = numbers.get(index);
		const isOther = place !== undefined && id && named?.name && calls.get(place)?.id !== id;
		return place === undefined || isOther ? calls.size : place;
	};

	return {
		/** `place`: where the call stands in a list that is whole (null: it is a piece of a stream). */
		take(body: z.output<typeof CallBody>, place: number | null) {
			const { index } = body;
			if (body.custom) others.add(body.custom.name || "a tool of its own kind");
			if (body.custom) return;
			latest = place ?? (index === undefined ? unnumbered(body.id) : numbered(index, body));
			if (index !== undefined) numbers.set(index, latest);
			const call = calls.get(latest) ?? { id: `call_${latest}`, name: "", arguments: "" };
			if (body.id) call.id = body.id;
			call.name += body.function?.name ?? "";
			call.arguments += body.function?.arguments ?? "";
			calls.set(latest, call);
		},
		/** `sure`: the answer came whole. Else a call may have broken off, and says nothing that could be carried out. */
		collected(sure: boolean): { made: Call[]; lost: string[] } {
			const all = [...calls.values()];
			const whole = sure ? { made: all.filter(({ name }) => name !== ""), lost: [] } : wholeCalls(all);
			const unheld = whole.made.filter((call) => !isHeld(call)).map(({ name }) => name);
			return { made: whole.made.filter(isHeld), lost: [...whole.lost, ...unheld, ...others] };
		},
	};
}

/** Whether a call can be read when its client resends it: ids and names have a longest length. */
function isHeld({ id, ...made }: Call): boolean {
	return isReadable({ role: "assistant", tool_calls: [{ id, type: "function", function: made }] }, "openai");
}
