import { bareObject } from "./rule.ts";

const CALLING =
	/(?:^|[ -])(?:nurse|chef|doctor|lawyer|judge|pilot|student|teacher|engineer|developer|designer|architect|accountant|manager|consultant|researcher|scientist|electrician|plumber|musician|physician|librarian|veterinarian|technician|politician|mathematician|carpenter|farmer|baker|painter|writer|author|actor|actress|director|editor|journalist|photographer|translator|interpreter|therapist|psychologist|psychiatrist|dentist|pharmacist|biologist|chemist|physicist|economist|analyst|artist|florist|programmer|administrator|sysadmin|founder|freelancer|professor|lecturer|tutor|coach|trainer|driver|courier|firefighter|paramedic|midwife|soldier|sailor|captain|officer|policeman|policewoman|waiter|waitress|bartender|barista|hairdresser|secretary|assistant|clerk|cashier|mechanic|welder|builder|surveyor|planner|producer|composer|guitarist|violinist|pianist|dancer|surgeon|radiologist|cardiologist|solicitor|barrister|notary|paralegal|recruiter|banker|broker|trader|auditor|gardener|beekeeper|fisherman|butcher|tailor|potter|curator|archivist|entrepreneur|contractor|intern|apprentice|postdoc|sommelier|ranger|biochemist|geologist|linguist|historian|statistician|copywriter|ceo|cto|cfo|coo|sre|dba|qa|pm)$/;
const NO_CALLING = /\b(?:bit|fan|beginner|lover|user|believer|member|good|bad|great|terrible|lousy|big|huge|better)\b/;

/** Whether words are the name of a calling, and not of a trait or a whim. */
export function isCalling(words: string): boolean {
	const noun = bareObject(words)
		.replace(/ (?:at|for|in|from|with|by|who|and|on|of|based|specialising|specializing) [\s\S]*/iu, "")
		.toLowerCase();
	if (noun.split(" ").length > 4 || NO_CALLING.test(noun)) return false;
	return CALLING.test(noun);
}
