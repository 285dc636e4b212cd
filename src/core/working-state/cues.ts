/** A pattern for any of these words or phrases, whole words only, in any case. A blank stands for any white space. */
export function cue(...phrases: string[]): RegExp {
	const any = phrases.join("|").replaceAll(" ", "\\s+");
	return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${any})(?![\\p{L}\\p{N}_-])`, "iu");
}

/** What says that something is done, whoever did it. */
export const DONE = cue(
	"done|finished|completed?|merged|fixed|shipped|deployed|implemented|landed|resolved|solved|delivered|closed|ready",
	"in place|all set|wrapped up|taken care of|sorted(?: out)?|good to go|up and running|works? now|working now|is live",
	"ticked off|checked off|out of the way|behind us|passed|passes|passing|green|finali[sz]ed|booked|signed|submitted",
	"sent|went out|published|released|confirmed|approved|complete|locked in|nailed down|squared away|it works|that works now|(?:it|that) worked|succeeded",
	"erledigt|fertig(?:gestellt)?|abgeschlossen|behoben|umgesetzt|eingebaut|geschafft|gemacht|gemergt",
	"terminée?s?|finie?s?|faite?s?|corrigée?s?|ajoutée?s?|réglée?s?|résolue?s?",
	"hech[oa]s?|terminad[oa]s?|list[oa]s?|completad[oa]s?|arreglad[oa]s?|añadid[oa]s?|resuelt[oa]s?",
);

/** Marks of what is done. */
export const DONE_MARK = /[✅✔☑✓]|\[x\]|:white_check_mark:/iu;

const WORK =
	"picked|chosen|chose|selected|hired|secured|obtained|printed|packed|added|created|wrote|written|updated|removed|deleted|dropped|refactored|renamed|moved|migrated|installed|configured|set up|built|rebuilt|" +
	"tested|verified|documented|extracted|replaced|converted|introduced|wired(?: up)?|hooked up|sent|called|ordered|reserved|" +
	"drafted|reviewed|collected|gathered|compared|summari[sz]ed|analy[sz]ed|read|interviewed|prepared|scheduled|paid|bought|" +
	"contacted|filed|uploaded|designed|ran|split|patched|bumped|upgraded|downgraded|enabled|disabled|restarted|reset|rebooted|" +
	"reinstalled|cleared|swapped|checked|emailed|picked up|measured|profiled|reproduced|identified|found|located|isolated|" +
	"traced|mapped(?: out)?|outlined|listed|rewrote|rewritten|covered|cleaned(?: up)?|exported|imported|generated|recorded|invited|" +
	"negotiated|registered|validated|benchmarked|backed up|rotated|provisioned|archived|translated|edited|announced|tagged|pushed|finished|" +
	"completed|fixed|merged|implemented|deployed|shipped|resolved|booked|submitted|published|confirmed|signed|closed|wrapped up|" +
	"ported|pinned|cached|indexed|seeded|sketched|formatted|trained|evaluated|cited|filtered|ranked|scored|unplugged|replugged|connected";

const PERSON = "(?:i|we|you|they)(?:'ve| have|'d| had)?";
const HOW = "(?:(?:just|also|now|already|successfully|finally|both|then|went ahead and|have|been|fully|all|got) )*";

/** A report of work: "I've added …", "Added …", "… has been added". */
export const WORKED = new RegExp(
	`(?:^|(?<![\\p{L}])${PERSON}\\s+${HOW}|(?:\\band|\\bhas|\\bhave|\\bis|\\bare|\\bwas|\\bwere|\\bgot|\\bbeen|\\bnow)\\s+${HOW})(?:${WORK})(?![\\p{L}\\p{N}_])`.replaceAll(
		" ",
		"\\s+",
	),
	"iu",
);

/** Verbs in the past that tell of no work done. */
const NO_WORK =
	"needed|wanted|started|tried|attempted|planned|noticed|decided|talked|discussed|looked|asked|expected|hoped|used|assumed|agreed|preferred|" +
	"failed|based|mentioned|wondered|liked|loved|missed|supposed|required|located|involved|related|limited|recommended|suggested|proposed|" +
	"considered|allowed|blocked|interested|worried|confused|concerned|excited|indeed|speed|feed|proceed|exceed|succeed|embed|need";

/** A report by its form alone, which counts where it names a step: "the name is picked", "Vendors compared:". */
export const MAYBE_WORKED = new RegExp(
	`(?:^|(?<![p{L}])${PERSON}s+${HOW}|\b(?:has|have|is|are|was|were|got|been|now)s+${HOW})(?!(?:${NO_WORK})\b)[a-z]{2,}ed(?![p{L}p{N}_-])|(?<![p{L}-])(?:${WORK})(?=s*(?:$|[:.,!(]|(?:in|to|with|for|by|on|as|and|today|yesterday|below|above|from|at|now)\b))`.replaceAll(
		" ",
		"s+",
	),
	"iu",
);

/** What makes a report untrue: standing before it, it is denied; behind it, it went wrong. */
export const DENIED = cue(
	"not|[a-z]+n't|never|almost|nearly|half|partly|partially|failed to|tried|trying|nothing|none|neither",
	"nicht|noch kein|fast|pas|presque|no|casi",
);
export const WENT_WRONG = cue("failed|fails|failing|error(?:s|ed)?|crash(?:ed|es)?|broke|broken|exception|timed out");

/** From here on it is said what shall be or may be, not what is. */
export const NOT_YET = cue(
	"i'll|we'll|you'll|it'll|they'll|will|shall|going to|gonna|to be|should|would|could|might|may|must|needs?|let's|let me|please|can you",
	"could you|once|when|if|unless|until|before|after|while|about to|plan(?:s|ning)? to|want|todo|how|whether|as soon as",
	"remaining|left to do|still to do|next|supposed to",
	"werde|wird|soll(?:te)?|sobald|wenn|bevor|als nächstes|quand|avant|il faut|reste|cuando|antes|falta|debe",
);

/** What was done has to be done again. */
export const UNDONE = cue(
	"revert(?:ed|ing)?|roll(?:ed|ing)? back|undo|undid|reopen(?:ed)?|redo|start over on|broke again|regressed",
	"(?:isn't|wasn't|is not|was not|aren't) (?:actually |really |quite )?(?:done|finished|complete|fixed|working)",
);

/** A step that is given up, and one that is put off. */
export const GIVEN_UP = cue(
	"skip(?:ping|ped)?|(?:let's|we'll|we can|i'll|please|just) (?:drop|cancel|scrap)|scrapp(?:ed|ing)|don't need|do not need|no longer needs?|won't do|leave out",
	"not needed|out of scope|forget about|überspringen|weglassen|sautons|on laisse tomber|omitir|saltemos",
);
export const PUT_OFF = cue(
	"postpone|defer|later|park|put off|hold off|leave .{1,60} for (?:later|the end)|push back|verschieben|später|plus tard|más tarde",
);

/** Of what is said to be done, what stands as a step of its own where no plan names it. */
export const DONE_WORK = cue(
	"done|finished|completed|merged|fixed|shipped|deployed|implemented|resolved|solved|delivered|submitted|published",
);

/** What is asked or told, and is no work. */
export const TALK = cue(
	"explain|tell|show|describe|clarify|remind|what|why|how|which|who|where|when|is|are|does|do you|did|walk me|summari[sz]e|recap|elaborate|know|think|mean|understand",
);
