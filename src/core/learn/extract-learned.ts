import { type Gathering, gathering } from "./gathering.ts";
import { saidBeyondContext } from "./injected.ts";
import type { KnownMemory, Learned, LearnedMessage } from "./learned.ts";
import { foundBy } from "./rule.ts";
import { USER_RULES } from "./rules-user.ts";
import { statementsIn } from "./statements.ts";

/**
 * What messages tell that is worth remembering, by rules alone: the embedded extractor. Only what users state counts, each
 * with the words it was learned from; what `known` says already is not learned again. Later values of a key come behind
 * earlier ones. Linear in the text; never throws.
 */
export function extractLearned(
	messages: readonly LearnedMessage[],
	known: readonly KnownMemory[],
): Pick<Learned, "memories" | "relations" | "skipped"> {
	const gathered = gathering(known);
	for (const message of messages) {
		if (message.role !== "user") continue;
		learnFrom(message, gathered);
	}
	return gathered.learned();
}

function learnFrom(message: LearnedMessage, gathered: Gathering): void {
	for (const statement of statementsIn(saidBeyondContext(message.content))) {
		for (const found of foundBy(USER_RULES, statement.text)) gathered.add(found, message, statement.quote);
	}
}
