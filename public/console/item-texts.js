// What the items of a receipt say. A receipt holds ids, not texts; the API still has most of them.
import { call, path } from "./api.js";
import { textOf } from "./figures.js";

const PAGE = 200;
const MOST_PAGES = 5;

/** Texts of this tab by thread and id; messages by their seq. */
const known = new Map();

/** The texts of these items by id, as far as they can be read cheaply: messages by the page, memories one by one. */
export async function previews(thread, receipt, items) {
	const missing = items.filter((item) => !known.has(keyOf(thread, item)));
	const documents = new Map((receipt.request.knowledge ?? []).map(({ content, source }) => [source.id, content]));
	for (const item of missing) if (documents.has(item.id)) known.set(keyOf(thread, item), documents.get(item.id));
	const memories = missing.filter(({ id }) => isMemory(id)).map((item) => itemText(thread, item, receipt));
	await Promise.allSettled([readMessages(thread, missing.filter(isMessage)), ...memories]);
	return new Map(items.map((item) => [item.id, known.get(keyOf(thread, item))]));
}

/** What one item says; null where the API has not got it. */
export async function itemText(thread, item, receipt) {
	const key = keyOf(thread, item);
	if (!known.has(key)) known.set(key, await readText(thread, item, receipt));
	return known.get(key) ?? null;
}

const keyOf = (thread, item) => (isMessage(item) ? `${thread} #${item.seq}` : `${thread} ${item.id}`);
const isMessage = ({ kind, seq }) => seq !== undefined && (kind === "message" || kind === "gist");
const isMemory = (id) => id.startsWith("mem_");

async function readMessages(thread, items) {
	const seqs = items.map(({ seq }) => seq).sort((a, b) => a - b);
	for (let pages = 0; seqs.length > 0 && pages < MOST_PAGES; pages++) {
		const asked = `?order=asc&limit=${PAGE}&after_seq=${seqs[0] - 1}`;
		const { data } = await call("GET", `${path("/v1/threads", thread, "messages")}${asked}`);
		for (const message of data) known.set(`${thread} #${message.seq}`, saidIn(message));
		const last = data.at(-1)?.seq ?? seqs[0];
		while (seqs.length > 0 && seqs[0] <= last) seqs.shift();
	}
}

function saidIn({ content, tool_calls = [] }) {
	return [textOf(content), ...tool_calls.map((made) => `${made.name}(${made.arguments})`)].filter(Boolean).join("\n");
}

async function readText(thread, item, receipt) {
	const { id } = item;
	if (isMessage(item)) {
		await readMessages(thread, [item]);
		return known.get(keyOf(thread, item)) ?? null;
	}
	const given = receipt.request.knowledge?.find(({ source }) => source.id === id);
	if (given) return given.content;
	if (isMemory(id)) return (await call("GET", path("/v1/memories", id))).content;
	if (id.startsWith("skl_")) return (await call("GET", path("/v1/skills", id))).body;
	if (id.startsWith("note_")) return found(path("/v1/threads", thread, "notes"), id, (note) => note.content);
	if (id.startsWith("sum_")) return found(path("/v1/threads", thread, "summaries"), id, summaryText);
	if (id.startsWith("rel_")) return found("/v1/relations", id, relationText);
	return sectionText(item, receipt.response);
}
async function found(list, id, textOf) {
	const { data } = await call("GET", `${list}?limit=${PAGE}`);
	const one = data.find((item) => item.id === id);
	return one ? textOf(one) : null;
}

const relationText = ({ subject, predicate, object }) => `${subject} ${predicate} ${object}`;

function summaryText({ sections, digest }) {
	const texts = Object.entries(sections).filter(([, text]) => text !== "");
	return [...texts.map(([name, text]) => `${name.replaceAll("_", " ")}\n${text}`), `digest\n${digest}`].join("\n\n");
}

function sectionText({ block, section }, { blocks }) {
	return blocks?.[block]?.sections.find(({ name }) => name === section)?.text ?? null;
}
