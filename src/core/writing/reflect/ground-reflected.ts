import { firstOfEach } from "../../base/first-of-each.ts";
import { contentTerms, sharedTerms } from "../../language/content-terms.ts";
import { dayText } from "../../language/dates/day-text.ts";
import { holdsSecret } from "../../language/secrets/withheld.ts";
import { shorten } from "../../language/shorten.ts";
import { type Saying, sayingOf, saysAgain } from "../../language/statements/says-again.ts";
import { ratedImportance } from "../../model/memory/importance.ts";
import { evidenceOf } from "../distill/evidence.ts";
import { isBorneOut } from "../distill/ground.ts";
import { knownEvidence } from "./known-evidence.ts";
import type { Contradiction, Material, NewInsight, Observations, Reflected } from "./observation.ts";
import { daysOf, lastSaid } from "./observation-lines.ts";
import type { AnsweredContradiction, AnsweredInsight, ReflectAnswer } from "./read-reflect-answer.ts";
import { LONGEST_INSIGHT, MOST_INSIGHTS } from "./reflect-figures.ts";

/** Why something that a model concluded is not taken. */
type Dropped = { reason: "ungrounded" | "duplicate" | "too_long" | "unusable" };
type Grounded = Pick<Reflected, "insights" | "contradictions"> & { dropped: Dropped[] };

/** How sure an insight of a model is: of two observations, and with each more. */
const SURE = { least: 0.6, more: 0.05, most: 0.85 };
const LONGEST_WHY = 300;

/**
 * Of what a model answered what the observations bear out; `lines`: what it read. An insight needs two observations, one of them new, names
 * and numbers that stand there, and something to say that neither they nor an insight says already; nothing is concluded twice from the same.
 */
export function groundedReflection(
	{ insights, contradictions }: ReflectAnswer,
	lines: Observations,
	{ fresh, beside, known }: Pick<Material, "fresh" | "beside" | "known">,
): Grounded {
	const isFresh = new Set(fresh.map(({ id }) => id));
	const evidence = knownEvidence(known);
	const said = [...lines, ...beside.filter(({ depth }) => depth > 0)].map(({ content }) => sayingOf(content));
	const dropped: Dropped[] = [];
	const kept: NewInsight[] = [];
	for (const answered of insights) {
		const named = answered.evidence.flatMap((number) => lines[number - 1] ?? []);
		const rests = firstOfEach(named, ({ id }) => id);
		const ids = rests.map(({ id }) => id);
		const isNew = ids.length > 1 && ids.some((id) => isFresh.has(id));
		const reason = refusalOf(answered.content, isNew ? rests : [], said);
		if (reason !== null) dropped.push({ reason });
		else if (evidence.has(ids) || kept.length === MOST_INSIGHTS) dropped.push({ reason: "duplicate" });
		else {
			evidence.add(ids);
			said.push(sayingOf(answered.content));
			kept.push(insightOf(answered, rests));
		}
	}
	return { insights: kept, contradictions: groundedPairs(contradictions, lines, isFresh), dropped };
}

function refusalOf(content: string, rests: Observations, said: readonly Saying[]): Dropped["reason"] | null {
	if (content.length > LONGEST_INSIGHT) return "too_long";
	if (holdsSecret(content)) return "unusable";
	if (!isSaid(content, rests)) return "ungrounded";
	const saying = sayingOf(content);
	return said.some((one) => saysAgain(saying, one)) ? "duplicate" : null;
}

/** Whether it says something of what it rests on, and no name or number that does not stand there or count it. */
function isSaid(content: string, rests: Observations): boolean {
	const telling = contentTerms(content);
	if (!rests.some((one) => sharedTerms(contentTerms(one.content), telling) > 0)) return false;
	const days = daysOf(rests.flatMap(({ said_at }) => said_at));
	const most = Math.max(days.length, rests.length, ...rests.map(({ said_at }) => said_at.length));
	const counts = Array.from({ length: Math.min(most, 1_000) }, (_, index) => index + 1).join(" ");
	const known = [...rests.map((one) => one.content), ...days, ...days.map(dayText), counts];
	return isBorneOut(content, "task_context", evidenceOf({ known }));
}

function insightOf({ content, importance }: AnsweredInsight, rests: Observations): NewInsight {
	const rated = importance ?? ratedImportance({ content, type: "insight", is_static: false });
	return {
		...{ content, key: null, importance: Math.min(10, Math.max(1, Math.round(rated))) },
		confidence: Math.min(SURE.most, SURE.least + (rests.length - 2) * SURE.more),
		evidence: rests.map(({ id }) => id),
		depth: 1 + Math.max(...rests.map(({ depth }) => depth)),
	};
}

/** Pairs of what was said, of which one is new, that speak of the same; the one that was said last is the later. */
function groundedPairs(
	answered: readonly AnsweredContradiction[],
	lines: Observations,
	isFresh: ReadonlySet<string>,
): Contradiction[] {
	const pairs = answered.flatMap((pair): Contradiction[] => {
		const [one, other] = [lines[pair.earlier - 1], lines[pair.later - 1]];
		if (one === undefined || other === undefined || one.id === other.id || one.depth + other.depth > 0) return [];
		const about = sharedTerms(contentTerms(one.content), contentTerms(other.content)) > 0;
		if (!about || !(isFresh.has(one.id) || isFresh.has(other.id))) return [];
		const [earlier, later] = lastSaid(one) <= lastSaid(other) ? [one.id, other.id] : [other.id, one.id];
		return [{ earlier, later, why: holdsSecret(pair.why) ? "" : shorten(pair.why, LONGEST_WHY) }];
	});
	return firstOfEach(pairs, ({ earlier, later }) => `${earlier} ${later}`).slice(0, MOST_INSIGHTS);
}
