import { claimsOf } from "./claims.ts";
import { cue, DENIED, WENT_WRONG } from "./cues.ts";
import { clauses, entryOf, type Reading, withoutLead } from "./read-text.ts";
import { isSame, topicStems } from "./step-match.ts";

const MOST_BLOCKERS = 4;
const BLOCKER_UNITS = 160;
/** Of a tool's result so many lines are looked at, from its end. */
const MOST_LINES = 40;

const BLOCKED = cue(
	"blocked|blocker|blocking|stuck|waiting (?:for|on)|wait (?:for|until)|(?:i|we) (?:can't|cannot|can not|couldn't|am unable to|are unable to) (?:proceed|continue|access|reach|connect|reproduce|find|log in|go on|start|run|deploy|merge|get|do|finish|build|test|open|move)",
	"unable to|don't have (?:access|permissions?)|do not have (?:access|permissions?)|no access|need(?:s)? access|permission denied|access denied|held up|on hold (?:until|because)|pending (?:approval|review)|(?:is|are|keeps?|still) failing|fails with|failed with|(?:is|are) down|(?:is|are) broken|doesn't (?:work|build|compile|start)|won't (?:start|build|compile|boot|connect)",
	"blockiert|warte[nt]? auf|hängt|bloquée?s?|en attente|attend(?:re|ons)?|bloquead[oa]s?|esperando|no (?:podemos|puedo) continuar",
);
const FREED = cue(
	"unblocked|resolved|solved|fixed|works (?:now|again)|working (?:now|again)|no longer|(?:we|i)(?:'ve)? (?:finally |now )?(?:got|received|have)|have access|granted|approved|arrived|received|came (?:back|through)|cleared|sorted|passes|passing|passed|back up|back online|succeeded|successful(?:ly)?|went through|is through|that did it|connected|green",
	"behoben|gelöst|läuft wieder|débloqué|résolu|résuelt[oa]|desbloquead[oa]|resuelt[oa]|solucionad[oa]",
);
const EACH_FREED = new RegExp(FREED, "giu");
const TROUBLE =
	/(?:^|[\s:[(])(?:error|exception|fatal|panic|traceback|denied|enoent|eacces|econnrefused|timed out|cannot find|failed|failure)(?=[\s:,.)\]!]|$)|\b\w+(?:Error|Exception)\b/i;
const NO_TROUBLE =
	/\b(?:0|no|zero|without) (?:error|failure|failed|exception|warning)s?\b|\berrors?: 0\b|\bfailed: 0\b/i;

/** A way that was tried and does not do is none; another one is taken. */
const FAILED_WAY =
	/\b(?:approach|idea|option|attempt|way|route|solution|variant|method|strategy|trick|alternative|workaround|proposal)\b.{0,60}\b(?:doesn't|does not|didn't|did not|won't) work\b|\b(?:doesn't|does not|didn't|did not|won't) work for (?:us|me|this)\b/i;

/** Kinds of runs: what names one, and what says that one passed. */
const RUNS = [
	{
		kind: /\btests?\b|\bassert|\bspecs?\b|\bexpected\b/i,
		passes: /\b\d+ (?:tests? )?pass|\btests?\b.{0,30}\b(?:pass|green|ok)|\bci is green\b|\ball green\b/i,
	},
	{
		kind: /##\[error\]|\bexit code\b|\bpipeline\b|\bworkflow\b|\bci\b/i,
		passes:
			/\b(?:ci|pipeline|workflow|run|job|checks?)\b.{0,40}\b(?:green|pass(?:es|ed)?|succeed(?:s|ed)|success\w*)\b|\bexit code:? 0\b|\ball green\b/i,
	},
	{
		kind: /\bbuild\b|\bcompil|\bTS\d{4}\b|\bSyntaxError\b/i,
		passes:
			/\b(?:build|compil\w+)\b.{0,40}\b(?:succe\w+|pass(?:es|ed)?|green|ok|finished|completed)\b|\bbuilt in\b|\bcompiled successfully\b|\bci is green\b/i,
	},
	{
		kind: /\blint|\beslint\b|\bbiome\b/i,
		passes: /\blint\w*\b.{0,40}\b(?:pass|green|clean|ok)|\b(?:0|no) (?:problems|errors)\b/i,
	},
	{
		kind: /\bdeploy/i,
		passes: /\bdeploy\w*\b.{0,40}\b(?:succe\w+|done|finished|complete\w*|live|went through)\b|\bdeployed\b/i,
	},
];

