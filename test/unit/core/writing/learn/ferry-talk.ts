import { talk } from "./learning.ts";

/** A talk, and what a model may rightly claim of it. */
export const MEMORY = {
	...{ subject: "user", content: "The user works at Nordlys Ferries.", type: "fact", date: null },
	...{ replaces: ["K2"], quote: "I have been with Nordlys Ferries for years", seq: 0, importance: 7 },
	...{ confidence: 0.9, is_static: false },
};
export const RELATION = {
	...{ subject: "user", predicate: "WORKS_AT", object: "Nordlys Ferries" },
	...{ quote: "Nordlys Ferries", seq: 0, ended: false },
};
export const SAID = talk(
	"I have been with  Nordlys Ferries\nfor years, and yesterday Tom Baker became my boss.",
	{ role: "assistant", content: "We could move the bookings to Fjord Cloud in Oslo." },
	"Hm, no.",
	{ role: "assistant", content: "Then I suggest that refunds wait until Monday." },
	"Agreed.",
);
