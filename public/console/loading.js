// How pages wait for the API: one value, or a list that comes in pages.
import { call, query } from "./api.js";
import { html, useEffect, useRef, useState } from "./vendor/preact.js";

/** Loads a value, again whenever `inputs` change; the old value stays visible meanwhile. */
export function useLoaded(load, inputs) {
	const [state, setState] = useState({ loading: true, value: null, error: null });
	const [turn, setTurn] = useState(0);
	useEffect(() => {
		let current = true;
		setState((before) => ({ ...before, loading: true }));
		load().then(
			(value) => current && setState({ loading: false, value, error: null }),
			(error) => current && setState({ loading: false, value: null, error }),
		);
		return () => {
			current = false;
		};
	}, [...inputs, turn]);
	return {
		...state,
		reload: () => setTurn((before) => before + 1),
		replace: (value) => setState({ loading: false, value, error: null }),
	};
}

/** A list of the API: what has come so far, and `more` where there is more. */
export function useList(path, parameters = {}) {
	const first = `${path}${query(parameters)}`;
	const loaded = useLoaded(() => call("GET", first), [first]);
	const [further, setFurther] = useState({ of: null, data: [], next: null, loading: false, error: null });
	const mine = further.of === loaded.value && loaded.value !== null ? further : null;
	const next = mine ? mine.next : (loaded.value?.next_cursor ?? null);
	const items = [...(loaded.value?.data ?? []), ...(mine?.data ?? [])];

	async function more() {
		const before = mine ?? { data: [] };
		setFurther({ ...before, of: loaded.value, next, loading: true, error: null });
		try {
			const page = await call("GET", `${path}${query({ ...parameters, cursor: next })}`);
			const data = [...before.data, ...page.data];
			setFurther({ of: loaded.value, data, next: page.next_cursor ?? null, loading: false, error: null });
		} catch (error) {
			setFurther({ ...before, of: loaded.value, next, loading: false, error });
		}
	}
	const loading = loaded.loading || (mine?.loading ?? false);
	return { items, loading, error: loaded.error ?? mine?.error, more: next ? more : null, reload: loaded.reload };
}

/** Runs something that the user asked for: `run` starts it, `busy` and `error` say how it goes. */
export function useAction(work) {
	const [state, setState] = useState({ busy: false, error: null });
	const here = useRef(true);
	useEffect(
		() => () => {
			here.current = false;
		},
		[],
	);
	async function run(...given) {
		setState({ busy: true, error: null });
		try {
			await work(...given);
			if (here.current) setState({ busy: false, error: null });
		} catch (error) {
			if (here.current) setState({ busy: false, error });
		}
	}
	return { ...state, run };
}

/** What stands in place of something that has not come, or did not. */
export function Waiting({ of, error, loading }) {
	if (error) return html`<p class="problem" role="alert">${error.message}</p>`;
	return loading ? html`<p class="quiet" role="status">Loading ${of} …</p>` : null;
}

/** The end of a list: a button for what follows, or that there is nothing. */
export function ListEnd({ list, none }) {
	return html`
		<${Waiting} of="the list" error=${list.error} loading=${list.loading} />
		${!list.loading && !list.error && list.items.length === 0 && html`<p class="quiet">${none}</p>`}
		${list.more && !list.loading && html`<button type="button" onClick=${list.more}>Show more</button>`}
	`;
}
