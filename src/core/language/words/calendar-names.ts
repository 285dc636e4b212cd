/** English names as they are written; other forms and languages are in date-words.ts. */
export const MONTH_NAMES =
	"January February March April May June July August September October November December".split(" ");
export const WEEKDAY_NAMES = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
/** As they are written before a day or a year, where there is little room. */
export const SHORT_MONTHS = "Jan Feb March April May June July Aug Sept Oct Nov Dec".split(" ");

/** For patterns, in lower case. */
export const MONTH_PATTERN = MONTH_NAMES.join("|").toLowerCase();
export const WEEKDAY_PATTERN = WEEKDAY_NAMES.join("|").toLowerCase();
/** How German begins the names of months: it writes days as ordinals. */
export const GERMAN_MONTH = /^(?:Jan|Feb|März|Mrz|Apr|Mai|Juni|Juli|Aug|Sep|Okt|Nov|Dez)/;
