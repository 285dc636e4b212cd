/** wrangler's own remarks that tell a user of Tessera nothing: the clock does tick here. */
const remarks = [
	/Scheduled Workers are not automatically triggered/,
	/To manually trigger a scheduled event, run:/,
	/curl ".*\/cdn-cgi\/local\/scheduled"/,
	/cron-triggers\/#test-cron-triggers-locally/,
	/Logs were written to/,
	// It is ended instead (inside-wrangler.ts).
	/runtime crashed unexpectedly and is being restarted/,
	// A client that hangs up before it has its answer.
	/disconnected: (?:write|read)\(.*(?:Broken pipe|Connection reset by peer)/,
	/^\s*$/,
];

/**
 * Lets through what a user must know (wrangler runs at log level "warn": warnings, errors, where they come from). The log's
 * lines of JSON lose what wrangler puts around them: they are read by programs.
 */
export function showUseful(line: string): void {
	const logged = line.indexOf('{"event":');
	if (logged >= 0) console.error(line.slice(logged, line.lastIndexOf("}") + 1));
	else if (!remarks.some((remark) => remark.test(line))) console.error(line);
}
