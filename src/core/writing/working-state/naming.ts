import { isCommon } from "../../language/spoken-words.ts";
import { topicStems } from "./step-match.ts";

/** Words of reporting and of checking, which name no work by themselves. */
const REPORTING = topicStems(
	"tests checks suite build ci green passes tick finish managed handled wrapped sorted history list details merged fixed shipped deployed implemented landed resolved solved delivered closed ready booked signed submitted published released confirmed approved concludes ticked checked finalised finalized nailed squared locked succeeded works erledigt fertig fertiggestellt abgeschlossen behoben umgesetzt eingebaut geschafft gemacht terminée finie faite réglée hecho terminado listo completado",
);

const DETERMINED = /(?<![\p{L}'])(?:the|an?|my|our|your|their|its|all|every|these|those|\d) \p{L}/iu;

/** Whether a text names some work: a word beside those that people use whatever they speak of. */
export function namesWork(text: string): boolean {
	for (const stem of topicStems(text)) if (isTelling(stem) && !REPORTING.has(stem)) return true;
	return false;
}

/** Whether a text names what is worked on: "dive into it" does not. */
export function namesObject(text: string): boolean {
	let telling = 0;
	for (const stem of topicStems(text)) if (isTelling(stem)) telling++;
	return telling > 1 || (telling > 0 && DETERMINED.test(text));
}

function isTelling(stem: string): boolean {
	return !isCommon(stem) && /\p{L}/u.test(stem);
}
