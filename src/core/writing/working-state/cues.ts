/** A pattern for any of these words or phrases, whole words only, in any case. A blank stands for any white space. */
export function cue(...phrases: string[]): RegExp {
	const any = phrases.join("|").replaceAll(" ", "\\s{1,3}");
	return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${any})(?![\\p{L}\\p{N}_-])`, "iu");
}

/** What says that something is done, whoever did it. */
export const DONE = cue(
	"done|finished|completed?|merged|fixed|shipped|deployed|implemented|landed|resolved|solved|delivered|closed|ready",
	"(?:got|have|had) .{1,60} (?:working|running)|able to (?:finish|complete|fix|write|get|build|add|make|book)|completes|concludes|(?:tests?|checks?|suite|build)(?: now)?(?: all)? pass|did (?:it|that|this)|in place|all set|wrapped up|taken care of|sorted(?: out)?|good to go|up and running|works? now|working now|is live",
	"ticked off|checked off|out of the way|behind us|passed|passes|passing|green|finali[sz]ed|booked|signed|submitted",
	"sent|went out|published|released|confirmed|approved|complete|takes care of|took care of|that's it for|(?:is|are) (?:gone|final)|locked in|nailed down|squared away|it works|that works now|(?:it|that) worked|succeeded",
	"erledigt|fertig(?:gestellt)?|abgeschlossen|behoben|umgesetzt|eingebaut|geschafft|gemacht|gemergt",
	"terminée?s?|finie?s?|faite?s?|corrigée?s?|ajoutée?s?|réglée?s?|résolue?s?",
	"hech[oa]s?|terminad[oa]s?|list[oa]s?|completad[oa]s?|arreglad[oa]s?|añadid[oa]s?|resuelt[oa]s?",
);

/** Marks of what is done. */
export const DONE_MARK = /[✅✔☑✓]|\[x\]|:white_check_mark:|(?:^|[:,–—-]\s*)check[.!]?$/iu;

/** What makes a report untrue: standing before it, it is denied; behind it, it went wrong. */
export const DENIED = cue(
	"(?:one|two|three|four|some|most|part|half|\\d+) (?:out )?of|not|[a-z]+n't|never|almost|nearly|half|partly|partially|failed to|tried|trying|nothing|none|neither",
	"nicht|noch kein|fast|pas|presque|no|casi",
);
export const WENT_WRONG = cue(
	"failed|fails|failing|errored|with (?:an |some |many )?errors?|an error|(?:threw|throws|raised) .{1,40}|crash(?:ed|es)?|broke|broken|timed out",
);

/** From here on it is said what shall be or may be, not what is. */
export const NOT_YET = cue(
	"i'll|we'll|you'll|it'll|they'll|will|shall|going to|gonna|to be|should|would|could|might|may(?! \\d)|must|needs?|let's|let me|please|can you",
	"can (?:now )?(?:start|begin|follow|come)|could you|once|when|if|unless|until|before|after|(?<!a )while|about to|plan(?:s|ning)? to|want|todo|how|whether|as soon as",
	"make sure|ensure|check (?:that|whether)|verify that|get .{1,60} done|remaining|left to do|still to do|next|supposed to",
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
