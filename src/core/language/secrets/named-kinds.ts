import { joined } from "../words/joined.ts";
import { entropyOf, type SecretKind } from "./secret-kind.ts";

/** Between a name and its value: `:`, `=` or a verb, with quotes around, also such as stand in JSON within JSON. */
const STANDS_FOR = joined`["'\x60*\\]{0,4}(?:\s{0,3}[:=：]\s{0,3}|\s{1,3}(?:is|was|ist|lautet|est|es):?\s{1,3}|は|是)["'\x60*\\]{0,4}`;
const VALUE = joined`[^\s"'\x60\\,;()\[\]<>{}*。！？]`;

const PASSWORD =
	"(?:pass(?:word|wd|phrase|code)|passwort|kennwort|contraseña|mot de passe|密码|密碼|パスワード|비밀번호)";
const KEY = joined`
	(?:(?:api|secret|access|private|signing|encryption|licen[cs]e|master|auth)[ _-]?(?:key|token)|
	(?:client|app|shared|jwt|webhook)[ _-]?secret|(?:refresh|session|bearer|bot)[ _-]?token)`;

/** What stands in examples where a password would. */
const PLACEHOLDER =
	/^(?:.{0,30}\byour[_-].{0,30}|.{0,30}_your_.{0,30}|(?:your|my|the)[_-]?.{0,30}|(?:access_?)?(?:token|pass|passwd|password|pwd|secret|key|pat)|\.{2,9})$/i;

/** Secrets that are known by their name, by what leads to them or by what stands around them. */
export const NAMED_KINDS: readonly SecretKind[] = [
	{
		name: "private key",
		hints: ["private key-----", "private key block-----"],
		pattern: new RegExp(
			joined`
				-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:(?:[A-Za-z0-9+/=\s\\:,.()]|-(?!-)){0,20000}-----END [A-Z0-9 ]{0,30}
				PRIVATE KEY(?: BLOCK)?-----|[A-Za-z0-9+/=\s\\]{40,20000})`,
			"g",
		),
		loose: /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,30}PRIVATE KEY-----|$)/g,
	},
	{
		name: "putty private key",
		hints: ["private-lines:"],
		pattern: /(?<=Private-Lines: \d{1,3}(?:\r?\n|\\r?\\n|\\n))[A-Za-z0-9+/=\s\\]{40,10000}/g,
	},
	{
		name: "password in an address",
		hints: ["://"],
		pattern:
			/(?<=\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/?#@:"'\\<>]{0,100}:)(?!\*{1,100}@|[xX]{1,100}@)[^\s/?#@"'\\<>[\]{}$]{1,200}(?=@[\w[])/gi,
		endOf: (text, start, end) => (PLACEHOLDER.test(text.slice(start, end)) ? null : end),
		loose: /(?<=\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/?#@:]{0,100}:[^\s/?#@]{1,200}(?=@)/gi,
	},
	{
		name: "json web token",
		hints: ["eyj"],
		pattern: /(?<![\w-])eyJ[\w-]{8,8000}\.eyJ[\w-]{4,8000}(?:\.[\w-]{0,2000})?/g,
		// Sought once in each run of such characters, which may hold its first letters many times.
		loose: /\beyJ(?<=(?<![\w-])(?:(?!\beyJ)[\w-])*eyJ)[\w-]{8,}\.[\w-]{4,}(?:\.[\w-]*)?/g,
	},
	{
		name: "bearer token",
		hints: ["bearer "],
		pattern: /(?<=\bBearer )(?=[A-Za-z_.~+/-]{0,80}\d)[\w.~+/-]{16,4000}={0,2}/gi,
		loose: /(?<=\bBearer )[\w.~+/-]{12,}=*/gi,
	},
	{
		name: "basic credentials",
		hints: ["basic "],
		pattern: /(?<=\bauthorization["'\\]{0,3}\s{0,3}:\s{0,3}["'\\]{0,3}Basic )[A-Za-z0-9+/]{8,400}={0,2}/gi,
	},
	{
		name: "password",
		hints: ["pass", "kennwort", "contraseña", "mot de passe", "密码", "密碼", "パスワード", "비밀번호"],
		pattern: new RegExp(`(?<=${PASSWORD}${STANDS_FOR})${VALUE}{4,200}`, "giu"),
		endOf: (text, start, end) => {
			const value = text.slice(start, end).replace(/[.!?:]{1,3}$/, "");
			return text.charAt(end) !== "(" && looksMade(value) ? start + value.length : null;
		},
		weak: true,
	},
	{
		name: "named key",
		hints: ["key", "token", "secret"],
		pattern: new RegExp(`(?<=${KEY}${STANDS_FOR})[A-Za-z0-9_.+/~-]{16,400}={0,2}`, "giu"),
		endOf: (text, start, end) => {
			const value = text.slice(start, end).replace(/\.{1,3}$/, "");
			const random = /\d/.test(value) && /[A-Za-z]/.test(value) && entropyOf(value) >= 3.2;
			return random && !/[/.]{2}|^\/|\.(?:com|dev|io|org|net|ts|js|py|json)\b/.test(value)
				? start + value.length
				: null;
		},
		weak: true,
	},
	{
		name: "pin",
		hints: ["pin"],
		pattern:
			/(?<=\b(?:PIN|[Mm]y pin|[Tt]he pin|[Oo]ur pin|[Pp]in (?:code|number))(?: of [a-z ]{1,30})?(?: is|:|=)\s{0,3})\d{4,8}(?!\d|[.,:-]\d)/g,
		weak: true,
	},
	{
		name: "recovery phrase",
		hints: ["recovery phrase", "seed phrase", "mnemonic"],
		pattern:
			/(?<=\b(?:recovery|seed|mnemonic) phrase(?: is)?:?\s{1,3}["'\\]{0,3})[a-z]{3,8}(?: [a-z]{3,8}){11,23}(?![a-z ]*[,;])/gi,
		weak: true,
	},
];

/** Whether somebody made it up as a password: words that only tell of one are of letters alone. */
function looksMade(value: string): boolean {
	const digits = /\d/.test(value);
	if (/^\d+$/.test(value)) return value.length >= 4 && value.length <= 12;
	// A path, an address, a placeholder or a name in code.
	if (/^[/$%.~]|:\/\/|^(?:process|os|env|config|self|this|req|null|undefined)\b/i.test(value)) return false;
	if (/^(?:x|\*|\.|•|_|-)+$/i.test(value)) return false;
	const letters = /\p{L}/u.test(value);
	if (digits && letters) return value.length >= 5;
	const mixed = /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value.slice(1));
	return value.length >= 8 && mixed && /[!#$%&@^_?+=-]/.test(value);
}
