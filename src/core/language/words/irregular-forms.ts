import { rows } from "./joined.ts";

/**
 * English words whose forms share no stem: of verbs the past ("-": it is left out) and the participle. Without forms that are
 * commoner as another word ("rose", "bore", "ground"), and without those whose word is a stop word.
 */
const VERBS = `
arise arose arisen; awake awoke awoken; beat - beaten; become became; begin began begun; bend bent; bite - bitten; blow blew blown; break broke broken;
breed bred; bring brought; build built; burn burnt; buy bought; catch caught; choose chose chosen; cling clung; come came; creep crept; deal dealt; dig dug;
draw drew drawn; dream dreamt; drink drank drunk; drive drove driven; eat ate eaten; fall fell fallen; feed fed; feel felt; fight fought; find found;
flee fled; fly flew flown; forbid forbade forbidden; forget forgot forgotten; forgive forgave forgiven; freeze froze frozen; go went gone goes;
grow grew grown; hang hung; hear heard; hide hid hidden; hold held; keep kept; kneel knelt; lead led; lean leant; leap leapt; learn learnt; leave left;
lend lent; light lit; lose lost; make made; mean meant; meet met; mislead misled; mistake mistook; overcome overcame; pay paid; prove - proven;
ride rode ridden; ring rang rung; rise - risen; run ran; see saw seen; seek sought; sell sold; send sent; sew - sewn; shake shook shaken; shine shone;
shoot shot; show - shown; shrink shrank shrunk; sing sang sung; sink sank sunk; sit sat; sleep slept; slide slid; speak spoke spoken; spend spent;
spin spun; spring sprang; stand stood; steal stole stolen; stick stuck; sting stung; strike struck; strive strove; swear swore sworn; sweep swept;
swell - swollen; swim swam swum; swing swung; take took taken; teach taught; tear tore torn; think thought; throw threw thrown; undergo underwent undergone;
understand understood; undertake undertook; wake woke woken; wear wore worn; weave wove woven; weep wept; win won; withdraw withdrew withdrawn;
write wrote written`;
const NOUNS = `
child children; man men; woman women; foot feet; tooth teeth; mouse mice; goose geese; wife wives; knife knives; shelf shelves; half halves; wolf wolves;
loaf loaves; thief thieves; scarf scarves`;

/** By each irregular form, lower-case, the word that it is a form of. */
export const IRREGULAR_FORMS: ReadonlyMap<string, string> = new Map(
	[...rows(VERBS), ...rows(NOUNS)].flatMap(([word = "", ...forms]) =>
		forms.filter((form) => form !== "-").map((form): [string, string] => [form, word]),
	),
);

/** Verbs in the past whose form no rule tells; without those that are as often in the present ("put", "read"). */
export const IRREGULAR_PAST: ReadonlySet<string> = new Set([
	...rows(VERBS).flatMap(([, past = "-"]) => (past === "-" ? [] : past)),
	...`bit did gave got hurt knew laid quit rose said told wed redid rebuilt rewrote resent spilt sped undid`.split(" "),
]);

/** Participles that stand behind "have" and "be" alone, and those that are as often another form. */
export const IRREGULAR_PARTICIPLES: ReadonlySet<string> = new Set([
	...rows(VERBS).flatMap(([, , participle]) => participle ?? []),
	...`been done given gotten known become come overcome run put read set cut hit let shut hurt split spread cost beat`.split(
		" ",
	),
]);
