import { type Chain, complete, isOpen, openSteps, plannedSteps, withoutAnnounced } from "./chain.ts";
import { cue } from "./cues.ts";
import { inlineSteps } from "./inline-steps.ts";
import { entryOf, type List, type Reading, STEP_UNITS } from "./read-text.ts";
import { isSame, meantStep } from "./step-match.ts";
import { WORKED } from "./work-verbs.ts";

/** More items than this are no plan that anybody keeps in mind; the first ones are taken. */
const MOST_STEPS = 20;

const NO_PLAN = cue(
	"options?|alternatives?|choices|causes?|reasons?|pros|cons|questions?|findings?|examples?|risks|concerns|sources|references|symptoms",
	"differences|benefits|candidates|possibilities|either|which of|trade-?offs|optionen|gründe|fragen|raisons|opciones|razones|preguntas",
);
const MAYBE_NO_PLAN = cue(
	"found|noticed|notes?|observations|results|considerations|features|requirements?|constraints|criteria|details|assumptions|facts",
	"summary|changes|changed|know|learned|versions|environment|includes?|contains?|has|have|supports?|offers?|about|preferences",
);
const PLAN = cue(
	"plan|steps?|to-?dos?|tasks?|approach|roadmap|checklist|agenda|order|sequence|phases?|milestones?|stages?|i'll|we'll|i will|we will",
	"let's|going to|need(?:s|ed)? to|have to|want(?: you)? to|here's how|how to|procedure|process|workflow|strategy|outline|proposal|try|please|work items",
	"schritte|ablauf|aufgaben|vorgehen|étapes|tâches|à faire|pasos|tareas|por hacer",
);
const DONE_SO_FAR = cue(
	"done so far|so far|completed|what i(?:'ve)? (?:did|done|changed|finished)|what we(?:'ve)? (?:did|done)|finished|already done|accomplished|done|changes made",
	"erledigt|fait|hecho|completado|terminado",
);
const LEFT = cue(
	"remaining|what's left|what is left|left(?: to do)?|still to do|outstanding|to go|open items|not done(?: yet)?|still open|pending",
	"offen|übrig|reste(?: à faire)?|restantes?|pendientes?|falta",
);
const ANEW = cue("new|updated?|revised|changed|instead|adjusted|neue[rs]?|nouveau|nuevo");
/** In a line of prose, where other things may be new. */
const PLAN_ANEW = cue(
	"(?:new|updated?|revised|changed|adjusted) (?:plan|steps?|order|list|roadmap|agenda|sequence|approach|to-?dos?)|instead|neue[rs]? plan|nouveau plan|nuevo plan",
);

/** The chain after the plans of a message: its lists, and what it puts in order in one sentence. */
export function afterPlans(chain: Chain, reading: Reading): Chain {
	let next = chain;
	for (const list of joined(reading.lists)) next = afterList(next, list);
	for (const line of reading.lines) {
		const steps = inlineSteps(line)
			.map((step) => entryOf(step, STEP_UNITS))
			.filter((step) => step !== "");
		if (steps.length > 1) next = withPlan(next, steps, PLAN_ANEW.test(line));
	}
	return next;
}

/** A checklist may stand in parts, each under a header of its own. */
function joined(lists: readonly List[]): List[] {
	const whole: List[] = [];
	for (const list of lists) {
		const last = whole.at(-1);
		const goesOn = last !== undefined && isChecklist(last) && isChecklist(list);
		if (goesOn) whole.splice(-1, 1, { ...last, items: [...last.items, ...list.items] });
		else whole.push(list);
	}
	return whole;
}

function isChecklist({ header, items }: List): boolean {
	return items.some(({ box }) => box) || /^(?:phase|stage|week|day|part|milestone)\b/i.test(header);
}

function afterList(chain: Chain, { header, items }: List): Chain {
	const entries = items.slice(0, MOST_STEPS).flatMap((item) => {
		const text = entryOf(item.text, STEP_UNITS);
		return text === "" ? [] : [{ ...item, text }];
	});
	const texts = [...new Set(entries.map(({ text }) => text))];
	if (texts.length === 0) return chain;
	const boxes = entries.some(({ box, done }) => box || done);
	const left = LEFT.test(header);
	if (!left && !boxes && DONE_SO_FAR.test(header) && !PLAN.test(header)) return reported(chain, texts);
	if (!boxes && !left && !isPlan(chain, { header, items: entries })) return chain;
	const planned = left ? onlyLeft(chain, texts) : withPlan(chain, texts, ANEW.test(header));
	const done = entries
		.filter((item) => item.done)
		.map(({ text }) => planned.task_chain.find((step) => isSame(step, text)) ?? text);
	return complete(
		planned,
		done.filter((step) => planned.task_chain.includes(step)),
	);
}

function isPlan(chain: Chain, { header, items }: List): boolean {
	if (items.length < 2 || NO_PLAN.test(header)) return false;
	if (items.filter(({ text }) => /[?？]$/.test(text) || WORKED.test(text)).length > items.length / 2) return false;
	if (PLAN.test(header)) return true;
	if (MAYBE_NO_PLAN.test(header)) return false;
	const free = plannedSteps(chain).length === 0;
	// Where its header says nothing that we know, a numbered list stands for an order.
	return free && (items.every(({ numbered }) => numbered) || /[^\p{ASCII}]\s?[:：]?$/u.test(header));
}

/** What a list of things done says of the plan; what it does not name is done beside it. */
function reported(chain: Chain, texts: readonly string[]): Chain {
	return texts.reduce((next, text) => {
		const step = meantStep(text, openSteps(next)) ?? text;
		return next.completed_steps.some((done) => isSame(done, step)) ? next : complete(next, [step]);
	}, chain);
}

/** Steps that are not among what is left are done. */
function onlyLeft(chain: Chain, texts: readonly string[]): Chain {
	const open = openSteps(chain);
	const left = texts.map((text) => meantStep(text, open) ?? text);
	if (!left.some((step) => open.includes(step))) return withPlan(chain, texts, false);
	const done = complete(
		chain,
		open.filter((step) => !left.includes(step)),
	);
	const before = done.task_chain.filter((step) => !isOpen(done, step));
	return { ...done, task_chain: [...before, ...left.filter((step) => isOpen(done, step))] };
}

/** Takes a plan over: as the chain, in place of what was left of another one, or into what is there. */
function withPlan(before: Chain, texts: readonly string[], anew: boolean): Chain {
	const chain = withoutAnnounced(before);
	const open = openSteps(chain);
	const known = texts.map(
		(text) => chain.task_chain.find((step) => isSame(step, text)) ?? meantStep(text, open) ?? text,
	);
	const steps = [...new Set(known)];
	const common = steps.filter((step) => chain.task_chain.includes(step)).length;
	const begun = chain.task_chain.filter((step) => !isOpen(chain, step) && !steps.includes(step));
	if (open.length === 0)
		return common > 0 ? { ...chain, task_chain: [...begun, ...steps] } : { ...chain, task_chain: steps };
	if (anew || begun.length + common === 0) return { ...chain, task_chain: [...begun, ...steps] };
	if (2 * common < steps.length) return chain;
	return { ...chain, task_chain: [...begun, ...steps, ...open.filter((step) => !steps.includes(step))] };
}
