import { runSteps, type Steps } from "../../../base/steps.ts";
import type { MemoryType } from "../../../model/memory/remembered.ts";
import { type Found, type FoundRelation, fact } from "../found/found.ts";
import { type Gathering, gathering } from "../found/gathering.ts";
import { injectedIn, saidBeyondContext } from "../found/injected.ts";
import type { KnownMemory, Learned, LearnedMessage } from "../found/learned.ts";
import { plainClause, withoutOther } from "../found/plain-clause.ts";
import { proposalsIn, type Statement, statementsIn } from "../found/statements.ts";
import { foundBy } from "../rules/rule.ts";
import { explicit, rememberedIn } from "../rules/rules-asked.ts";
import { correctedIn } from "../rules/rules-corrections.ts";
import { agreedTo, decisionIn, saysYes } from "../rules/rules-decisions.ts";
import { ENDING_RULES } from "../rules/rules-endings.ts";
import { eventIn, timed } from "../rules/rules-events.ts";
import { HEALTH_RULES } from "../rules/rules-health.ts";
import { incidentIn } from "../rules/rules-incidents.ts";
import { OTHER_RULES, UNSPACED_RULES } from "../rules/rules-other-languages.ts";
import { PREFERENCE_RULES } from "../rules/rules-preferences.ts";
import { aliasIn, kinIn, personKey, relationsIn } from "../rules/rules-relations.ts";
import { USER_RULES } from "../rules/rules-user.ts";
import { usesIn } from "../rules/rules-uses.ts";
import { VALUE_RULES } from "../rules/rules-values.ts";

const OWN_RULES = [...HEALTH_RULES, ...ENDING_RULES, ...USER_RULES];
const NOT_LATIN = /[\u0370-\uffff]/;

/**
 * What messages tell that is worth remembering, by rules alone: the embedded extractor. Only what users state counts, and
 * what they agree to; each comes with the words it was learned from. What `known` says already is not learned again, and
 * later values of a key stand behind earlier ones. Linear in the text; never throws.
 */
export function extractLearned(...said: Parameters<typeof learningSteps>): FoundInMessages {
	return runSteps(learningSteps(...said));
}

type FoundInMessages = Pick<Learned, "memories" | "relations" | "skipped" | "again">;

/** The same in steps. */
export function* learningSteps(
	messages: readonly LearnedMessage[],
	known: readonly KnownMemory[],
): Steps<FoundInMessages> {
	const gathered = gathering(known);
	let before: LearnedMessage | null = null;
	for (const message of messages) {
		if (message.role === "user") yield* learnFrom(message, before, gathered);
		if (message.role === "user" || message.role === "assistant") before = message;
	}
	const learned = gathered.learned();
	return { ...learned, skipped: [...injectedIn(messages), ...learned.skipped] };
}

/** Each statement goes through all rules: so many times what reading it takes. */
const RULES_WEIGH = 4;

function* learnFrom(message: LearnedMessage, before: LearnedMessage | null, gathered: Gathering): Steps<void> {
	const said = saidBeyondContext(message.content);
	if (before?.role === "assistant" && saysYes(said)) yield* learnAgreed(before, message, gathered);
	const statements = yield* firstStatements(said);
	for (const [index, statement] of statements.entries()) {
		const next = statements[index + 1]?.text ?? "";
		for (const found of foundIn(statement, next, message.created_at, gathered)) {
			gathered.add(found, message, statement.quote);
		}
		yield statement.quote.length * RULES_WEIGH;
	}
}

/** Of a longer text the rest is not read: it is a document and not what somebody says, and would hold all others up. */
const MOST_STATEMENTS = 2_000;

function* firstStatements(said: string): Steps<Statement[]> {
	const statements: Statement[] = [];
	for (const statement of statementsIn(said)) {
		if (statements.length === MOST_STATEMENTS) break;
		statements.push(statement);
		yield statement.quote.length;
	}
	return statements;
}

