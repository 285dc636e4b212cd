import { PRESETS, type Preset } from "../../base/block.ts";
import type { Problem } from "../../base/failure.ts";
import { BUDGET_FIELDS, type BudgetRequest, PROFILE_NAMES } from "../../model/budget/profiles.ts";
import { type NewMessage, ROLES } from "../../model/thread/message.ts";
import { messageBreaches } from "../../model/thread/message-rules.ts";
import type { CallerDocument } from "../../recall/score.ts";
import { FORMATS, type Format, LAYOUTS, type Layout } from "../render/format.ts";

/** Larger figures make no sense, and sums of smaller ones stay exact. */
const MOST_TOKENS = 1_000_000_000;

/** Options that can be invalid although their types are right. */
type Checked = {
	messages?: readonly NewMessage[] | undefined;
	documents?: readonly CallerDocument[] | undefined;
	budget?: BudgetRequest | undefined;
	format?: Format | undefined;
	layout?: Layout | undefined;
	preset?: Preset | undefined;
	recall?: { limit?: number | undefined; minScore?: number | undefined } | null | undefined;
	now: number;
};

/** Validates options that did not come over HTTP. Types are checked at compile time only and allow invalid figures. */
export function optionProblems(options: Checked): Problem[] {
	const { messages = [], documents = [], recall } = options;
	return [
		...(Number.isFinite(options.now) && Math.abs(options.now) <= 8.64e15
			? []
			: [problem("now", "must be a time in ms")]),
		...oneOf("format", options.format, FORMATS),
		...oneOf("layout", options.layout, LAYOUTS),
		...oneOf("preset", options.preset, PRESETS),
		...budgetProblems(options.budget),
		...tokensAt("recall.limit", recall?.limit),
		...finite("recall.minScore", recall?.minScore),
		...messages.flatMap(messageProblems),
		...twice(
			"messages",
			messages.map(({ id }) => id),
		),
		...documents.flatMap(({ score, confidence }, index) => [
			...finite(`documents.${index}.score`, score),
			...finite(`documents.${index}.confidence`, confidence),
		]),
		...twice(
			"documents",
			documents.map(({ source }) => source.id),
		),
	];
}

function problem(path: string, message: string): Problem {
	return { path, message };
}

function budgetProblems(budget: BudgetRequest | undefined): Problem[] {
	if (budget === undefined) return [];
	if (typeof budget !== "object") return oneOf("budget", budget, PROFILE_NAMES);
	if (budget.total !== undefined) return tokensAt("budget.total", budget.total);
	return BUDGET_FIELDS.flatMap((field) => tokensAt(`budget.${field}`, budget[field]));
}

function messageProblems(message: NewMessage, index: number): Problem[] {
	const at = `messages.${index}`;
	const { content } = message;
	const parts = typeof content === "string" ? [] : content;
	return [
		...oneOf(`${at}.role`, message.role, ROLES),
		...messageBreaches(message).map(([field, text]) => problem(`${at}.${field}`, text)),
		...parts.flatMap((part, place) =>
			part.type === "image_url" || part.type === "file" ? tokensAt(`${at}.content.${place}.tokens`, part.tokens) : [],
		),
	];
}

function oneOf<T>(path: string, value: T | undefined, known: readonly T[]): Problem[] {
	return value === undefined || known.includes(value) ? [] : [problem(path, `must be one of ${known.join(", ")}`)];
}

function tokensAt(path: string, value: number | undefined): Problem[] {
	const fine = value === undefined || (Number.isInteger(value) && value >= 0 && value <= MOST_TOKENS);
	return fine ? [] : [problem(path, `must be a whole number from 0 to ${MOST_TOKENS}`)];
}

function finite(path: string, value: number | undefined): Problem[] {
	return value === undefined || Number.isFinite(value) ? [] : [problem(path, "must be a number")];
}

function twice(path: string, ids: readonly (string | undefined)[]): Problem[] {
	const seen = new Set<string>();
	return ids.flatMap((id, index) => {
		if (id === undefined) return [];
		if (seen.has(id)) return [problem(`${path}.${index}`, `the id ${id} is there twice`)];
		seen.add(id);
		return [];
	});
}
