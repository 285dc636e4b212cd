import { stem } from "../../language/stem.ts";
import { MONTH_NAMES } from "../../language/words/calendar-names.ts";

/**
 * Things that every project, team or day has, as stems: two observations that have only such a thing in common are not about
 * the same.
 */
export const GENERIC: ReadonlySet<string> = new Set(
	`service services server system test tests build job run pipeline script code app application project team user customer client
people person company office meeting day date week month year minute hour second morning afternoon evening night noon error bug
problem ticket issue request response file page version release branch change feature data database table value list line
instance node cluster environment ran retry retries rest api endpoint tool command step phase part round trip email mail
message chat call phone document report item product order account budget price client ${MONTH_NAMES.join(" ").toLowerCase()} again today yesterday sudden due time`
		.split(/\s+/)
		.map(stem),
);

/** What things are found to be in, behind a form of "be". */
export const STATES: ReadonlySet<string> = new Set(
	"down unreachable offline flaky red broken slow late full stuck empty unavailable overdue delayed".split(" "),
);

/** Verbs and states that mean the same, by the stems of their words. */
export const SAME_ACTION: ReadonlyMap<string, string> = new Map(
	Object.entries({
		"went down": "down",
		unreachable: "down",
		offline: "down",
		unavailable: "down",
		flaky: "flake",
		"broke down": "break",
		delayed: "late",
		overdue: "late",
	}).map(([verb, action]) => [stemmed(verb), stemmed(action)]),
);

/** What happens to a thing by itself: what else is told is when, where and why. */
export const OF_ITSELF: ReadonlySet<string> = new Set(
	[
		"fail",
		"crash",
		"flake",
		"break",
		"down",
		"time out",
		"ran out",
		"hung",
		"froze",
		"late",
		"slow",
		"red",
		"full",
		"stuck",
	]
		.concat([...["fell over", "expire", "leak", "overheat", "stall", "overflow", "cancel", "reboot", "jam"]])
		.map(stemmed),
);

function stemmed(words: string): string {
	return words.split(" ").map(stem).join(" ");
}
