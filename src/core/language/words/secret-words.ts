import { joined } from "./joined.ts";

/** What is a secret, or tells where one is, as a pattern. */
export const SECRET_WORDS = joined`
	(?<![\p{L}\p{N}])(?:password|passwd|passphrase|passcode|(?:api|access)[ _-]?key|secret[ _-]?key|
	client[ _-]secret|access[ _-]?token|private key|credit card|card number|cvv|cvc|iban|
	social security|ssn|pin(?: code| number)? is|kennwort|mot de passe|contraseña|
	(?:recovery|seed) phrase)\b|passwort\b|密码|密碼|パスワード|비밀번호`;

const KEY = "(?:api|secret|access|private|signing|encryption|licen[cs]e|master)[ _-]?keys?";
const TOKEN = "(?:api|access|auth|bearer|refresh|session|bot)[ _-]?tokens?";
/** Names of secrets, whose value may be told next to them, as a pattern. */
export const SECRET_NAMES = joined`
	(?:(?<![\p{L}\p{N}])(?:pass(?:(?:word|wd|phrase|code)s?|(?=\s(?:is|ist)\b|\s?[:=]))|pwd|${KEY}|
	${TOKEN}|(?:client|jwt|shared|webhook)[ _-]?secrets?|credentials|(?:recovery|seed) phrases?|
	(?:backup|recovery) codes?|passport number|mot de passe|contraseña|kennwort)|passwort)\b|密码|密碼|
	パスワード|비밀번호`;
/** What is said of a secret without telling it. */
export const TOLD_OF_SECRETS = joined`
		(?:not|too|no|never|always|still|now|wrong|expired|required|needed|stored|kept|hashed|reset|missing|
		invalid|incorrect|correct[.!]|weak|strong|safe|optional|encrypted|rotated|changed|managed|in|on|at|
		the same)\b`;
