import { MONTH_NAMES, WEEKDAY_NAMES } from "../../language/words/calendar-names.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words by which who speaks names himself, those he speaks to, and others. */
export const SPEAKER_WORDS = words(
	"i i'm i've i'd i'll me my mine myself we we're we've we'd we'll us our ours ourselves",
);
export const ADDRESSED_WORDS = words("you you're you've you'd you'll your yours yourself");
export const OTHERS_WORDS = words("he she they he's she's they're they've his her hers their theirs him them");

/** Behind "my" somebody else. */
export const RELATIVES = words(
	`mom mum mother dad father parents sister brother siblings son daughter kids children child aunt uncle cousin cousins
	grandma grandmother grandpa grandfather grandparents nephew niece husband wife fiance fiancee girlfriend boyfriend partner
	spouse friend friends buddy roommate roommates neighbor neighbors neighbour neighbours colleague colleagues coworker
	coworkers boss teacher coach teammate teammates family`,
);

/** Behind a capitalised word: it is somebody who does something. */
export const DEEDS = words(
	`is was has had does did loves loved likes liked plays played wants wanted works worked lives lived went goes got gets said
	says told tells started bought made makes took takes gave gives came comes moved thinks thought feels felt keeps kept`,
);

/** Capitalised words that are no names. */
export const DATE_WORDS = words([...MONTH_NAMES, ...WEEKDAY_NAMES].join(" ").toLowerCase());

/** Before a name of a place. */
export const PLACING = words("in at to from near visit visited visiting around through");

export const NUMBER_WORDS = words("two three four five six seven eight nine ten eleven twelve dozen hundred thousand");
export const TIME_UNITS = words("minute minutes hour hours day days week weeks month months year years decade decades");
