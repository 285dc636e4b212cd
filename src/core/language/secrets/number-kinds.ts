import type { SecretKind } from "./secret-kind.ts";

/** How the numbers of cards begin, how long they are, and how they are written in groups. */
const CARDS: readonly { begins: RegExp; groups: readonly string[] }[] = [
	{
		begins: /^(?:4|5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720)|6011|64[4-9]|65|62|35(?:2[89]|[3-8]))/,
		groups: ["16", "4-4-4-4"],
	},
	{ begins: /^3[47]/, groups: ["15", "4-6-5"] },
	{ begins: /^3(?:0[0-5]|[68])/, groups: ["14", "4-6-4"] },
	{ begins: /^(?:4|62)/, groups: ["19", "4-4-4-4-3"] },
];

/** Countries of IBANs, each with how many characters its numbers have. */
const IBAN_LENGTHS = new Map(
	(
		"AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 " +
		"FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 " +
		"MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 " +
		"SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20"
	)
		.split(" ")
		.map((one) => [one.slice(0, 2), Number(one.slice(2))]),
);

const LONGEST_CARD = 24;
const LONGEST_IBAN = 45;

/** Numbers of cards, accounts and people. Their digits are checked, as many numbers look like them. */
export const NUMBER_KINDS: readonly SecretKind[] = [
	{
		name: "iban",
		hints: [],
		pattern: /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?=[ \u00a0-]?[A-Z0-9]{4})/gi,
		endOf: ibanEnd,
		loose: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g,
		weak: true,
	},
	{
		name: "card number",
		hints: [],
		pattern: /(?<![\w.])[2-6]\d{3}(?=(?:[ \u00a0-]?\d){10})/g,
		endOf: cardEnd,
		loose: /\b\d(?:[ -]?\d){12,18}\b/g,
		weak: true,
	},
	{
		name: "us social security number",
		hints: ["-"],
		pattern: /(?<![\w.-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-]|\.\d)/g,
		loose: /\b\d{3}-\d{2}-\d{4}\b/g,
		weak: true,
	},
	{
		name: "card security code",
		hints: ["cvv", "cvc", "csc", "security code"],
		pattern:
			/(?<=\b(?:CVV2?|CVC2?|CSC|security code)(?: is)?["'\\]{0,3}\s{0,3}[:=]?\s{0,3}["'\\]{0,3})\d{3,4}(?!\d|[.,]\d)/gi,
		weak: true,
	},
];

/** Where the number of a card ends that begins here: the longest that is written in the groups of its kind, with a right last digit. */
function cardEnd(text: string, start: number): number | null {
	const run = /^\d+(?:[ \u00a0-]\d+)*/.exec(text.slice(start, start + LONGEST_CARD))?.[0] ?? "";
	const ends = [...run].flatMap((_, index) => (/\w/.test(text.charAt(start + index + 1)) ? [] : [index + 1]));
	const end = ends.toReversed().find((length) => isCard(run.slice(0, length)));
	return end === undefined ? null : start + end;
}

function isCard(written: string): boolean {
	const groups = written.split(/[ \u00a0-]/);
	const digits = groups.join("");
	const shape = groups.map(({ length }) => length).join("-");
	return CARDS.some((card) => card.begins.test(digits) && card.groups.includes(shape)) && hasLuhnDigit(digits);
}

/** Whether the last digit is right (Luhn). Numbers of one digit alone are none. */
function hasLuhnDigit(digits: string): boolean {
	const sum = [...digits].toReversed().reduce((total, digit, index) => {
		const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0 && new Set(digits).size > 1;
}

/** Where the IBAN ends that begins here, as long as those of its country are and with right check digits. */
function ibanEnd(text: string, start: number): number | null {
	const length = IBAN_LENGTHS.get(text.slice(start, start + 2).toUpperCase());
	if (length === undefined) return null;
	let compact = "";
	const most = Math.min(text.length, start + LONGEST_IBAN);
	for (let at = start; at < most; at++) {
		const character = text.charAt(at);
		if (/[ \u00a0-]/.test(character)) continue;
		if (!/[A-Za-z0-9]/.test(character)) return null;
		compact += character.toUpperCase();
		if (compact.length < length) continue;
		const ends = !/[A-Za-z0-9]/.test(text.charAt(at + 1));
		return ends && hasIbanDigits(compact) ? at + 1 : null;
	}
	return null;
}

/** Whether the check digits are right (ISO 7064, 97-10). */
function hasIbanDigits(iban: string): boolean {
	const turned = `${iban.slice(4)}${iban.slice(0, 4)}`;
	let rest = 0;
	for (const character of turned) {
		for (const digit of Number.parseInt(character, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
	}
	return rest === 1;
}
