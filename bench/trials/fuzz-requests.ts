import { LOCAL_KEY } from "../../scripts/client/api.ts";
import { type Operation, type Reference, reader } from "../../scripts/client/declared.ts";
import { pick, type Random } from "../random.ts";
import { BAD_TEXTS, exampleOf, NO_JSON, spoilt } from "./malformed.ts";

/** One malformed request; `path` is as the reference writes it, `url` as it is called. `kind` says what is wrong with it. */
export type Malformed = { kind: string; method: string; path: string; url: string; init: RequestInit };

/** Ids of what there is, by the name of what holds it: `threads` for `/v1/threads/{id}`. */
export type Ids = Readonly<Record<string, string>>;

type Call = { method: string; path: string; operation: Operation };
type Made = { random: Random; call: Call; reference: Reference; url: string; valid: RequestInit; wrong: Wrong };
type Wrong = ReturnType<typeof reader>["wrongWith"];

const METHODS = ["get", "post", "put", "patch", "delete"];
const KINDS = { body, body2: body, body3: body, text, type, query, path, key, header, method } as const;
/** How often another try is made where what came out was in order after all. */
const TRIES = 50;

/** A source of malformed requests: each is one by the reference itself, and so must be refused. */
export function malformedRequests(reference: Reference, ids: Ids, random: Random): () => Malformed {
	const { wrongWith } = reader(reference);
	const calls: Call[] = Object.entries(reference.paths).flatMap(([at, operations]) =>
		Object.entries(operations).map(([verb, operation]) => ({ method: verb.toUpperCase(), path: at, operation })),
	);
	const kinds = Object.values(KINDS);
	return () => {
		for (let attempt = 0; attempt < TRIES; attempt++) {
			const call = pick(random, calls);
			const make = pick(random, kinds);
			const url = filled(call.path, ids);
			const made = make({ random, call, reference, url, valid: validInit(call), wrong: wrongWith });
			if (made !== null) return { kind: make.name, method: call.method, path: call.path, url, ...made };
		}
		throw new Error("No malformed request could be made.");
	};
}

type Part = Partial<Malformed> & { init: RequestInit };

function body({ random, call, reference, valid, wrong }: Made): Part | null {
	const example = exampleOf(call.operation);
	if (example === null) return null;
	const sent = spoilt(random, example.value, example.schema, reference);
	// What JSON can't say is another value than was meant.
	const text = JSON.stringify(sent);
	return wrong(example.schema, JSON.parse(text)) === null ? null : { init: { ...valid, body: text } };
}

function text({ random, call, valid, wrong }: Made): Part | null {
	const example = exampleOf(call.operation);
	const sent = pick(random, NO_JSON);
	if (example === null || (call.operation.requestBody?.required !== true && sent.trim() === "")) return null;
	if (isRight(sent, (value) => wrong(example.schema, value) === null)) return null;
	return { init: { ...valid, body: random() < 0.1 ? new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]) : sent } };
}

function type({ random, call, valid }: Made): Part | null {
	if (exampleOf(call.operation) === null || call.path.startsWith("/webhooks/")) return null;
	const sent = pick(random, [
		"text/plain",
		"application/xml",
		"multipart/form-data",
		"application/x-www-form-urlencoded",
	]);
	return { init: { ...valid, headers: { ...headersOf(valid), "content-type": sent } } };
}

function query({ random, call, url, valid, wrong }: Made): Part | null {
	const known = (call.operation.parameters ?? []).filter((one) => one.in === "query");
	const one = known.length > 0 && random() < 0.8 ? pick(random, known) : null;
	const value = pick(random, BAD_TEXTS);
	if (one !== null && [value, Number(value)].some((read) => wrong(one.schema, read) === null)) return null;
	// Routes that pass on what they are sent take further parameters too.
	if (one === null && !call.path.startsWith("/v1/")) return null;
	const name = one?.name ?? "no_such_parameter";
	return { url: `${url}?${new URLSearchParams({ [name]: value })}`, init: valid };
}

function path({ random, call, valid, wrong }: Made): Part | null {
	const places = (call.operation.parameters ?? []).filter((one) => one.in === "path");
	if (places.length === 0) return null;
	const place = pick(random, places);
	const value = pick(random, BAD_TEXTS);
	if (wrong(place.schema, value) === null) return null;
	const url = filled(call.path.replace(`{${place.name}}`, encodeURIComponent(value)), {});
	return { url, init: valid };
}

function key({ random, call, valid }: Made): Part | null {
	if (Array.isArray(call.operation.security) && call.operation.security.length === 0) return null;
	const wrongKeys = [
		"",
		"Bearer",
		`Basic ${LOCAL_KEY}`,
		"Bearer tsr_local_x",
		`Bearer ${"x".repeat(5_000)}`,
		"Bearer tsr__",
	];
	return { init: { ...valid, headers: { ...headersOf(valid), authorization: pick(random, wrongKeys) } } };
}

function header({ random, call, valid }: Made): Part | null {
	const takes = (call.operation.parameters ?? []).some(({ name }) => name === "Idempotency-Key");
	if (!takes || exampleOf(call.operation) === null) return null;
	const value = pick(random, ["", " ", "k".repeat(256), "k".repeat(5_000)]);
	return { init: { ...valid, headers: { ...headersOf(valid), "idempotency-key": value } } };
}

function method({ random, call, reference, valid }: Made): Part | null {
	const operations = reference.paths[call.path] ?? {};
	const other = pick(random, METHODS);
	if (other in operations) return null;
	const { body: sent, ...without } = valid;
	const init = other === "get" || sent === undefined ? without : { ...without, body: sent };
	return { method: other.toUpperCase(), init: { ...init, method: other.toUpperCase() } };
}

/** The request as the reference shows it. */
function validInit({ method: verb, operation }: Call): RequestInit {
	const headers = { authorization: `Bearer ${LOCAL_KEY}`, "content-type": "application/json" };
	const example = exampleOf(operation);
	return example === null ? { method: verb, headers } : { method: verb, headers, body: JSON.stringify(example.value) };
}

function headersOf({ headers }: RequestInit): Record<string, string> {
	return Object.fromEntries(new Headers(headers));
}

const VALUES: Ids = { scope: "user%3Aada", name: "task", user_id: "ada", platform: "generic" };

/** A path with ids of what there is; what is not known is named so that it is not there. */
function filled(template: string, ids: Ids): string {
	return template
		.replace(
			/([\w-]+)\/\{(\w+)\}/g,
			(_, holder: string, name: string) => `${holder}/${VALUES[name] ?? ids[holder] ?? "none"}`,
		)
		.replace(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? ids[name] ?? "none");
}

function isRight(sent: string, right: (value: unknown) => boolean): boolean {
	try {
		return right(JSON.parse(sent));
	} catch {
		return false;
	}
}
