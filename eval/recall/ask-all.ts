import type { CountText } from "../../src/core/tokens/encoding.ts";
import type { Answer } from "./answer.ts";
import { type Baselines, baselines } from "./baselines.ts";
import type { Conversation, Question } from "./conversation.ts";
import { unheard } from "./encoder-reads.ts";
import { judge } from "./judge.ts";
import { misspelt } from "./misspelt.ts";
import { type Offline, offline } from "./offline.ts";
import type { Options } from "./options.ts";
import { progress } from "./progress.ts";
import type { Answered, State } from "./state.ts";
import { askConversation, loadConversation } from "./thread-calls.ts";

/** Who answers: recall itself, or what there was before. */
const WAYS = ["recall", "misspelt", "bm25", "recency"] as const;
export type Way = (typeof WAYS)[number];

/** One question asked in one way at one budget. */
export type Asked = { conversation: Conversation; question: Question; budget: number; way: Way; answer: Answered };

/** The budgets that the measure names. */
const BUDGETS: Record<Conversation["set"], readonly number[]> = {
	locomo: [1_000, 2_000],
	beam: [4_000],
	qmsum: [4_000],
};

/** Asks every question in every way; `url`: a server, null to do it in this process. */
export async function askAll(
	conversations: readonly Conversation[],
	{ url, state, options, count }: { url: string | null; state: State; options: Options; count: CountText },
): Promise<Asked[]> {
	const ways = WAYS.filter((way) => (way === "recall" ? !options.baseline : way !== "misspelt" || options.misspelt));
	const budgets = ({ set }: Conversation) => (options.budget === null ? BUDGETS[set] : [options.budget]);
	const questions = (at: number) => {
		const own = conversations[at];
		if (own === undefined || options.swapped) return strangers(conversations, at);
		return own.questions.filter((question) => !options.misspelt || misspelt(own, question) !== null);
	};
	const parts = options.fiveThreads ? 5 : 1;
	const { lowerCase } = options;
	const bar = progress(
		conversations.reduce((sum, one, at) => sum + questions(at).length * budgets(one).length * ways.length, 0),
	);
	const asked: Asked[] = [];
	const silent = unheard();
	for (const [at, conversation] of conversations.entries()) {
		const here = offline(conversation, count);
		const before = baselines(here, count);
		if (url !== null && !options.baseline && !state.loaded(conversation.id)) {
			await loadConversation(url, conversation, parts);
			state.load(conversation.id);
		}
		for (const question of questions(at)) {
			for (const budget of budgets(conversation)) {
				for (const way of ways) {
					const key = [conversation.id, question.id, budget, way, ...(lowerCase ? ["lower"] : [])].join(" ");
					const known = state.answer(key);
					const answer =
						known ??
						answeredBy(
							question,
							silent.count(
								await answerOf({ way, url, conversation, parts, here, before, lowerCase }, question, budget),
							),
						);
					if (known === null) state.keep(key, answer);
					asked.push({ conversation, question, budget, way, answer });
					bar.step(conversation.id);
				}
			}
			state.save();
		}
	}
	bar.end();
	silent.tell();
	return asked;
}

/** The questions of the next conversation of the same set, with gold turns that are random here: as many, by number. */
function strangers(conversations: readonly Conversation[], at: number): Question[] {
	const own = conversations[at];
	if (own === undefined) return [];
	const same = conversations.filter(({ set }) => set === own.set);
	const other = same[(same.indexOf(own) + 1) % same.length];
	if (other === undefined || other === own) return [];
	// The evidence of this conversation's own questions, dealt out to the strangers in turn.
	return other.questions.map((question, index) => ({
		...question,
		rubric: [],
		gold: own.questions[index % own.questions.length]?.gold ?? [],
	}));
}

type Asking = {
	way: Way;
	url: string | null;
	conversation: Conversation;
	parts: number;
	here: Offline;
	before: Baselines;
	/** Whether misspelt questions are asked in lower case. */
	lowerCase: boolean;
};

async function answerOf(asking: Asking, question: Question, budget: number): Promise<Answer> {
	const { way, url, conversation, parts, here, before } = asking;
	const { text } = question;
	switch (way) {
		case "recency":
			return before.recency(budget);
		case "bm25":
			return before.bm25(text, budget);
		case "recall":
			return url === null
				? here.ask(text, budget)
				: await askConversation(url, conversation, { query: text, budget, parts });
		case "misspelt": {
			const query = misspelt(conversation, question) ?? text;
			const typed = asking.lowerCase ? query.toLowerCase() : query;
			return answerOf({ ...asking, way: "recall" }, { ...question, text: typed }, budget);
		}
	}
}

function answeredBy(question: Question, answer: Answer): Answered {
	const { found, missing, strict } = judge(question, answer);
	const items = answer.items.map(({ id, tokens, score }) => ({ id, tokens, score }));
	return { found, missing, strict, used: answer.used, items };
}
