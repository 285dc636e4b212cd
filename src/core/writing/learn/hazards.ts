/** A request to work on a text: what the message holds is that text, and says nothing of who sent it. */
const MATERIAL =
	/(?<!\p{L})(?:translat(?:e|ion)|proof-?read|summari[sz]e|re(?:write|phrase|word)|paraphrase|transcribe|transcript|caption|subtitle|lyrics?|poems?|haiku|limerick|novel|screenplay|monologue|chapter|narrator|protagonist|story|fanfic|role-?play|dialogue|persona|pretend|imagine|thought experiment|in (?:one|two|three|six) (?:sentences|words|lines)|grammar|grammatical|example sentences?|cover letter|(?:e-?mail|letter|message|text|post|tweet|reply|note|speech|toast|statement|bio|profile|résumé|resume|essay)s? (?:for|from|to|by|that|below|he|she|they)|draft|on behalf|in the voice of|ghost-?write|interview|(?:review|polish|shorten|improve|correct|edit|fix|check) (?:my|this|the) (?:cv|résumé|resume|paragraph|text|essay|e-?mail|letter|message|draft|bio)|übersetz\w*|tradui\w*|tradu[cz]\w*)(?!\p{L})/iu;
/** What somebody else said or wrote, and lines of a mail. */
const REPORTED =
	/^(?:from|to|subject|cc|date|re|fwd?): \S|\b(?:said|says|wrote|writes|texted|mailed|quote|goes|sings?)\s*[:,]\s*["“„'‘]|^\W{0,8}(?:>|"|“|„|«|♪)|\b(?:says|thinks|claims|believes|assumes|(?:he|she|they|people|everyone|everybody) (?:said|say|think|thought|told \w+))(?: that)? (?:i|i['’]m|im|my)\b|^(?:[A-Z]{2,}|[A-Z]+\d+): |(?:^|[\s:(→])['"“‘„«](?=[^'"”’»]{0,200}\b(?:i|i['’]m|im|i['’]ve|my|me|mein|ich|je|yo|mi)\b)/im;
/** What is only supposed. */
const SUPPOSED =
	/^(?:if|suppose|supposing|imagine|let['’]?s say|say|what if|pretend|unless|in case|wenn|falls|si|imagina)\b|\b(?:if i (?:had|was|were|lived|worked|could|won)|would(?:n['’]?t)? (?:be|have|love it if)|could have|might|maybe|perhaps|hypothetically|as if|i wish|wishing|wonder(?:ing)? (?:if|whether)|in another life|someday|one day|not sure (?:if|whether)|thinking (?:of|about) (?:\w+ing)|dream(?:t|ed)?|supposedly|allegedly|apparently)\b/i;
/** What takes back what was said right before. */
const TAKEN_BACK =
	/(?:^|[.!,(]\s{0,4}|\s)(?:(?:ha){1,6}|lol|lmao|no[, ]{1,3})?\s{0,4}(?:j(?:ust|us)? ?k(?:idding)?\b|jk\b|kidding\b|joking\b|i(?:['’]?m| am) (?:just )?(?:kidding|joking|messing)|not (?:really|true|serious)|that was a joke|psych\b|lol no\b|ha ha\b|no really,? send help|you (?:actually )?believed (?:that|me)|nur spaß|war nur spaß|je plaisante|es broma|es una broma)|(?:^|\s)\/s\b|\bas a joke\b/i;
/** Orders to the memory itself, or about others' rights: text that poses as an instruction. */
const INJECTED =
	/\b(?:ignore (?:all|any|previous|the above)|system prompt|you are now|new instructions?|the user (?:is|has) (?:an? )?(?:admin|root|verified|authori[sz]ed)|admin(?:istrator)? (?:access|rights|privileges)|override|jailbreak|store (?:in|to) memory that|remember that the user)\b/i;

/** Why nothing of a message, or of one clause, is taken as what its sender tells of the world; null where nothing speaks against it. */
export function hazardOf(message: string, clause: string): "material" | "supposed" | "injected" | null {
	if (INJECTED.test(clause)) return "injected";
	if (MATERIAL.test(message.slice(0, LOOKED_AT)) || REPORTED.test(clause)) return "material";
	return SUPPOSED.test(clause) ? "supposed" : null;
}

/** How much of a message tells what it asks for, in UTF-16 units. */
const LOOKED_AT = 4_000;

/** Whether a text is not meant: "jk", "just kidding". */
export function takesBack(text: string): boolean {
	return TAKEN_BACK.test(text.slice(0, LOOKED_AT));
}

/** So few words before it, and what is taken back is what its speaker said right before. */
const LEAD = 3;

/** Whether a text takes back what its speaker said right before, and not only what it says itself. */
export function takesBackBefore(text: string): boolean {
	const found = TAKEN_BACK.exec(text.slice(0, LOOKED_AT));
	return found !== null && (text.slice(0, found.index).match(/\p{L}+/gu) ?? []).length <= LEAD;
}
