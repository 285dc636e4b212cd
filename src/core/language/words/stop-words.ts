/** Question words, contractions without their apostrophe ("dont") and other words that say nothing of a topic. */
const ENGLISH = `
a about above after again against all also although am an and any anything are as at be because been before being below between both but by can could did do
does doing down during each either else ever every few for from further get gets getting give got had has have having he her here hers herself him himself his
how however i if in into is it its itself just let like me more most much my myself neither nor not of off on once only onto or other our ours ourselves out
over own please really same shall she should so some something such than that the their theirs them themselves then there these they this those though through
to too under until up upon us very was we were what whatever when where whether which while who whom whose why will with within without would yes yet you your
yours yourself yourselves tell know said says say arent cant couldnt didnt doesnt dont hadnt hasnt havent hed hes id ill im isnt itd itll ive lets mustnt
neednt shes shouldnt thats theres theyd theyll theyre theyve wasnt weve werent whats wheres whos wont wouldnt youd youll youre youve`;

/** Without those that are words or names in English, such as "die", "war", "hat", "son", "la". */
const GERMAN = `
aber als auch auf aus bei dann das dass dem den der doch du ein eine einem einen einer eines er es für haben hatte
ich ihr ihre im ist ja kann mein meine mich mir mit nach nicht noch nur oder sich sie sind und uns unser von vom wann
warum welche welchen welcher welches wenn wer werden wie wird wir wo wurde zu zum zur über`;

const FRENCH = `
au aux avec ce ces cette comment c d dans de des du elle elles en est et il ils j je l le les leur lui ma mais mes moi mon n ne nous ou où par pas pourquoi qu
quand que quel quelle quels quelles qui quoi sa se ses sont sur ta te tes toi ton tu un une vos votre vous à été`;

const SPANISH = `
al como con cuando cuál cuándo cuánto cómo del donde dónde el ella ellos era eran es esa ese eso esta este esto está
están fue ha hay las lo los muy nos para pero por porque qué quién sobre su sus también te tiene un una uno unos y ya`;

/** Words that are left out of a query, lower-case. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
	[ENGLISH, GERMAN, FRENCH, SPANISH].flatMap((words) => words.trim().split(/\s+/)),
);

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What a question begins with, in the languages that are read. */
export const QUESTION_WORDS = setOf(`
what what's which who who's whom whose where where's when when's why how is are was were do does did can could should
was welche welcher welches wer wo wann wie warum que cual quien donde cuando como quel quelle qui ou quand comment`);

/** What stands at the head of a clause that asks, or leads up to one. */
export const ASKING_WORDS = setOf(`
can could would will do does did is are am was were have has should may might must who what where when why how which
whose so and or right ok question`);

/** Verbs behind what is asked for: "which instruments does …". */
export const QUESTION_VERBS = "do|does|did|is|are|was|were|has|have|had|can|could|would|will|should|might";

/** What the name of a relation may hold without saying which: "is owner of". */
export const RELATION_FILLERS = setOf("has have is was of to at in on by with for the a");

/** What may stand between a thing and whose it is: "the boss of …", "chez …". */
export const BELONGING_WORDS = setOf("of at from von vom bei aus de du del chez");
