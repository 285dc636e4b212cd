const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Units segmented at once; segmenting long text whole has been seen to be quadratic. */
const WINDOW = 1_024;
/** How far back we look for a place known to lie between graphemes. */
const LOOK_BACK = 64;

/** Ends of the text's graphemes after `from` (which must itself lie between two graphemes), as offsets. */
export function* graphemeEnds(text: string, from: number): Generator<number> {
	let start = from;
	let size = WINDOW;
	while (start < text.length) {
		const plain = plainUntil(text, start);
		if (plain > start) {
			while (start < plain) yield ++start;
			continue;
		}
		const end = betweenPairs(text, Math.min(start + size, text.length));
		let last = start;
		for (const { index } of segmenter.segment(text.slice(start, end))) {
			if (index === 0) continue;
			last = start + index;
			yield last;
		}
		if (end === text.length) {
			yield end;
			return;
		}
		// The last grapheme may go on behind the window: it is read again, or, where it fills it, in a larger one.
		size = last === start ? size * 2 : WINDOW;
		start = last;
	}
}

/** Where a run of plain text from here on ends, which needs no segmenter; a short one is not worth leaving it for. */
function plainUntil(text: string, start: number): number {
	let end = start;
	while (end - start < WINDOW && isPlainBreak(text, end + 1)) end++;
	return end - start < LOOK_BACK ? start : end;
}

/** The offset, or the one before it where it would split a surrogate pair: a half is taken for a grapheme of its own. */
function betweenPairs(text: string, offset: number): number {
	const splits = (text.charCodeAt(offset) & 0xfc00) === 0xdc00 && (text.charCodeAt(offset - 1) & 0xfc00) === 0xd800;
	return splits ? offset - 1 : offset;
}

/** Whether the offset surely lies between two graphemes. False also where telling would need a long look back. */
export function isBetweenGraphemes(text: string, offset: number): boolean {
	if (offset <= 0 || offset >= text.length) return true;
	const from = plainBreakBefore(text, offset);
	if (from === offset) return true;
	if (from < 0) return false;
	for (const { index } of segmenter.segment(text.slice(from, offset + 2))) if (from + index === offset) return true;
	return false;
}

/** The nearest offset at or before this one that lies between two plain characters (or 0); -1 if it is far. */
function plainBreakBefore(text: string, offset: number): number {
	for (let index = offset; index > offset - LOOK_BACK; index--) {
		if (index <= 0) return 0;
		if (isPlainBreak(text, index)) return index;
	}
	return -1;
}

/** Whether the offset lies between two plain characters of the text. */
function isPlainBreak(text: string, offset: number): boolean {
	if (offset <= 0 || offset >= text.length) return false;
	const before = text.charCodeAt(offset - 1);
	const after = text.charCodeAt(offset);
	return isPlain(before) && isPlain(after) && !(before === 13 && after === 10);
}

/** Units that are characters of their own and never join a neighbour of their kind (but CR LF). */
function isPlain(unit: number): boolean {
	return (
		unit < 0x300 ||
		(unit >= 0x3400 && unit <= 0x9fff) ||
		(unit >= 0x3001 && unit <= 0x3029) ||
		(unit >= 0x3041 && unit <= 0x3096) ||
		(unit >= 0x30a1 && unit <= 0x30fa) ||
		(unit >= 0xff01 && unit <= 0xff60)
	);
}
