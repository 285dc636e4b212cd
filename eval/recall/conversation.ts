import type { NewMessage } from "../../src/core/model/thread/message.ts";

type DataSet = "locomo" | "beam" | "qmsum";

/** A question with the ids of the messages that hold its evidence. */
export type Question = {
	id: string;
	category: string;
	text: string;
	gold: string[];
	/** What an answer must say; empty where the data set does not say it. */
	rubric: string[];
};

/** A conversation of a data set, as it is loaded into a thread. */
export type Conversation = {
	id: string;
	set: DataSet;
	messages: (NewMessage & { id: string; created_at: string })[];
	questions: Question[];
};
