import { cue, TALK } from "./cues.ts";
import { withoutLead } from "./read-text.ts";

/** What somebody says who wants something done. */
export const GOAL = cue(
	"i(?:'d| would)? (?:want|need|like|love)|we(?:'d| would)? (?:want|need|like|have)|i have to|i must|help me|help us|help with|can you|could you|would you|please",
	"let's|i'm (?:trying|looking|planning|working|building|writing|preparing|organi[sz]ing|thinking|setting up)|we're (?:trying|looking|planning|working|building|writing|preparing|organi[sz]ing|setting up|migrating)",
	"i am (?:trying|planning|working|building|writing|preparing|organi[sz]ing)|(?:the|my|our|your) (?:goal|task|job|aim|objective|project|mission) is|i've been asked to|how (?:do|can|should) (?:i|we)",
	"ich (?:möchte|will|muss|brauche)|wir (?:müssen|wollen|brauchen)|hilf mir|kannst du|können sie|bitte|lass uns|ich plane|je (?:veux|voudrais|dois)|j'aimerais|nous (?:devons|voulons)|aide[zr]?-moi|peux-tu|pouvez-vous",
	"quiero|necesito|necesitamos|queremos|ayúdame|puedes|podrías|tengo que|vamos a",
);
export const LABEL =
	/^(?:(?:current|main|our|my|your|the|today's)\s{1,3})*(?:task|goal|objective|aim|mission|aufgabe|ziel|tâche|objectif|tarea|objetivo)(?: for (?:today|now|this session))?\s{0,3}[:：]\s{0,3}(.{1,640})$/iu;

export const SWITCH = cue(
	"new (?:task|topic|project|subject|job)|(?:a )?(?:totally |completely |very )?different (?:task|topic|subject|thing|project|matter|job|note)|(?:switch|switching|change|changing) (?:gears|topics?|subjects?|tasks?|over|focus|projects?)",
	"(?:switch|switching|move|moving|turn|turning|jump|jumping|pivot|pivoting) (?:on )?(?:over )?to (?:something|another|a different|a new)|something (?:else|different|new|unrelated)|unrelated(?:ly)?|separate (?:issue|task|topic|thing|matter|project)",
	"change of (?:plans?|topics?|subject|priorities)|another (?:task|topic|project|matter|job)|(?:put|set|leave|park|shelve) (?:this|that|it|the .{1,60}|our .{1,60}) (?:aside|on hold|on pause|for later|for now|there)|(?:pause|park|shelve) (?:this|that|it|the|work|here|for now)|leave it (?:there|here|at that)",
	"forget (?:that|about (?:that|this|it)|all that)|drop (?:that|this|everything)|priorit(?:y|ies) (?:has |have |just )?changed|something (?:more |else )?(?:urgent|pressing|important)(?: (?:just )?came up| has come up)?|something (?:just )?came up|more (?:urgent|important|pressing)(?:ly)?|(?:new|top) priority|stop (?:here|that|everything|this)|hold that thought|before (?:we|you|i) (?:continue|go on|carry on|do that)|on a different note|quick detour|moving on from",
	"andere[sn]? (?:thema|sache|aufgabe)|neues thema|neue aufgabe|themenwechsel|etwas anderes|autre (?:sujet|chose|tâche)|nouveau sujet|nouvelle tâche|changeons de sujet|otr[ao] (?:tema|cosa|tarea)|nuevo tema|nueva tarea|cambiemos de tema",
);
/** What only announces a task. */
export const NEW_TASK =
	/^(?:a\s+)?(?:new|other|another|different|next)\s+(?:task|topic|project|thing|job|subject)\s*[:,–—-]\s*/iu;
export const NEXT_TASK = /^next (?:task|ticket|topic|project|issue|subject)\b/iu;
/** "Can we work on X instead?" */
export const INSTEAD =
	/\b(?:can we|could we|could you|can you|let's|please|i'd (?:rather|like (?:you )?to)|i (?:want|need)(?: you)? to)\s{1,3}(?:rather\s{1,3})?((?:work on|do|look (?:at|into)|handle|focus on|fix|tackle|write|build|plan|make|talk about)\b.{0,640}?)\s{1,3}(?:instead|first|now instead)\b/iu;
/** "Help me X": nobody says so of the task at hand. */
export const HELP = /^(?:please |can you |could you )*help (?:me|us) (?:with |to )?(.{1,640})$/iu;
export const SWITCH_TO =
	/\b(?:let's|can we|i(?:'d like| want| need) to|we should|please|now)\s{1,3}(?:now\s{1,3}|instead\s{1,3})?(?:switch(?: over)?|turn|pivot|jump)(?: over)? to\s{1,3}(?:(?:the|my|our)\s{1,3})?(.{1,640})$/iu;
export const BACK = cue(
	"(?:back|return(?:ing)?|get(?:ting)? back|going back|go back|circle back|coming back) to|resum(?:e|ing)|pick(?:ing)? (?:back )?up (?:where|with|on|the|our)|where (?:were|was|did) (?:we|i)(?: leave off)?|left off|(?:continue|continuing|carry on) with the (?:original|previous|earlier|first|main)",
	"zurück zu[mr]?|weiter mit|revenons (?:à|au|aux)|reprenons|volvamos (?:a|al)|retomemos",
);
/** Goes on with what was set aside only where it is named. */
export const ON_WITH = cue(
	"(?:continue|continuing|carry on|go on|keep going|proceed) with|more on|weiter mit|continuons|sigamos con",
);
/** How it shall be done is no task. */
const MANNER =
	/\b(?:answers?|repl(?:y|ies)|respon(?:d|ses?)|be (?:brief|concise|short|polite)|from now on|in future|prefer|always|never|don't|do not|keep (?:it|the|your|going)|continue|go on|carry on|proceed|under \$?\d|at most|wait|hold on|let me know|thank)\b/i;
/** Asks for more of the same task. */
export const CONTINUES = /\b(?:also|too|as well|next|now|then|after that|finally|please|can you|could you|let's)\b/i;
export const ASKED_ABOUT = /\b(?:question|wondering|curious|quick one)\b/i;

/** Something to do, and not something to tell. */
export function isRequest(text: string): boolean {
	if (MANNER.test(text)) return false;
	if (/[?？]\s*$/.test(text) && !/\b(?:can|could|would|will) (?:you|we)\b/i.test(text)) return false;
	const bare = withoutLead(text).replace(/^(?:can|could|would|will) you (?:please )?|^(?:and|but|so|now)\s+/i, "");
	const talk = TALK.exec(bare);
	return talk === null || talk.index > 0;
}