/** The blockers after what a person says: new ones, without those that are out of the way. */
export function afterBlockers(blockers: readonly string[], reading: Reading): string[] {
	let next = withoutFreed(blockers, reading);
	for (const { text, list } of reading.sentences) {
		if (list >= 0 || !BLOCKED.test(text) || FAILED_WAY.test(text) || /[?？]\s*$/.test(text) || isFreed(text)) continue;
		next = withBlocker(next, withoutLead(text), blockers.length);
	}
	return next;
}

/** The blockers after a tool's result: its last line of trouble; a result without any frees what it names. */
export function afterResult(blockers: readonly string[], text: string): string[] {
	const lines = text
		.slice(-8_000)
		.split(/\r\n|[\n\r]/)
		.slice(-MOST_LINES);
	const trouble = lines.findLast((line) => TROUBLE.test(line) && !NO_TROUBLE.test(line));
	if (trouble !== undefined && text.length <= 20_000) return withBlocker([...blockers], trouble, blockers.length);
	const left = withoutPassed(blockers, lines.join("\n"));
	return FREED.test(lines.join("\n")) ? withoutNamed(left, lines.join("\n")) : left;
}

/** The blockers once a step is done: what a run said before went wrong with it is over. */
export function afterStepDone(blockers: readonly string[]): string[] {
	return blockers.filter((blocker) => !TROUBLE.test(blocker));
}

/** Without what runs of the same kind said when they failed. */
function withoutPassed(blockers: readonly string[], text: string): string[] {
	const passed = RUNS.filter(({ passes }) => passes.test(text));
	return blockers.filter((blocker) => !TROUBLE.test(blocker) || !passed.some(({ kind }) => kind.test(blocker)));
}

function withBlocker(blockers: string[], text: string, before: number): string[] {
	const entry = entryOf(text, BLOCKER_UNITS);
	if (topicStems(entry).size === 0) return blockers;
	return [...blockers.filter((other) => !isSame(other, entry)), entry].slice(-Math.max(MOST_BLOCKERS, before));
}

/** Says of something that it is out of the way, or of "it", which means the newest. */
function withoutFreed(blockers: readonly string[], reading: Reading): string[] {
	let next = [...blockers];
	if (next.length === 0) return next;
	for (const { text } of reading.sentences) {
		if (!isFreed(text)) continue;
		next = withoutPassed(next, text);
		const left = withoutNamed(next, text);
		next = left.length === next.length && topicStems(text.replace(EACH_FREED, "")).size <= 1 ? next.slice(0, -1) : left;
	}
	for (const claim of claimsOf(reading, [])) next = withoutNamed(next, claim);
	return next;
}

function isFreed(text: string): boolean {
	return (
		!/[?？]\s*$/.test(text) &&
		clauses(text).some((clause) => {
			const found = FREED.exec(clause);
			if (found === null || (WENT_WRONG.test(clause) && !/\b(?:fixed|resolved|solved|no longer)\b/i.test(clause)))
				return false;
			return (
				!DENIED.test(clause.slice(0, found.index)) &&
				!/\b(?:until|once|when|if|waiting|will|should|to be|needs?|must|before|can't|cannot)\b/i.test(
					clause.slice(0, found.index),
				)
			);
		})
	);
}

/** Without those whose words the text has: a third of them, or two. */
function withoutNamed(blockers: readonly string[], text: string): string[] {
	const said = topicStems(text);
	return blockers.filter((blocker) => {
		const words = [...topicStems(blocker)];
		const shared = words.filter((word) => said.has(word) && !TROUBLE_WORDS.has(word)).length;
		return shared === 0 || (shared < 2 && shared / words.length < 0.3);
	});
}

const TROUBLE_WORDS = topicStems("error failed failing failure blocked waiting stuck exception access fixed resolved");