/** The last thing that an assistant proposed is decided once the user says yes. */
function* learnAgreed(proposed: LearnedMessage, message: LearnedMessage, gathered: Gathering): Steps<void> {
	let agreed: { found: Found; quote: string } | undefined;
	for (const { text, quote } of proposalsIn(saidBeyondContext(proposed.content))) {
		const found = agreedTo(text).at(-1);
		if (found !== undefined) agreed = { found, quote };
		yield quote.length;
	}
	if (agreed === undefined) return;
	gathered.add(agreed.found, { ...proposed, user_id: proposed.user_id ?? message.user_id }, agreed.quote);
}

function foundIn(statement: Statement, next: string, said_at: string, gathered: Gathering): Found[] {
	const asked = rememberedIn(statement.text);
	const clauses = asked === null ? statement.clauses : [asked];
	const byClause = clauses.flatMap((clause) => {
		const corrected = correctedIn(clause, gathered.ofKeys());
		if (corrected.length > 0)
			return corrected.map((found) => timed(found, found.kind === "memory" ? found.content : clause, said_at));
		return foundInClause(clause, gathered).map((found) => timed(found, clause, said_at));
	});
	const links = [...named(statement.text, byClause), ...moved(statement.text, gathered)].map((found) =>
		timed(found, statement.text, said_at),
	);
	if (byClause.some(({ kind }) => kind === "memory")) return [...byClause, ...links];
	const whole = [...decisionIn(statement.text, next), ...(asked === null ? [] : explicit(asked))].slice(0, 1);
	if (whole.length > 0) return [...whole.map((found) => timed(found, statement.text, said_at)), ...links];
	const happened = firstOf([() => eventIn(statement.text, said_at), () => happenedIn(statement, said_at)]);
	return [...(links.length > 0 ? [] : happened), ...byClause, ...links];
}

function happenedIn({ text }: Statement, said_at: string): readonly Found[] {
	return incidentIn(text, said_at).map((found) => timed(found, text, said_at));
}

function foundInClause(said: string, gathered: Gathering): readonly Found[] {
	const told = gathered.ofKeys();
	const clause = plainClause(said);
	const bare = withoutOther(clause);
	const english = firstOf([
		() => foundBy(OWN_RULES, bare),
		() => foundBy(PREFERENCE_RULES, clause),
		() => usesIn(bare, told),
		() => kinIn(bare),
		() => foundBy(VALUE_RULES, bare),
	]);
	if (english.length > 0) return english;
	const other = foundBy(OTHER_RULES, said);
	return other.length > 0 || !NOT_LATIN.test(said) ? other : foundBy(UNSPACED_RULES, said);
}

function firstOf(rules: readonly (() => readonly Found[])[]): readonly Found[] {
	for (const rule of rules) {
		const found = rule();
		if (found.length > 0) return found;
	}
	return [];
}

/** "Hannah moved to Sydney", where it is remembered that she lives somewhere else. */
function moved(sentence: string, gathered: Gathering): Found[] {
	const relations = relationsIn(sentence);
	const key = personKey(relations[0]?.subject ?? "", relations);
	const known = key !== null && gathered.ofKeys().some((one) => one.key === key);
	return known ? [fact(sentence, { key, value: relations[0]?.object ?? null })] : [];
}

/** The relations that a sentence names, with other names of what they are between. */
function named(sentence: string, found: readonly Found[]): FoundRelation[] {
	const own = new Set(found.map((one) => (one.kind === "relation" ? `${one.predicate} ${one.object}` : "")));
	const alias = aliasIn(sentence);
	return relationsIn(sentence)
		.filter(({ predicate, object }) => !own.has(`${predicate} ${object}`))
		.map((one) => ({ ...one, aliases: alias === null ? [] : [alias] }));
}

/** Longer texts are documents rather than statements; rules say nothing of them. */
const LONGEST = 2_000;

/** What kind of memory a statement is: a preference or a decision where the rules see one, else a fact. */
export function kindOfStatement(text: string): MemoryType {
	if (text.length > LONGEST) return "fact";
	const said = { role: "user" as const, content: text, created_at: "1970-01-01T00:00:00.000Z" };
	const place = { thread_id: null, message_id: "statement", seq: 1 };
	const { memories } = extractLearned([{ ...said, ...place }], []);
	const kinds = new Set(memories.map(({ type }) => type));
	return kinds.size === 1 ? (memories[0]?.type ?? "fact") : "fact";
}
