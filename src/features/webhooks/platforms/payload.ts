/** An object of a platform's payload; what it holds is not known until it is looked at. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value's fields; none where it is no object. */
export function fieldsOf(value: unknown): Fields {
	return isFields(value) ? value : {};
}

/** A field's own fields. */
export function fieldsAt(fields: Fields, key: string): Fields {
	return fieldsOf(ownField(fields, key));
}

/** A field's elements; none where it is no list. */
export function listAt(fields: Fields, key: string): readonly unknown[] {
	const value = ownField(fields, key);
	return Array.isArray(value) ? value : [];
}

/** A field's text, with signs in place of what can't be kept (half of a character, U+0000); null where it is no text. */
export function textAt(fields: Fields, key: string): string | null {
	const value = ownField(fields, key);
	return typeof value === "string" ? value.toWellFormed().replaceAll("\0", "\uFFFD") : null;
}

/** A field's whole number, if it is exact; null otherwise. */
export function integerAt(fields: Fields, key: string): number | null {
	const value = ownField(fields, key);
	return typeof value === "number" && Number.isSafeInteger(value) ? value : null;
}

/** An id that is a whole number, as text. */
export function numberedAt(fields: Fields, key: string): string | null {
	const number = integerAt(fields, key);
	return number === null ? null : String(number);
}

export function has(fields: Fields, key: string): boolean {
	return (ownField(fields, key) ?? null) !== null;
}

export function isTrue(fields: Fields, key: string): boolean {
	return ownField(fields, key) === true;
}

function isFields(value: unknown): value is Fields {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function ownField(fields: Fields, key: string): unknown {
	return Object.hasOwn(fields, key) ? fields[key] : undefined;
}
