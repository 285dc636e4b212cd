import { contentTerms } from "../../distill/said.ts";
import { namesWork } from "../../working-state/naming.ts";
import { CLEAR, decision, type FoundMemory, LIKELY } from "../found/found.ts";
import { slug } from "./rule.ts";

const DECIDED =
	/^(?:(?:so|then|and|finally|in the end|after all|after (?:a |some |much |lots of |long )*(?:discussion|debate|thought|deliberation|consideration)s?|for now|agreed|decision|final decision|decided|it['’]s decided)[,:]? )*(?:(?:we|i|the team|everyone|everybody|all of us)(?:['’]ve| have| had|['’]ll| will|['’]re| are)? (?:(?:all|now|just|finally|both|also) )*(?:decided|agreed|chose|picked|opted|settled|going with|go with|stick with|sticking with|will go with|adopt|adopted|settled on|going to (?:use|go with|adopt|keep))|let['’]s (?:go with|use|go for|stick (?:with|to)|keep|adopt|settle on|do it with)|we(?:['’]ll| will) (?:use|go with|stick (?:with|to)|keep|adopt|take|stay with)|(?:the|our|my) (?:final )?(?:decision|choice|verdict) (?:is|was)|(?:agreed|decided|decision|settled):|it(?:['’]s| is| was) (?:decided|agreed|settled)|(?:wir|ich) (?:haben uns|habe mich|nehmen|verwenden|nutzen ab|bleiben bei)|wir haben (?:beschlossen|entschieden|vereinbart)|(?:nous avons|on a|j['’]ai) (?:décidé|choisi|convenu|opté)|on (?:part sur|garde|prend)|(?:hemos decidido|decidimos|decidí|elegimos|acordamos|vamos con|nos quedamos con))(?!\p{L})/iu;
const DECIDED_UNSPACED =
	/^(?:我们|我)(?:已经|最后|最终)?(?:决定|选定|商定)|(?:ことにしました|に決めました|に決定しました)[。！]?$/u;
const REASON =
	/^(?:because|since|the reason|reason|that way|it (?:lets|gives|avoids|keeps|is)|weil|denn|parce que|porque|car)\b/i;
const ABOUT =
	/\b(?:for|as) (?:the |our |my |all )?([\p{L}\p{N}][\p{L}\p{N} -]{2,40}?)(?=[,.;(]|$| (?:because|since|as|so|instead|rather|over|and|from|until|in|on)\b)/iu;
const UNDECIDED =
	/\b(?:not|n['’]t|never) (?:yet )?(?:decided|agreed|chosen|settled)|\b(?:later|tomorrow|undecided|lunch|a break|food|pizza|coffee|bed|talk|see|meet)\b/i;
const YES =
	/^(?:yes|yep|yeah|agreed|sure|ok(?:ay)?|perfect|great|sounds good|good idea|deal|let['’]s do (?:that|it)|do (?:that|it)|go ahead|ja|einverstanden|genau|klingt gut|oui|d['’]accord|sí|si|de acuerdo|vale|好的?|同意|はい)(?:[\s,.!。！，、]|$)/iu;
const NOT_QUITE = /\b(?:but|except|however|instead|only if|not|no|wait|aber|mais|pero)\b|[?？]/i;
/** A longer answer says something of its own. */
const BRIEF = 60;
const PROPOSED =
	/^(?:(?:so|then|in that case|for that),? )*(?:i(?:['’]d| would)? (?:suggest|recommend|propose)|my (?:suggestion|recommendation|proposal) is|(?:shall|should) we (?:use|go with|keep|adopt|switch to|move to|take|stick with)|let['’]s (?:use|go with|keep|adopt|switch to|stick with)|we (?:could|should) (?:use|go with|keep|adopt|switch to)|ich (?:schlage vor|empfehle)|je (?:propose|suggère|recommande)|(?:propongo|sugiero|recomiendo))\b/iu;
/** "For now", "for this one" */
const VAGUE =
	/^(?:now|this|that|these|those|today|tomorrow|everything|everyone|us|me|you|it|them|example|free|good|ever)(?:_|$)/;

/** Where the decision itself ends. */
const MAIN = /[;:.](?:\s|$)|,? (?:because|since|so that|as) /i;

/** "The first, because it looks nicer": nobody can tell later which that was. */
const OF_A_LIST =
	/\b(?:with|to|for|on|use|take|keep|choose|chose|picked|adopt) the (?:first|second|third|last|latter|former|other|left|right|top|bottom)(?: (?:one|option|version|idea|approach|proposal|variant))?(?=[,.;!]|$| (?:because|since|as|for|then|now)\b)/i;
/** What is decided for tonight is no decision of a project. */
const OF_ONESELF =
	/\bi(?:['’]ve| have)? (?:just )?decided to (?:sleep|rest|eat|nap|go (?:home|out|to bed|to sleep|for)|stay|leave|wait|relax|take a|call it|skip|ignore|ask)\b/i;

/** What makes a proposal of a plan. */
const ASKING =
	/^(?:(?:so|then|in that case|for that),? )*(?:i(?:['’]d| would)? (?:suggest|recommend|propose)(?: that)?|(?:shall|should)(?= we)|my (?:suggestion|recommendation|proposal) is(?: that| to)?) /iu;
const OPTIONS = / or | oder | ou | o /i;

/** A decision that a sentence states; `next`: what follows it, which may be its reason. */
export function decisionIn(sentence: string, next: string): FoundMemory[] {
	if (OF_A_LIST.test(sentence) || OF_ONESELF.test(sentence)) return [];
	if (!(DECIDED.test(sentence) || DECIDED_UNSPACED.test(sentence)) || UNDECIDED.test(sentence) || !namesWork(sentence))
		return [];
	const reason = REASON.test(next) ? ` ${next}` : "";
	return [decided(sentence + reason, sentence, CLEAR)];
}

/** A decision of an assistant's proposal that the user agrees to. */
export function agreedTo(proposal: string): FoundMemory[] {
	if (!PROPOSED.test(proposal) || OPTIONS.test(proposal) || contentTerms(proposal).size < 2) return [];
	const plan = proposal.replace(ASKING, "").replace(/[?？]\s*$/, ".");
	return [decided(`Agreed: ${plan}`, proposal, LIKELY)];
}

/** Whether an answer says yes, and no more. */
export function saysYes(answer: string): boolean {
	const text = answer.trim();
	return text.length <= BRIEF && YES.test(text) && !NOT_QUITE.test(text);
}

/** A later decision about the same takes its place. */
function decided(content: string, sentence: string, confidence: number): FoundMemory {
	const about = slug(ABOUT.exec(sentence.split(MAIN, 1)[0] ?? "")?.[1] ?? "");
	return decision(content, { key: about === "" || VAGUE.test(about) ? null : `decision.${about}`, confidence });
}
