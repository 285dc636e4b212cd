/** Words of closed classes and common answers, folded, as the acts of clauses are told by (core/writing/acts). */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
export const WH = set(
	"what whats why how hows when where wheres which who whos whose wie was warum wann wo comment pourquoi quand cuando como que",
);
export const AUX = set(
	"do does did is are was were can could would should will have has am may shall isnt arent dont doesnt didnt cant couldnt wouldnt shouldnt",
);
export const ME = set("i im ive id ill me my mine myself ich mein meine mir mich je jai mon ma mes yo mi");
export const US = set("we were weve wed well us our ours lets wir unser nous notre nosotros");
export const YOU = set("you youre youve youd youll your yours u ur du dein vous votre tu");
export const OTHERS = set("he she they him her his their them hes shes theyre er sie il elle ils");
export const MODALS = set(
	`would could might may maybe perhaps if unless probably possibly wondering wonder considering consider thinking
	whether suppose imagine hypothetically kidding jk lol haha`,
);
export const NEGATIONS = set(
	"not no never dont doesnt didnt cant cannot wont isnt arent wasnt werent nothing nobody none without nicht kein keine pas nunca",
);
export const YES = set(
	"yes yeah yep yup sure ok okay fine perfect great good agreed deal right exactly cool nice ja oui si",
);
export const NO = set("no nope nah wrong nein non stop wait hold actually hmm");

export const STOPPED = set(
	`this that these those with from have been were will would could should there their about which when what then
	than them they your just into also like some more only over here very much really well good make made need
	want know think sure okay please thanks`,
);

/** What people begin with before they tell something, or put before its verb. */
export const LEADING = set(
	"oh and but also btw so yeah ok okay no well fyi anyway hi hey actually ps ja und aber et mais y pero",
);
export const HOW_OFTEN = set(
	"really also always usually never still only mostly just now both currently normally generally often sometimes nowadays",
);
/** What one says of oneself that lasts: "i prefer", "im allergic", "we live". */
export const SELF_STATES = set(
	`prefer prefers like likes love loves hate hates dislike dislikes enjoy enjoys drink eat use speak live work own drive study teach collect
	allergic vegetarian vegan married single divorced retired pregnant diabetic coeliac celiac intolerant lefthanded scared afraid
	have got had play train coach sing paint knit smoke wear follow support believe belong care foster rent commute freelance`,
);
export const SPEAKING = set("i im ive we were weve");
export const AM = set("am are have do");
export const COPULAS = set("is are was were has lives works called named s");
