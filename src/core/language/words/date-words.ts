import { MONTH_NAMES, WEEKDAY_NAMES } from "./calendar-names.ts";
import { listed } from "./joined.ts";

/** The words that dates are written with, folded (../fold.ts), by language where they only go with words of their own. */
const split = (text: string) => text.split(/\s+/).filter((word) => word !== "");
const numbered = (lines: readonly string[]): ReadonlyMap<string, number> =>
	new Map(lines.flatMap((line, number) => split(line).map((word): [string, number] => [word, number])));
const valued = <Value>(lines: readonly (readonly [value: Value, words: string])[]): ReadonlyMap<string, Value> =>
	new Map(lines.flatMap(([value, words]) => split(words).map((word): [string, Value] => [word, value])));
export type Language = "en" | "de" | "fr" | "es";
export type Unit =
	| "minute"
	| "hour"
	| "day"
	| "week"
	| "fortnight"
	| "weekend"
	| "month"
	| "quarter"
	| "year"
	| "decade";

/** Short forms, and those of German, French and Spanish. */
const MONTH_FORMS = [
	...["jan januar janner janvier enero", "feb februar fevrier febrero", "mar marz maerz mars marzo", "apr avril abril"],
	...["mai mayo", "jun juni juin junio", "jul juli juillet julio", "aug aout agosto", "sep sept septembre septiembre"],
	...["oct okt oktober octobre octubre", "nov novembre noviembre", "dec dez dezember decembre diciembre"],
];
const WEEKDAY_FORMS = [
	...["sun sonntag dimanche domingo", "mon montag lundi lunes", "tue tues dienstag mardi martes"],
	...["wed weds mittwoch mercredi miercoles", "thu thur thurs donnerstag jeudi jueves", "fri freitag vendredi viernes"],
	"sat samstag sonnabend samedi sabado",
];
const named = (names: readonly string[], forms: readonly string[]) =>
	numbered(names.map((name, at) => `${name.toLowerCase()} ${forms[at] ?? ""}`));
export const MONTHS = named(MONTH_NAMES, MONTH_FORMS);
/** Months that are more often another word or somebody's name where they stand without a capital. */
export const WEAK_MONTHS = listed`may march mar mars jan dec august sept sep`;
export const WEEKDAYS = named(WEEKDAY_NAMES, WEEKDAY_FORMS);
/** Weekdays that are more often another word: only behind "on", "next", "last" and the like. */
export const WEAK_WEEKDAYS = listed`sun mon wed sat`;

const UNIT_WORDS: Readonly<Record<Language, Partial<Record<Unit, string>>>> = {
	en: {
		...{ minute: "minute minutes min mins", hour: "hour hours hr hrs", day: "day days", week: "week weeks" },
		...{ fortnight: "fortnight fortnights", weekend: "weekend weekends", month: "month months" },
		...{ quarter: "quarter quarters", year: "year years yr yrs", decade: "decade decades" },
	},
	de: {
		...{ minute: "minute minuten", hour: "stunde stunden", day: "tag tage tagen", week: "woche wochen" },
		...{
			weekend: "wochenende",
			month: "monat monate monaten monats",
			quarter: "quartal",
			year: "jahr jahre jahren jahres",
		},
	},
	fr: {
		...{ minute: "minute minutes", hour: "heure heures", day: "jour jours", week: "semaine semaines" },
		...{ weekend: "weekend", month: "mois", quarter: "trimestre", year: "an ans annee annees" },
	},
	es: {
		...{ minute: "minuto minutos", hour: "hora horas", day: "dia dias", week: "semana semanas" },
		...{ month: "mes meses", quarter: "trimestre", year: "ano anos" },
	},
};

function byLanguage<Value>(
	words: (language: Language) => Iterable<[string, Value]>,
): Readonly<Record<Language, ReadonlyMap<string, Value>>> {
	return { en: new Map(words("en")), de: new Map(words("de")), fr: new Map(words("fr")), es: new Map(words("es")) };
}

const UNIT_NAMES: readonly Unit[] = [
	...(["minute", "hour", "day", "week", "fortnight", "weekend", "month", "quarter", "year", "decade"] as const),
];
export const LANGUAGES: readonly Language[] = ["en", "de", "fr", "es"];
export const UNITS = byLanguage((language) =>
	UNIT_NAMES.flatMap((unit) => split(UNIT_WORDS[language][unit] ?? "").map((word): [string, Unit] => [word, unit])),
);

