import { expect, it } from "vitest";
import { evidenceOf } from "../../../../../src/core/writing/distill/evidence.ts";
import { isInLanguageOf } from "../../../../../src/core/writing/distill/ground.ts";
import { dialogue } from "./any-source.ts";
import { summaryOf } from "./summaries.ts";

const english = `I want to move the archive to PostgreSQL before Monday because the host is switched off then. We tried the
importer of the vendor and it failed on large files, so we write our own in src/import.ts. The schema is done. I would
like to know who pays for the host. Please keep it short.`;
const chinese =
	"我想在星期一之前把档案迁移到数据库，因为主机那时会关闭。我们试过供应商的导入程序，大文件会失败，所以我们自己写。";

it.each([
	["its own words", english, ["The archive is moved to PostgreSQL before Monday: the host is switched off then."]],
	[
		"other words of the language",
		english,
		["They move the archive and write their own importer, because the one of the vendor failed on large files."],
	],
	["Chinese of Chinese", chinese, ["在星期一之前把档案迁移到数据库", "供应商的导入程序失败，大文件会失败"]],
	["too little to tell", english, ["Archiv nach PostgreSQL"]],
])("takes a summary in the language: %s", (_, covered, lines) => {
	expect(
		isInLanguageOf(summaryOf({ current_state: lines }), evidenceOf({ previous: null, messages: dialogue(covered) })),
	).toBe(true);
});

it.each([
	[
		"German of English",
		english,
		["Das Archiv wird bis Montag nach PostgreSQL verschoben, da der Rechner dann abgeschaltet wird."],
	],
	["Chinese of English", english, ["在星期一之前把档案迁移到 PostgreSQL，因为主机那时会关闭"]],
	[
		"English of Chinese",
		chinese,
		["The archive is moved to the database before Monday, as the host is switched off then."],
	],
])("turns one in another language away: %s", (_, covered, lines) => {
	expect(
		isInLanguageOf(summaryOf({ current_state: lines }), evidenceOf({ previous: null, messages: dialogue(covered) })),
	).toBe(false);
});
