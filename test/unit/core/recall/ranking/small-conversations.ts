/** A question about a conversation, and the text of the message that answers it. */
type Asked = { question: string; evidence: string };

/** What a user and an assistant said in turns, and what can be asked about it. */
export type SmallConversation = { topic: string; said: readonly string[]; asked: readonly Asked[] };

/** Conversations on topics that have nothing to do with each other. */
export const SMALL_CONVERSATIONS: readonly SmallConversation[] = [
	{
		topic: "a kitchen",
		said: [
			"We are redoing the kitchen and I can't decide on the worktop.",
			"Oak is warm but needs oil twice a year; slate only needs a wipe.",
			"Then slate it is. The fitter comes on Thursday with the samples.",
			"Good. Ask him about the edge, rounded ones chip less.",
			"The old sink leaks, so I ordered a ceramic one from Villeroy.",
			"Ceramic is heavy: check that the cabinet underneath is braced.",
			"My brother-in-law will brace it, he is a joiner.",
			"Perfect. Have you thought of the lights?",
			"Three lamps over the counter, and a dimmer by the door.",
			"A dimmer needs bulbs that say so on the box.",
			"The tiles are still missing. I want them green.",
			"Sage green would go well with slate.",
			"The whole thing may cost 9,400 euros at most.",
			"Keep a tenth of that for surprises.",
			"The oven stays, it is only two years old.",
			"Then measure its niche before the cabinets are ordered.",
			"I did: sixty centimetres wide.",
			"That is the standard width, so nothing can go wrong.",
		],
		asked: [
			{
				question: "Which worktop did I choose?",
				evidence: "Then slate it is. The fitter comes on Thursday with the samples.",
			},
			{
				question: "Who makes the ceramic sink that I ordered?",
				evidence: "The old sink leaks, so I ordered a ceramic one from Villeroy.",
			},
			{
				question: "What is the most that the kitchen may cost?",
				evidence: "The whole thing may cost 9,400 euros at most.",
			},
			{
				question: "How many lamps go over the counter?",
				evidence: "Three lamps over the counter, and a dimmer by the door.",
			},
		],
	},
	{
		topic: "a marathon",
		said: [
			"I signed up for a marathon in October and have never run that far.",
			"Then begin with three runs a week and one long one on Sundays.",
			"My knee hurts after ten kilometres.",
			"Shorten your stride, and see a physiotherapist before you add distance.",
			"She told me to do squats and to change my shoes every 700 kilometres.",
			"Sound advice. Which pair do you wear?",
			"Trail shoes, which is probably wrong on asphalt.",
			"Yes: get a pair with a flat sole for the road.",
			"My aim is to finish under four and a half hours.",
			"That is a pace of six minutes and twenty-three seconds.",
			"Last Sunday I managed the half distance for the first time.",
			"Bravo! How was the last stretch?",
			"Awful. I had eaten nothing but a banana.",
			"Take a gel every forty minutes from now on.",
			"My training partner Ole drops out, he broke his wrist.",
			"Poor Ole. A running club might have somebody at your speed.",
			"The club by the canal meets on Tuesdays at seven.",
			"Go there once before you join.",
		],
		asked: [
			{
				question: "How often should I change my shoes?",
				evidence: "She told me to do squats and to change my shoes every 700 kilometres.",
			},
			{
				question: "In what time do I want to finish the marathon?",
				evidence: "My aim is to finish under four and a half hours.",
			},
			{
				question: "Why did my training partner drop out?",
				evidence: "My training partner Ole drops out, he broke his wrist.",
			},
			{
				question: "When does the running club meet?",
				evidence: "The club by the canal meets on Tuesdays at seven.",
			},
		],
	},
	{
		topic: "a data base",
		said: [
			"Our nightly export fails since the migration to Postgres 17.",
			"What does the log say?",
			"That a replication slot is missing, and then it times out.",
			"Slots don't survive that upgrade. Create it anew and seed the consumer.",
			"Done, the export works. But the invoices table has grown to 80 gigabytes.",
			"Partition it by month and drop what your retention allows.",
			"Legal says we must keep invoices for ten years.",
			"Then move old partitions to cheap storage instead of dropping them.",
			"The staging cluster lives in Frankfurt, production in Dublin.",
			"Mind the egress fees when you copy between them.",
			"We back up with pgBackRest every six hours.",
			"Have you restored one lately?",
			"Never. Samira will try it in the sprint after next.",
			"Let her write down how long it takes.",
			"The connection pool is set to forty per pod.",
			"With twelve pods that is more than the server accepts.",
			"We lowered it to fifteen after the outage.",
			"That leaves some headroom for the jobs.",
		],
		asked: [
			{ question: "How long must we keep invoices?", evidence: "Legal says we must keep invoices for ten years." },
			{
				question: "Where is the staging cluster?",
				evidence: "The staging cluster lives in Frankfurt, production in Dublin.",
			},
			{ question: "What do we back up with?", evidence: "We back up with pgBackRest every six hours." },
			{
				question: "To how many connections did we lower the pool after the outage?",
				evidence: "We lowered it to fifteen after the outage.",
			},
		],
	},
	{
		topic: "a garden",
		said: [
			"The neighbours' cat keeps digging up my radishes.",
			"Lay thorny twigs between the rows, cats hate that.",
			"It worked! Now snails eat the lettuce.",
			"Collect them at dusk, or put a copper band around the bed.",
			"I bought four raspberry canes of the sort Autumn Bliss.",
			"They fruit on this year's wood, so cut them back in February.",
			"The compost heap smells of ammonia.",
			"Too much grass: mix in straw or cardboard.",
			"My allotment costs 320 a year, water included.",
			"That is cheap for a plot near the river.",
			"The shed's roof is gone since the storm.",
			"Felt lasts ten years, corrugated sheets longer.",
			"Then sheets. My uncle Heiner has some left over.",
			"Let him help you, one person can't hold them.",
			"The quince tree has brown spots on its leaves.",
			"Leaf blight. Rake up what falls and burn it.",
			"I planted it for my daughter's birth.",
			"Then it is worth a little care.",
		],
		asked: [
			{
				question: "Which sort of raspberry canes did I buy?",
				evidence: "I bought four raspberry canes of the sort Autumn Bliss.",
			},
			{ question: "How much is my allotment a year?", evidence: "My allotment costs 320 a year, water included." },
			{
				question: "Who has corrugated sheets left for the shed's roof?",
				evidence: "Then sheets. My uncle Heiner has some left over.",
			},
			{
				question: "What is wrong with the leaves of the quince tree?",
				evidence: "The quince tree has brown spots on its leaves.",
			},
		],
	},
];
