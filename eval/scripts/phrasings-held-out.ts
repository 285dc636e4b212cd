import type { Phrasings } from "./phrasing.ts";

/** Phrasings that the rules are never tuned on: they are only measured with them. */
export const HELD_OUT: Phrasings = {
	start: [
		"U: Thanks for jumping in. In short: someone has to {do}, and that someone is me.\nA: And me.",
		"U: I'm stuck. {Noun} was supposed to be finished a month ago.\nA: Then we'd better look at it together.",
		"U: This thread is about {noun}, nothing else.\nA: Noted.",
		"A: What brings you here?\nU: They've handed me {noun}.",
		"U: You and I are going to {do} this afternoon.\nA: I'm ready.",
	],
	shift: [
		"U: Good, close that chapter. The next big one is {noun}.\nA: Opening a new page.",
		"U: I've just come out of a meeting. Plans have changed and I'm supposed to {do} before anything else.\nA: Then we start there.",
		"U: ok new chapter! {noun}\nA: Exciting.",
		"U: How about we {do} now? The other thing can stay as it is.\nA: With pleasure.",
		"A: Anything else on your mind?\nU: Yes, and it's bigger: {noun}. That takes up the rest of our time.",
		"U: Let's get {noun} rolling.\nA: Rolling.",
	],
	decision: [
		"U: Thanks, that's useful. I slept on {matter} and I'm going for {choice}. You know why? {Why}. Could you adapt the outline?\nA: I'll adapt it.",
		"A: My two cents on {matter}: {over} would do, but {choice} ages better because {why}.\nU: ok {choice}",
		"U: Everyone here voted for {choice} when it comes to {matter}. The clincher: {why}.\nA: A clear majority.",
		"U: As for {matter}, {over} would have been the obvious thing. But {why}, which leaves {choice}.\nA: That's consistent.",
		"U: Just so it's written somewhere: {matter} = {choice}. {Why}.\nA: It's written here.",
		"A: Do you want {over} or {choice} for {matter}?\nU: Hmm. Since {why}, the answer has to be {choice}.",
		"U: {Matter}: done deal, {choice}. Otherwise we'd forget that {why}.\nA: A deal.",
		"U: Quick update from the meeting. They signed {choice} for {matter}; apparently {why}. I'm fine with that.\nA: Then so am I.",
	],
	failure: [
		"U: {Doing} was a waste. {Result}, as you'd predicted.\nA: I would rather have been wrong.",
		"A: Here is what happened when I tried my first idea, {doing}: {result}. I'm looking for another one.\nU: Keep going.",
		"U: In case someone proposes {doing}: been there. {Result}.\nA: Good to have that on record.",
		"U: We can cross off {doing}, since {result}.\nA: Crossed off.",
		"U: Last night I {did}. This morning: {result}. So, not the answer.\nA: No, it isn't.",
		"A: Any news after you {did}?\nU: Yes, bad ones: {result}.",
	],
	correction: [
		"U: I need to take something back. For {matter} I said {old}; {freshWhy}, so it'll be {fresh}.\nA: Thanks for saying so.",
		"U: {Old} for {matter} was a mistake on my part, {freshWhy}. Please go by {fresh} from here.\nA: I will.",
		"A: I have {old} down for {matter}.\nU: That's out of date. {Fresh}, because {freshWhy}.",
	],
	open: [
		"U: Nobody could tell me so far: {question}?\nA: Then it stays a blank.",
		"A: To finish this I would need to know one more thing: {question}?\nU: I can't say yet.",
		"U: We'll have to talk about {topic} once the dust has settled.\nA: Let's.",
		"U: Hm, {topic}... let me think about that one overnight.\nA: No rush.",
		"A: There is still a question mark behind {topic}.\nU: I know, I know.",
		"U: Can you keep {topic} on the agenda for next time?\nA: It's on the agenda.",
		"U: I've mailed somebody about {topic}, no reply so far.\nA: Then we wait.",
	],
	preference: [
		"U: You'd make me happy if you would {wish}.\nA: Consider it done.",
		"U: Something I should have said earlier: {wish}, thanks.\nA: Of course.",
		"U: can we agree that you {wish}\nA: We can.",
		"U: For the record, I work best with people who {wish}.\nA: I'll be one of them.",
		"U: In this team we {wish}.\nA: I'll do the same.",
	],
	step: [
		"U: Good news: {noun} went through without a hitch.\nA: I'm delighted.",
		"A: {Noun}: check.\nU: One more off the list.",
		"U: Took me the whole morning, but I {did}.\nA: It shows.",
		"A: As of a minute ago, {noun} is history.\nU: Finally.",
		"U: We got {noun} behind us today.\nA: On to the rest.",
	],
	next: [
		"A: If you agree, I'd {do} and report back.\nU: I agree.",
		"U: tomorrow: {noun}\nA: Tomorrow it is.",
		"A: The only thing between us and the end is {noun}.\nU: Let's not lose sight of it.",
		"U: Okay. Then please {do}.\nA: I'm on it.",
		"U: What would you do first?\nA: I'd {do}.\nU: Do it.",
	],
};
