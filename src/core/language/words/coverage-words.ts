/**
 * Phrases of questions that ask for everything about a subject, or for the order of what happened. Folded letters, words between
 * single spaces; an asterisk stands for the rest of a word.
 */
export const COVERAGE_PHRASES: readonly string[] =
	`summar*; overview; recap*; sum up; walk me through; bring me up to speed; whole story; everything about; everything i; everything we; everything you;
	everything that; everything on; all we know about; all you know about; all i told you; all that we; all that i; which order; what order;
	order in which; chronolog*; timeline; what sequence; which sequence; sequence in which; sequence of; how often; fass; fasse; fasst; zusammenfass*;
	uberblick; welcher reihenfolge; der reihe nach; reihenfolge in der; alles uber; alles was; alles zu; wie oft; zeitlicher abfolge; resumer; resumez;
	resume moi; resume nous; resume ce; resume nos; resume tout; un resume; recapitul*; quel ordre; ordre chronologique; tout sur; tout ce que;
	tout ce qu; combien de fois; resumen; resumir; resumeme; resume lo; resume todo; resume nuestr*; que orden; orden cronologico; todo sobre;
	todo lo que; cuantas veces`.split(/;\s+/);

/** "List them in order", but "in order to" and "order the books" ask for no order: what stands before and must not follow. */
export const ORDERED = { phrase: "in order", not: "to" };

/** What a count begins with, and the words soon after it that make it one of things spread over a conversation. */
export const COUNTED: readonly { opening: string; words: readonly string[] }[] = [
	{
		opening: "how many",
		words: "different distinct various separate times ways kinds types sorts did have has had".split(" "),
	},
	{ opening: "wie viele", words: "verschiedene verschiedenen unterschiedliche habe haben hat".split(" ") },
	{ opening: "combien", words: "differents differentes ai as avons avez ont".split(" ") },
	{ opening: "cuantos", words: "diferentes distintos he has hemos ha han".split(" ") },
	{ opening: "cuantas", words: "diferentes distintas he has hemos ha han".split(" ") },
];

/** A count of these is a duration. */
export const DURATIONS: ReadonlySet<string> = new Set(
	`seconds minutes hours days weeks months years sekunden minuten stunden tage wochen monate jahre secondes heures jours semaines
	mois ans annees segundos minutos horas dias semanas meses anos`.split(/\s+/),
);
