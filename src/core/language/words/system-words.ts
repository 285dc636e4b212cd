import { listed } from "./joined.ts";
/** What parts of a system are called. */
export const SYSTEM_NOUNS = listed`
	app api service server team worker job jobs db database bot site website box cluster repo table script queue cache bucket gateway proxy pipeline cron dashboard
	dashboards frontend backend cli importer exporter scheduler mirror replica primary staging prod web shop webhook sensor sensors backup backups feed
	crawler parser docs uploads image images sessions logs events metrics container containers test tests branch module library endpoint migration dataset
	report reports bundle playbook daemon controller firmware plugin schema snapshot index firewall pod vm`;
/** What parts do with each other; `*` is any word, and behind `<` the other does it. */
export const SYSTEM_VERBS: ReadonlyMap<string, string> = new Map(
	Object.entries({
		WRITES_TO: "writes to,writes into,writes,saves to,logs to",
		READS: "reads from,reads,takes * from,pulls * from,gets * from,fetches * from,consumes",
		DEPENDS_ON: "depends on,relies on,needs",
		RUNS_ON:
			"runs on,sits on,lives on,is hosted on,is hosted at,run on,is deployed on,is deployed to,runs this in,runs it in,runs in,is on,are on",
		CALLS: "talks to,calls,goes through",
		USES: "uses,is written in,is built with,is built on",
		SENDS_TO:
			"feeds into,feeds,sends * to,sends to,send to,go to,publishes to,pushes to,posts to,exports to,pushes * to,posts * to,exports * to,uploads * to,goes to",
		LOCATED_IN: "is stored in,are stored in,is kept in,are kept in,lives in,sits in",
		COMES_FROM:
			"is cut from,was cut from,is forked from,was forked from,is restored from,is generated from,is loaded from",
		CREATED: "wrote,built,builds,authored",
		OWNS: "owns",
		MAINTAINS: "maintains",
		"<CREATED": "is written by,was written by,is built by,was built by,was made by,were made by",
		"<MAINTAINS": "is maintained by,are maintained by",
		"<OWNS": "is owned by,are owned by",
	}).flatMap(([predicate, verbs]) => verbs.split(",").map((verb): [string, string] => [verb, predicate])),
);
