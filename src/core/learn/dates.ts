const DAY = 86_400_000;

/** A day, week, month or year that a text speaks of. */
export type SaidDate = {
	/** When it begins, ISO 8601 UTC. */
	from: string;
	/** As it is written for who does not know when it was said: `2026-05-12`, `week of 2026-11-09`, `2026-10`, `2025`. */
	written: string;
	/** As the text has it. */
	phrase: string;
	/** Whether it can only be told from when it was said. */
	relative: boolean;
	past: boolean;
};

const MONTHS = [
	...[
		"jan(?:uary|uar|vier)?|enero",
		"feb(?:ruary|ruar)?|février|febrero",
		"mar(?:ch|s|zo)?|märz",
		"apr(?:il)?|avril|abril",
	],
	...["may|mai|mayo", "june?|juni|juin|junio", "july?|juli|juillet|julio", "aug(?:ust)?|août|agosto"],
	...["sept?(?:ember)?|septembre|septiembre", "oct(?:ober)?|okt(?:ober)?|octobre|octubre"],
	...["nov(?:ember)?|novembre|noviembre", "dec(?:ember)?|dez(?:ember)?|décembre|diciembre"],
];
const MONTH = MONTHS.map((names) => `(${names})`).join("|");
const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const WEEKDAYS = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
const COUNT = `(an?|one|two|three|four|five|six|seven|eight|nine|ten|a couple of|\\d{1,3})`;

const FULL = /\b(\d{4})-(\d{2})-(\d{2})\b/;
const DAY_MONTH = new RegExp(
	`\\b(\\d{1,2})(?:st|nd|rd|th|\\.|er)? (?:of |de )?(?:${MONTH})\\.?(?![\\p{L}])(?:,? (?:de )?(\\d{4}))?`,
	"iu",
);
const MONTH_DAY = new RegExp(
	`(?<![\\p{L}])(?:${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?![\\d.:])(?:,? (\\d{4}))?`,
	"iu",
);
const MONTH_YEAR = new RegExp(
	`\\b(?:in|since|im|seit|en|depuis|desde) (?:early |late )?(?:${MONTH})(?![\\p{L}])(?: (?:de )?(\\d{4}))?`,
	"iu",
);
const YEAR = /\b(?:in|since|seit|en|depuis|desde) (?:the year )?((?:19|20)\d{2})\b/i;
const AGO = new RegExp(`\\b${COUNT} (day|week|month|year)s? ago\\b`, "i");
const AHEAD = new RegExp(`\\bin ${COUNT} (day|week|month|year)s?\\b`, "i");
const NEAR = /\b(yesterday|last night|tomorrow|the day before yesterday|gestern|morgen|hier|demain|ayer|mañana)\b/i;
const UNIT = /\b(last|next|this past|this coming|letzte[nsr]?|nächste[nsr]?) (week|month|year|woche|monat|jahr)\b/i;
const SEASON = /\b(last|next) (spring|summer|autumn|fall|winter)\b/i;
const WEEKDAY = /\b(last|next|this|on|by|until|is|for) (sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/i;
const WEEKEND = /\b(last|next) weekend\b/i;
const AHEAD_CUE =
	/\b(?:will|going to|['’]ll|tomorrow|next|deadline|due|until|release|launch|go-live|kick-?off|appointment|planned|planning|(?:date|flight|train|trip|wedding|conference|exam|interview|demo|handover|vacation|appointment)(?: (?:to|for|of|with|in) [^,.]{1,40}?)? (?:is|are)|i (?:fly|leave|start|travel|move|return|arrive|graduate)|(?:am|are|is|['’](?:m|re)) \p{L}+ing)\b/iu;

/** The first date that a text speaks of, as of when it was said; null where it speaks of none. Linear in the text. */
export function saidDate(text: string, said_at: string): SaidDate | null {
	const now = Date.parse(said_at);
	if (Number.isNaN(now)) return null;
	for (const { pattern, date } of FORMS) {
		const match = pattern.exec(text);
		const found = match === null ? null : date(match, now, text);
		if (match !== null && found !== null) return { ...found, phrase: match[0] };
	}
	return null;
}

type Told = Omit<SaidDate, "phrase">;

