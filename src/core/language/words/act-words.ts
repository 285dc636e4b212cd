import { listed } from "./joined.ts";

/** Words of closed classes and common answers, folded, as the acts of clauses are told by (core/writing/acts). */
export const WH = listed`what whats why how hows when where wheres which who whos whose wie was warum wann wo comment pourquoi quand cuando como que`;
export const AUX = listed`
	do does did is are was were can could would should will have has am may shall isnt arent dont doesnt didnt cant couldnt wouldnt shouldnt`;
export const ME = listed`i im ive id ill me my mine myself ich mein meine mir mich je jai mon ma mes yo mi`;
export const US = listed`we were weve wed well us our ours lets wir unser nous notre nosotros`;
export const YOU = listed`you youre youve youd youll your yours u ur du dein vous votre tu`;
export const OTHERS = listed`he she they him her his their them hes shes theyre er sie il elle ils`;
export const MODALS = listed`would could might may maybe perhaps if unless probably possibly wondering wonder considering consider thinking
	whether suppose imagine hypothetically kidding jk lol haha`;
export const NEGATIONS = listed`
	not no never dont doesnt didnt cant cannot wont isnt arent wasnt werent nothing nobody none without nicht kein keine pas nunca`;
export const YES = listed`yes yeah yep yup sure ok okay fine perfect great good agreed deal right exactly cool nice ja oui si`;
export const NO = listed`no nope nah wrong nein non stop wait hold actually hmm`;

export const STOPPED = listed`this that these those with from have been were will would could should there their about which when what then than them they
	your just into also like some more only over here very much really well good make made need want know think sure okay please thanks`;

/** What people begin with before they tell something, or put before its verb. */
export const LEADING = listed`oh and but also btw so yeah ok okay no well fyi anyway hi hey actually please pls ps ja und aber et mais y pero`;
export const HOW_OFTEN = listed`really also always usually never still only mostly just now both currently normally generally often sometimes nowadays`;
/** What one says of oneself that lasts: "i prefer", "im allergic", "we live". */
export const TASTES = listed`prefer like love hate dislike enjoy detest adore`;
export const SELF_TRAITS = listed`a an allergic vegetarian vegan diabetic coeliac celiac intolerant lefthanded colourblind deaf dyslexic autistic retired
	married divorced engaged pregnant sober`;
export const HABITS = listed`bake crochet knit volunteer teach commute foster collect coach freelance`;
/** What one does never: "i dont eat pork", "i cant stand jazz". */
export const REFUSED = listed`eat drink smoke stand`;
export const SELF_STATES = listed`prefers likes loves hates use speak live work own drive study single scared afraid have got had play train sing paint wear
	follow support believe belong care rent`;
/** The same without its subject: "prefer trains to planes", "allergic to nuts". */
export const BARE_STATES = listed`prefer love hate allergic vegetarian vegan retired married engaged scared`;
/** What others are said to be or do that lasts: "Ruta is on leave", "my sister lives in Graz". */
export const THEIR_STATES = listed`is hates loves likes prefers lives works left speaks plays drives died runs studies teaches owns eats drinks`;
/** What a standing wish begins with. */
export const STANDING = listed`always never whenever every`;
/** What asks to keep what comes next. */
export const TO_KEEP = ["remember", "dont forget", "never forget", "keep in mind", "bear in mind", "note"].map(
	(words) => words.split(" "),
);
export const OWNED = listed`my our the`;
/** What only points at something that was said before, or at the talk itself. */
export const POINTING = listed`
	it them him her you u that this these those how what when the to your his too one yours mine both everything bit little few lot`;
export const SPEAKING = listed`i im ive we were weve`;
export const BEING = listed`im am were are been`;
export const COPULAS = listed`is are was were has lives works called named s`;
