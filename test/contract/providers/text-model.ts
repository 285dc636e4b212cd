import { describe, expect, it, vi } from "vitest";
import type { ModelError, TextModel, TextRequest } from "../../../src/ports/text-model.ts";

/** What the vendor behind a model does; `answers` is a successful reply in one of its shapes. */
export type VendorBehaviour =
	| { does: "answers"; reply: unknown }
	| { does: "hangs" }
	| { does: "is busy"; retryAfterSeconds: number }
	| { does: "breaks" }
	| { does: "refuses" };

export type ModelCase = {
	/** A model before a vendor that behaves like this. */
	make(behaviour: VendorBehaviour): TextModel;
	/** Successful replies that say `text`, by the name of their shape; `counted`: they say that they cost 12 and 3. */
	shapes(text: string): Record<string, { reply: unknown; counted: boolean }>;
	/** Replies in which there is no text, and the trouble they are. */
	textless: Record<string, { reply: unknown; reason: ModelError["reason"] }>;
	/** Whether the vendor can say how long to wait. */
	saysHowLong: boolean;
};

export const request: TextRequest = {
	system: "You write summaries.",
	prompt: "Summarise this.",
	schema: { name: "summary", schema: { type: "object", properties: { a: { type: "string" } } } },
	maxOutputTokens: 500,
	deadlineMs: 5_000,
};

/** What every text model has to keep. */
export function textModelContract({ make, shapes, textless, saysHowLong }: ModelCase): void {
	describe.each(Object.keys(shapes("")))("an answer in the shape: %s", (shape) => {
		it.each(['{"a":"Grüße, 今天"}', "prose, no JSON", `{"a":"${"long ".repeat(220_000)}"}`])(
			"gives its text",
			async (text) => {
				const made = await make({ does: "answers", reply: shapes(text)[shape]?.reply }).generate(request);
				expect(made).toMatchObject({ ok: true, value: { text } });
			},
		);

		it("gives what it cost, or a guess where the vendor does not say", async () => {
			const { reply, counted } = shapes("four")[shape] ?? {};
			const made = await make({ does: "answers", reply }).generate(request);
			const guessed = { input_tokens: Math.ceil((request.system + request.prompt).length / 4), output_tokens: 1 };
			const usage = counted ? { input_tokens: 12, output_tokens: 3 } : guessed;
			expect(made).toEqual({ ok: true, value: { text: "four", usage } });
		});
	});

	it.each(Object.entries(textless))("says so where there is no text: %s", async (_, { reply, reason }) => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		expect(await make({ does: "answers", reply }).generate(request)).toMatchObject({ ok: false, error: { reason } });
		logged.mockRestore();
	});

	it("gives up at its deadline", async () => {
		const made = await make({ does: "hangs" }).generate({ ...request, deadlineMs: 50 });
		expect(made).toEqual({ ok: false, error: { reason: "timeout" } });
	});

	it("says that there were too many requests, and how long to wait", async () => {
		const made = await make({ does: "is busy", retryAfterSeconds: 7 }).generate(request);
		expect(made).toEqual({ ok: false, error: { reason: "rate_limited", retry_after_ms: saysHowLong ? 7_000 : null } });
	});

	it.each([
		["breaks", "failed"],
		["refuses", "refused"],
	] as const)("tells a vendor that %s", async (does, reason) => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		expect(await make({ does }).generate(request)).toMatchObject({ ok: false, error: { reason } });
		logged.mockRestore();
	});

	it("has a name and a window", () => {
		const { name, window } = make({ does: "hangs" });
		expect(name).toMatch(/^[a-z-]+:.+/);
		expect(window).toBeGreaterThan(1_000);
	});
}
