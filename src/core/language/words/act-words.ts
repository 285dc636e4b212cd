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
