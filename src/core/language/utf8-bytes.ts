/** How many bytes a text is in UTF-8. */
export function utf8Bytes(text: string): number {
	let bytes = 0;
	for (let index = 0; index < text.length; index++) {
		const unit = text.charCodeAt(index);
		// Each half of a surrogate pair is half of four bytes.
		bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit & 0xf800) === 0xd800 ? 2 : 3;
	}
	return bytes;
}
