/** Things that scripts speak of, each with the distinctive terms by which it is recognised. */

/** `do`, `doing`, `did` and `noun` of the same act. */
type Act = { do: string; doing: string; did: string; noun: string; terms: string[] };
export type Choice = { matter: string; choice: string; over: string; why: string; terms: string[]; reason: string[] };
export type Attempt = { doing: string; did: string; result: string; terms: string[] };
export type Question = { question: string; topic: string; terms: string[] };
export type Wish = { wish: string; terms: string[] };
export type Swap = { matter: string; old: string; why: string; fresh: string; freshWhy: string; terms: string[] };

export type Items = {
	domain: string;
	/** A task each, with its steps in their order. */
	tasks: { task: Act; steps: Act[] }[];
	choices: Choice[];
	swaps: Swap[];
	attempts: Attempt[];
	questions: Question[];
	wishes: Wish[];
};

/** Written as a table: a line an item, its fields and terms between bars, terms between commas. */
function rows(table: string): string[][] {
	return table
		.trim()
		.split("\n")
		.map((line) => line.split("|").map((cell) => cell.trim()));
}

function terms(cell: string | undefined): string[] {
	return (cell ?? "").split(",").map((term) => term.trim());
}

function act([first = "", doing = "", did = "", noun = "", words]: string[]): Act {
	return { do: first, doing, did, noun, terms: terms(words) };
}

/** The first line of a paragraph is the task, the others its steps. */
export function tasks(table: string): Items["tasks"] {
	return table
		.trim()
		.split(/\n\s*\n/)
		.map((paragraph) => {
			const [task, ...steps] = rows(paragraph).map(act);
			if (task === undefined) throw new Error("A task has no line.");
			return { task, steps };
		});
}

export function choices(table: string): Choice[] {
	return rows(table).map(([matter = "", choice = "", over = "", why = "", words, reason]) => ({
		...{ matter, choice, over, why },
		terms: terms(words),
		reason: terms(reason),
	}));
}

export function swaps(table: string): Swap[] {
	return rows(table).map(([matter = "", old = "", why = "", fresh = "", freshWhy = "", words]) => ({
		...{ matter, old, why, fresh, freshWhy },
		terms: terms(words),
	}));
}

export function attempts(table: string): Attempt[] {
	return rows(table).map(([doing = "", did = "", result = "", words]) => ({ doing, did, result, terms: terms(words) }));
}

export function questions(table: string): Question[] {
	return rows(table).map(([question = "", topic = "", words]) => ({ question, topic, terms: terms(words) }));
}

export function wishes(table: string): Wish[] {
	return rows(table).map(([wish = "", words]) => ({ wish, terms: terms(words) }));
}
