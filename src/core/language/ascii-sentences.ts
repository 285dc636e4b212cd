/**
 * Where sentences end inside a line of ASCII, by the rules of Unicode's annex 29 (SB6 to SB11), which the platform's
 * segmenter follows too: it takes many times as long. Ends of the line itself are left out. Linear.
 */
export function asciiSentenceEnds(line: string): number[] {
	const ends: number[] = [];
	// Where the search for a lower-case letter behind a full stop has come to, so that no text is looked through twice.
	let next = { from: 0, at: 0 };
	for (let index = 0; index < line.length; index++) {
		const unit = line.charCodeAt(index);
		if (!isTerminal(unit)) continue;
		const stop = unit === STOP;
		const after = line.charCodeAt(index + 1);
		if (stop && (isDigit(after) || (isUpper(after) && isLetter(line.charCodeAt(index - 1))))) continue;
		let end = index + 1;
		while (isClosing(line.charCodeAt(end))) end++;
		while (isSpace(line.charCodeAt(end))) end++;
		const following = line.charCodeAt(end);
		if (end >= line.length || isLineBreak(following)) break;
		if (isTerminal(following) || isContinuing(following)) continue;
		if (stop) {
			if (next.at < end) next = { from: end, at: letterFrom(line, end) };
			if (isLower(line.charCodeAt(next.at))) continue;
		}
		ends.push(end);
	}
	return ends;
}

const STOP = 46;

/** The first letter, terminal or line break from an offset on. */
function letterFrom(line: string, from: number): number {
	let at = from;
	for (; at < line.length; at++) {
		const unit = line.charCodeAt(at);
		if (isLetter(unit) || isTerminal(unit) || isLineBreak(unit)) break;
	}
	return at;
}

/** . ! ? */
function isTerminal(unit: number): boolean {
	return unit === STOP || unit === 33 || unit === 63;
}

/** , - : ; */
function isContinuing(unit: number): boolean {
	return unit === 44 || unit === 45 || unit === 58 || unit === 59;
}

/** Quotes and brackets. */
function isClosing(unit: number): boolean {
	if (unit < 91) return unit === 34 || (unit >= 39 && unit <= 41);
	return unit === 91 || unit === 93 || unit === 123 || unit === 125;
}

function isSpace(unit: number): boolean {
	return unit === 32 || unit === 9 || unit === 11 || unit === 12;
}

function isLineBreak(unit: number): boolean {
	return unit === 10 || unit === 13;
}

function isDigit(unit: number): boolean {
	return unit >= 48 && unit <= 57;
}

function isUpper(unit: number): boolean {
	return unit >= 65 && unit <= 90;
}

function isLower(unit: number): boolean {
	return unit >= 97 && unit <= 122;
}

function isLetter(unit: number): boolean {
	return isUpper(unit) || isLower(unit);
}
