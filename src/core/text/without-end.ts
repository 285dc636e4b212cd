/**
 * A text without the characters at its end that fit a pattern of one character. Linear, unlike `/…+$/`, which is tried
 * anew at each character of every run that does not stand at the end.
 */
export function withoutEnd(text: string, character: RegExp): string {
	let end = text.length;
	while (end > 0 && character.test(text.charAt(end - 1))) end--;
	return text.slice(0, end);
}
