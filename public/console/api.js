// The public HTTP API, called with the key of this tab by tessera/client. Nothing else in the console sends requests.
import { connect, TesseraError } from "./vendor/client.js";

const STORED = "tessera-key";

/** The key that this tab signed in with; it ends with the tab. */
export const session = {
	get key() {
		return sessionStorage.getItem(STORED);
	},
	begin: (key) => sessionStorage.setItem(STORED, key),
	end: () => sessionStorage.removeItem(STORED),
};

/** A call that failed, in words for who reads the page: what the server said, or that it said nothing. */
export class Refusal extends Error {
	constructor({ status, code, problem }) {
		const [, ...further] = problem?.errors ?? [];
		const places = further.map(({ path, message }) => `${path} ${message}`);
		super(problem ? [problem.detail, ...places].join(" · ") : (UNSAID[code] ?? `The server answered ${status}.`));
		this.status = status;
	}
}

const UNSAID = { unreachable: "The server does not answer.", timeout: "The server takes too long to answer." };

/** A client with this tab's key, for code that writes through one. It waits where it is too fast for the key's rate. */
export const client = () => connect({ url: location.origin, key: session.key ?? "", retries: 10 });

/** What failed, in words; a key that is refused ends the session. */
export function refusalOf(error) {
	if (error.status === 401) dispatchEvent(new Event("tessera-unauthorized"));
	return error instanceof TesseraError ? new Refusal(error) : error;
}

/** Sends one request and returns the answer's body; throws a `Refusal` where there is none. */
export async function call(method, path, body) {
	const { request } = connect({ url: location.origin, key: session.key ?? "" });
	try {
		return await request(method, path, { body });
	} catch (error) {
		throw refusalOf(error);
	}
}

/** A path with its values escaped, and the query parameters that are set: `path("/v1/threads", id)`, `query({limit: 5})`. */
export function path(start, ...parts) {
	return [start, ...parts.map(encodeURIComponent)].join("/");
}

export function query(parameters) {
	const set = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null && value !== "");
	return set.length === 0 ? "" : `?${new URLSearchParams(set)}`;
}