const NUMBER_LINES: Readonly<Record<Language, readonly string[]>> = {
	en: ["", "a an one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
	de: [
		"",
		"ein eine einem einer",
		"zwei",
		"drei",
		"vier",
		"funf",
		"sechs",
		"sieben",
		"acht",
		"neun",
		"zehn",
		"elf",
		"zwolf",
	],
	fr: ["", "un une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"],
	es: ["", "un una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"],
};
export const NUMBERS = byLanguage((language) => numbered(NUMBER_LINES[language]));
/** Numbers that nobody counts: at least and at most so many. */
export const VAGUE = valued<readonly [least: number, most: number]>([
	[[2, 5], "few paar quelques algunos algunas unos unas"],
	[[3, 7], "several"],
	[[2, 2], "couple"],
]);
export const ORDINALS = numbered([
	...[
		"",
		"first erste ersten premier primero",
		"second zweiten",
		"third dritten",
		"fourth",
		"fifth",
		"sixth",
		"seventh",
		"eighth",
	],
	...["ninth", "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth"],
	...["eighteenth", "nineteenth", "twentieth"],
]);
export const ORDINAL_ENDINGS = listed`st nd rd th er`;

/** Words before a time that say which: the one before, this one, the one behind. */
const WHICH_LINES: Readonly<Record<Language, readonly [string, string, string]>> = {
	en: ["last past previous", "this current", "next coming upcoming following"],
	de: [
		"letzte letzten letzter letztes letztem vergangene vergangenen vergangenes vorige vorigen voriges",
		"diese diesen dieser dieses diesem",
		"nachste nachsten nachster nachstes nachstem kommende kommenden kommendes",
	],
	fr: ["dernier derniere passe passee", "ce cet cette", "prochain prochaine"],
	es: ["pasado pasada ultimo ultima", "este esta", "proximo proxima"],
};
export const WHICH = byLanguage((language) =>
	WHICH_LINES[language].flatMap((line, at) => split(line).map((word): [string, number] => [word, at - 1])),
);

export const SEASONS = numbered([
	...["spring fruhling fruhjahr printemps primavera", "summer sommer ete verano", "autumn fall herbst automne otono"],
	"winter hiver invierno",
]);
export const PARTS = valued<"early" | "mid" | "late">([
	["early", "early beginning start anfang debut principios"],
	["mid", "mid middle mitte mediados"],
	["late", "late end ende fin finales"],
]);

/** Days that are named by their distance from today. "hier" is "here" in German, and "morgen" the morning. */
export const NEAR = valued<number>([
	[0, "today heute aujourdhui hoy"],
	[-1, "yesterday gestern hier ayer"],
	[1, "tomorrow tmrw tmr tomorow tommorow tommorrow morgen demain manana"],
	[-2, "vorgestern anteayer"],
	[2, "ubermorgen uebermorgen"],
]);
/** Hours of the day's parts. */
export const DAY_PARTS = valued<readonly [from: number, to: number]>([
	[[5, 12], "morning vormittag fruh matin"],
	[[12, 18], "afternoon nachmittag apresmidi tarde"],
	[[18, 24], "evening abend soir night nacht nuit noche"],
	[[12, 13], "noon midday"],
]);

/** Words that may stand right before a date, of each language; those of time only, before a bare month or year too. */
export const BEFORE_DAY = listed`on by until till since from before after for around to through between and am vom zum bis ab seit vor nach den dem der le
	du au des depuis jusqua el al desde hasta para is due`;
export const BEFORE_MONTH = listed`in by until till since from before after for around through throughout during between im seit bis ab vor nach en depuis
	desde hasta jusquen avant apres antes para`;
export const BEFORE_YEAR = listed`in by until till since from before after around through throughout during between of year im seit bis ab vor nach en depuis
	desde hasta jusquen avant apres jahr anno back de del`;
/** "until Friday" and "since Friday" may stand where "Friday" alone may not. */
export const BEFORE_WEEKDAY = listed`
	on by until till since from before after for around between through am bis seit ab vor nach le el desde hasta depuis is til`;
/** What comes again and again is no date. */
export const RECURRING = listed`every each any most jeden jede jedes chaque cada tous toutes todos todas per most`;
export const RANGE_MARKS = listed`- – — to until till through thru bis a al au and`;

/** Words that only French has, by which "hier" is yesterday; and those of German, by which it is here. */
export const FRENCH = listed`
	je j nous on il elle ils elles le la les des une est ai a avons avez ont etait c d l soir matin et dans chez avec mon ma mes pour`;
export const GERMAN = listed`ich wir er sie es der die das ist sind war bin und nicht ein eine einen auf mit wohne arbeite gibt haben habe`;

/** What is called by a season and may be of any year: "for the summer trip". */
export const OF_SEASONS: ReadonlySet<string> = new Set(
	`trip trips holiday holidays break camp sale sales party term semester house dress wedding concert course school job internship clothes
	tyres tires festival solstice vacation collection menu fair cleaning schedule project tour cottage place league cup`.split(
		/\s+/,
	),
);
