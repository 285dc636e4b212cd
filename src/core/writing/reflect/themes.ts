import { contentTerms } from "../../language/content-terms.ts";
import { shorten, withoutEnd } from "../../language/shorten.ts";
import { isOfPast } from "./doings.ts";
import type { NewInsight, Observation } from "./observation.ts";
import { compareText, firstQuoted, lastSaid } from "./observation-lines.ts";
import { GENERIC } from "./plain-things.ts";
import { DEEPEST, MOST_EVIDENCE } from "./reflect-figures.ts";

/** So many insights about the same make one about them. */
const FEWEST = 3;
/** Most of them that are named, the weightiest. */
const MOST_NAMED = 4;
const LONGEST_NAMED = 90;
const LONGEST_WORD = 60;
const MOST_KEY = 80;
const SURE = 0.7;
const THEME = "theme.";
const WORD = /[\p{L}\p{N}\p{M}_'’-]+/gu;

/**
 * What three or more insights are about: one that names them, and rests on them. Each insight counts to one of these, that of
 * the thing that most share. No theme rests on another by rules.
 */
export function themesIn(observations: readonly Observation[]): NewInsight[] {
	const insights = observations.filter(({ depth, key }) => depth > 0 && depth < DEEPEST && !key?.startsWith(THEME));
	const about = new Map<string, Observation[]>();
	for (const insight of insights)
		for (const thing of thingsIn(aboutOf(insight))) {
			const own = about.get(thing);
			if (own === undefined) about.set(thing, [insight]);
			else own.push(insight);
		}
	const used = new Set<string>();
	return [...about]
		.filter(([, own]) => own.length >= FEWEST)
		.sort((a, b) => b[1].length - a[1].length || compareText(a[0], b[0]))
		.flatMap(([thing, own]) => {
			const left = own.filter(({ id }) => !used.has(id));
			if (left.length < FEWEST) return [];
			for (const { id } of left) used.add(id);
			return [themeOf(thing, left)];
		});
}

/** Stems of what a text names: neither what every project has nor what was done. */
function thingsIn(text: string): Set<string> {
	const words = Array.from(text.matchAll(WORD), ([word]) => word).filter((word) => !isOfPast(word));
	return new Set(
		words.flatMap((word) => [...contentTerms(word)]).filter((thing) => !GENERIC.has(thing) && !/\p{N}/u.test(thing)),
	);
}

/** What an insight is about: by rules the words it quotes first, else all it says. */
function aboutOf({ content }: Observation): string {
	return firstQuoted(content) ?? content;
}

function themeOf(thing: string, insights: readonly Observation[]): NewInsight {
	const byWeight = insights.toSorted(
		(a, b) => b.importance - a.importance || compareText(lastSaid(b), lastSaid(a)) || compareText(a.id, b.id),
	);
	const named = byWeight
		.slice(0, MOST_NAMED)
		.map((insight) => shorten(withoutEnd(aboutOf(insight), /[.\s]/), LONGEST_NAMED));
	const more = insights.length > named.length ? `; and ${insights.length - named.length} more` : "";
	return {
		content: `${insights.length} insights concern “${shorten(wordFor(thing, byWeight), LONGEST_WORD)}”: ${named.join("; ")}${more}.`,
		key: `${THEME}${thing}`.slice(0, MOST_KEY),
		importance: Math.min(10, Math.max(...insights.map(({ importance }) => importance)) + 1),
		confidence: SURE,
		evidence: byWeight.slice(0, MOST_EVIDENCE).map(({ id }) => id),
		depth: 1 + Math.max(...insights.map(({ depth }) => depth)),
	};
}

/** The word as it stands there. */
function wordFor(thing: string, insights: readonly Observation[]): string {
	for (const insight of insights)
		for (const [word] of aboutOf(insight).matchAll(WORD)) if (contentTerms(word).has(thing)) return word;
	return thing;
}
