import type { Asked, Way } from "./ask-all.ts";

type Sum = { gold: number; found: number; questions: number; whole: number; strict: number; judged: number };

/** A table per set and budget: a row per category, and all of them; in percent. */
export function tables(asked: readonly Asked[]): string {
	const groups = new Map<string, Asked[]>();
	for (const one of asked) {
		const key = `${setOf(one)} at ${one.budget.toLocaleString("en")} tokens`;
		groups.set(key, [...(groups.get(key) ?? []), one]);
	}
	return [...groups].map(([title, all]) => `### ${title}\n\n${tableOf(all)}`).join("\n\n");
}

function setOf({ conversation }: Asked): string {
	if (conversation.set === "locomo") return "LoCoMo";
	if (conversation.set === "qmsum") return "QMSum";
	return conversation.id.startsWith("beam-1m") ? "BEAM 1M" : "BEAM 100K";
}

function tableOf(all: readonly Asked[]): string {
	const ways = [...new Set(all.map(({ way }) => way))];
	const categories = [...new Set(all.map(({ question }) => question.category))].sort();
	const judged = all.some(({ answer }) => answer.strict !== null);
	const head = ["category", "gold turns", ...ways.flatMap((way) => [way, "all golds", ...(judged ? ["strict"] : [])])];
	const rows = [...categories, null].map((category) => {
		const own = all.filter(({ question }) => category === null || question.category === category);
		const sums = ways.map((way) => sumOf(own, way));
		return [
			...[category ?? "**all**", String(sums[0]?.gold ?? 0)],
			...sums.flatMap(({ found, gold, whole, questions, strict, judged: of }) => [
				...[percent(found, gold), percent(whole, questions)],
				...(judged ? [percent(strict, of)] : []),
			]),
		];
	});
	return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** `strict` counts gold turns: in the context, and half of what the rubric of their question says is there too. */
function sumOf(all: readonly Asked[], way: Way): Sum {
	const sum: Sum = { gold: 0, found: 0, questions: 0, whole: 0, strict: 0, judged: 0 };
	for (const { answer, way: own } of all) {
		if (own !== way) continue;
		const gold = answer.found.length + answer.missing.length;
		sum.gold += gold;
		sum.found += answer.found.length;
		sum.questions++;
		if (answer.missing.length === 0) sum.whole++;
		if (answer.strict === null) continue;
		sum.judged += gold;
		if (answer.strict) sum.strict += answer.found.length;
	}
	return sum;
}

function percent(part: number, of: number): string {
	return of === 0 ? "–" : ((100 * part) / of).toFixed(1);
}

/** The questions that miss most, with what is there and what is not; texts are printed and kept nowhere. */
export function worst(asked: readonly Asked[], most = 25): string {
	const own = asked.filter(({ way, answer }) => way === "recall" && answer.missing.length > 0);
	const lines = own
		.toSorted((a, b) => b.answer.missing.length - a.answer.missing.length)
		.slice(0, most)
		.map(({ conversation, question, budget, answer }) => {
			const said = (id: string) => {
				const message = conversation.messages.find((one) => one.id === id);
				return `${id} ${message?.name ?? message?.role ?? ""}: ${String(message?.content).replace(/\s+/g, " ").slice(0, 160)}`;
			};
			return [
				`${conversation.id} ${question.id} (${question.category}, ${budget}): ${question.text}`,
				...answer.found.map((id) => `  in       ${said(id)}`),
				...answer.missing.map((id) => `  missing  ${said(id)}`),
			].join("\n");
		});
	return lines.join("\n");
}
