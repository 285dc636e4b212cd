import { joined, listed } from "./joined.ts";

/** Words that end in -ed and are no verbs in the past. */
export const NO_PAST = listed`
need indeed speed seed feed weed deed hundred bed red shed sacred naked wicked embed exceed proceed succeed breed bleed greed kindred
aged beloved crooked ragged rugged wretched unlimited biased excited interested tired bored worried concerned unexpected`;

export const ME = listed`i im ive`;
export const BE_NOW = listed`am is are im youre theyre hes shes isnt arent aint`;
export const BE_THEN = listed`was were wasnt werent`;
export const PAST_HELPERS = listed`had hadnt did didnt`;
export const HAVE_NOW = listed`have has ive youve weve theyve hasnt havent`;
export const AHEAD = listed`will wont shall gonna lets upcoming shant youll theyll hell itll thatll therell werde wirst werden werdet`;
export const MODALS = listed`would could should might can must cant cannot couldnt shouldnt wouldnt mustnt may ought`;
/** Verbs of what somebody means to do, and of timetables: a date behind them is to come. */
export const INTENT = listed`plan plans planning want wants need needs hope hopes hoping intend intends expect expects aim starts begins ends leaves flies
	opens closes arrives returns departs launches ships expires lands`;
/** The same where "I", "we", "you" or "they" is right before. */
export const INTENT_OF_PERSONS = listed`start begin leave fly open close arrive return move travel graduate launch ship land go come meet see`;
export const PERSONS = listed`i we you they he she it that this there who what here`;
/** What a clause that asks for something begins with. */
export const ASKING = listed`remind call meet see schedule book send join come bring let set cancel add buy invite mark save finish submit ping`;
export const ADVERBS = listed`not also just really still now already then probably definitely always never only even so all both`;

/** Verbs in the past of German, French and Spanish, and helpers that make one with a participle. */
export const FOREIGN_PAST = listed`war waren warst hatte hatten wurde wurden ging gingen kam kamen fuhr flog etait etaient etais avait avaient avais fui fue
	fuimos fueron estuve estuvo estuvimos tuve tuvo tuvimos hice hizo hicimos vimos compre compramos llegamos visitamos empezo empece`;
export const FOREIGN_HELPERS = listed`bin bist ist sind seid habe hast hat haben habt ai as a avons avez ont suis es est sommes etes sont hemos`;
export const FOREIGN_PARTICIPLE = new RegExp(
	joined`
		^(?:\p{L}{0,5}ge\p{L}{2,}(?:t|en)|\p{L}{2,}iert|(?:be|ver|er|ent|zer)\p{L}{3,}(?:t|en)|
		\p{L}{2,}é(?:e?s?)|\p{L}+ado|\p{L}+ido|pris|mis|vu|fait|venus?|fini|parti)$`,
	"u",
);
export const FOREIGN_AHEAD = listed`vais vas va allons allez vont voy vamos van serai sera serons seront aura aurai aurons sere estare iremos ire`;
/** Verbs of what is planned, in the present. */
export const FOREIGN_INTENT = listed`
	ziehe ziehen fliege fliegen fahre fahren reise reisen heirate heiraten komme kommen startet beginnt endet pars partons arrive`;