/** The forms of dates, the surest first. */
const FORMS: readonly { pattern: RegExp; date: (match: RegExpExecArray, now: number, text: string) => Told | null }[] =
	[
		{
			pattern: FULL,
			date: ([whole], now) => (Number.isNaN(Date.parse(whole)) ? null : day(Date.parse(whole), now, false)),
		},
		{
			pattern: DAY_MONTH,
			date: (match, now, text) => inYear(monthIn(match, 2), Number(match[1]), match[14], now, AHEAD_CUE.test(text)),
		},
		{
			pattern: MONTH_DAY,
			date: (match, now, text) => inYear(monthIn(match, 1), Number(match[13]), match[14], now, AHEAD_CUE.test(text)),
		},
		{
			pattern: MONTH_YEAR,
			date: (match, now, text) => {
				const month = monthIn(match, 1);
				const at = Date.UTC(Number(match[13] ?? nearestYear(month, 1, now, AHEAD_CUE.test(text))), month, 1);
				return span(at, now, iso(at).slice(0, 7), match[13] === undefined);
			},
		},
		{ pattern: YEAR, date: ([, year = ""], now) => span(Date.UTC(Number(year), 0, 1), now, year, false) },
		{
			pattern: NEAR,
			date: ([, word = ""], now) => {
				const back = /^(?:yesterday|last night|gestern|hier|ayer)$/i.test(word) ? -1 : 1;
				return day(now + (/before/i.test(word) ? -2 : back) * DAY, now, true);
			},
		},
		{ pattern: AGO, date: ([, count, unit = "day"], now) => shifted(now, -countOf(count), unit.toLowerCase()) },
		{
			pattern: UNIT,
			date: ([, which = "", unit], now) =>
				shifted(now, /^(?:last|this past|letzte)/i.test(which) ? -1 : 1, unitOf(unit)),
		},
		{ pattern: SEASON, date: ([, which = "", name = ""], now) => seasonOf(now, name, /last/i.test(which)) },
		{ pattern: WEEKEND, date: ([, which = ""], now) => day(weekday(now, 6, /last/i.test(which)), now, true) },
		{
			pattern: WEEKDAY,
			date: ([, which = "", name = ""], now, text) => {
				const back = /last/i.test(which) || (/on/i.test(which) && !AHEAD_CUE.test(text));
				return day(weekday(now, WEEKDAYS.indexOf(name.toLowerCase()), back), now, true);
			},
		},
		{ pattern: AHEAD, date: ([, count, unit = "day"], now) => shifted(now, countOf(count), unit.toLowerCase()) },
	];

function monthIn(match: RegExpExecArray, from: number): number {
	return MONTHS.findIndex((_, month) => match[from + month] !== undefined);
}

function inYear(month: number, date: number, year: string | undefined, now: number, ahead: boolean): Told | null {
	if (date < 1 || date > 31) return null;
	const chosen = year === undefined ? nearestYear(month, date, now, ahead) : Number(year);
	return day(Date.UTC(chosen, month, date), now, year === undefined);
}

/** The year in which that day was last, or comes next. */
function nearestYear(month: number, date: number, now: number, ahead: boolean): number {
	const year = new Date(now).getUTCFullYear();
	const at = Date.UTC(year, month, date);
	if (ahead) return at + DAY < now ? year + 1 : year;
	return at > now ? year - 1 : year;
}

function shifted(now: number, by: number, unit: string): Told {
	const date = new Date(now);
	if (unit === "day") return day(now + by * DAY, now, true);
	if (unit === "week") {
		const at = now + by * 7 * DAY;
		const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * DAY;
		return span(midnight(monday), now, `week of ${iso(monday).slice(0, 10)}`, true);
	}
	if (unit === "month") {
		const at = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by, 1);
		return span(at, now, iso(at).slice(0, 7), true);
	}
	const year = date.getUTCFullYear() + by;
	return span(Date.UTC(year, 0, 1), now, String(year), true);
}

const SEASONS = new Map(Object.entries({ spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 }));

function seasonOf(now: number, name: string, last: boolean): Told {
	const month = SEASONS.get(name.toLowerCase()) ?? 0;
	const year = nearestYear(month, 1, now, !last);
	return span(Date.UTC(year, month, 1), now, `${name.toLowerCase()} ${year}`, true);
}

function weekday(now: number, day: number, back: boolean): number {
	const today = new Date(now).getUTCDay();
	const ahead = (day - today + 7) % 7 || 7;
	return now + (back ? ahead - 7 || -7 : ahead) * DAY;
}

function countOf(word: string | undefined): number {
	const lower = (word ?? "").toLowerCase();
	if (lower === "a couple of") return 2;
	const number = NUMBERS.indexOf(lower) + 1;
	return number > 0 ? number : Number.parseInt(lower, 10) || 1;
}

function unitOf(word: string | undefined): string {
	const units: Record<string, string> = { woche: "week", monat: "month", jahr: "year" };
	const lower = (word ?? "").toLowerCase();
	return units[lower] ?? lower;
}

function day(at: number, now: number, relative: boolean): Told {
	return { from: iso(midnight(at)), written: iso(at).slice(0, 10), relative, past: midnight(at) <= now };
}

function span(from: number, now: number, written: string, relative: boolean): Told {
	return { from: iso(from), written, relative, past: from <= now };
}

function midnight(at: number): number {
	return Math.floor(at / DAY) * DAY;
}

/** Within the years that ISO dates are written with. */
function iso(at: number): string {
	return new Date(Math.max(-62_135_596_800_000, Math.min(at, 253_402_300_799_000))).toISOString();
}
