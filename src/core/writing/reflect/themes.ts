import { contentTerms } from "../../language/content-terms.ts";
import { shorten, withoutEnd } from "../../language/shorten.ts";
import { isGeneric } from "../../language/statements/deeds.ts";
import { isPastForm } from "../../language/tense.ts";
import { tokensOf } from "../../language/tokens.ts";
import type { NewInsight, Observation } from "./observation.ts";
import { compareText, firstQuoted, lastSaid } from "./observation-lines.ts";
import { DEEPEST, MOST_EVIDENCE, MOST_KEY } from "./reflect-figures.ts";

/** So many insights about the same make one about them. */
const FEWEST = 3;
/** Most of them that are named, the weightiest. */
const MOST_NAMED = 4;
const LONGEST_NAMED = 90;
const LONGEST_WORD = 60;
const SURE = 0.7;
const THEME = "theme.";

type Group = { word: string; own: Set<Observation> };

/**
 * What three or more insights are about: one that names them, and rests on them. Each insight counts to one of these, that of
 * the thing that most share. No theme rests on another by rules.
 */
export function themesIn(observations: readonly Observation[]): NewInsight[] {
	const about = new Map<string, Group>();
	for (const insight of observations.filter(isLower))
		for (const [thing, word] of thingsIn(aboutOf(insight))) {
			const group = about.get(thing) ?? { word, own: new Set() };
			about.set(thing, { ...group, own: group.own.add(insight) });
		}
	const used = new Set<Observation>();
	return [...about]
		.sort((a, b) => b[1].own.size - a[1].own.size || compareText(a[0], b[0]))
		.flatMap(([thing, { word, own }]) => {
			const left = [...own].filter((one) => !used.has(one));
			if (left.length < FEWEST) return [];
			for (const one of left) used.add(one);
			return [themeOf(thing, word, left)];
		});
}

const isLower = ({ depth, key }: Observation) => depth > 0 && depth < DEEPEST && !key?.startsWith(THEME);

/** Stems of what a text names, each with its word: neither what every project has nor what was done. */
function thingsIn(text: string): Map<string, string> {
	const words = tokensOf(text).filter(({ kind, folded }) => kind === "word" && !isPastForm(folded));
	const things = words.flatMap((word) =>
		[...contentTerms(word.text)].map((thing): [string, string] => [thing, word.text]),
	);
	return new Map(things.reverse().filter(([thing]) => !isGeneric(thing)));
}

/** What an insight is about: by rules the words it quotes first, else all it says. */
function aboutOf({ content }: Observation): string {
	return firstQuoted(content) ?? content;
}

function themeOf(thing: string, word: string, insights: readonly Observation[]): NewInsight {
	const byWeight = insights.toSorted(
		(a, b) => b.importance - a.importance || compareText(lastSaid(b), lastSaid(a)) || compareText(a.id, b.id),
	);
	const texts = byWeight.map((insight) => shorten(withoutEnd(aboutOf(insight), /[.\s]/), LONGEST_NAMED));
	const more = texts.length > MOST_NAMED ? `; and ${texts.length - MOST_NAMED} more` : "";
	const named = `${texts.slice(0, MOST_NAMED).join("; ")}${more}`;
	return {
		content: `${insights.length} insights concern “${shorten(word, LONGEST_WORD)}”: ${named}.`,
		key: `${THEME}${thing}`.slice(0, MOST_KEY),
		importance: Math.min(10, Math.max(...insights.map(({ importance }) => importance)) + 1),
		...{ confidence: SURE, evidence: byWeight.slice(0, MOST_EVIDENCE).map(({ id }) => id) },
		depth: 1 + Math.max(...insights.map(({ depth }) => depth)),
	};
}
