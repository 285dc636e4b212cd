import { call, session } from "../api.js";
import { useAction } from "../loading.js";
import { html, useEffect, useRef } from "../vendor/preact.js";

/** Asks for a key and tries it before it is kept. */
export function SignIn({ choice, expired, onKey }) {
	const field = useRef(null);
	const signIn = useAction(async () => {
		const key = field.current.value.trim();
		session.begin(key);
		try {
			await call("GET", "/v1/threads?limit=1");
		} catch (error) {
			session.end();
			throw error.status === 401 ? new Error("The server does not know this key.") : error;
		}
		onKey(key);
	});
	useEffect(() => {
		document.title = "Sign in · Tessera console";
		field.current.focus();
	}, []);
	const problem =
		signIn.error?.message ?? (expired && !signIn.busy ? "The key does not work any more. Sign in again." : "");
	return html`
		<main class="sign-in">
			<h1>Tessera console</h1>
			<p>Look into threads, contexts and memories. The key stays in this tab and ends with it.</p>
			<form
				class="panel"
				onSubmit=${(event) => {
					event.preventDefault();
					signIn.run();
				}}
			>
				<label for="key">Key</label>
				<input id="key" ref=${field} type="password" required autocomplete="off" spellcheck="false" placeholder="tsr_…"
					aria-describedby="key-hint" aria-invalid=${problem !== "" ? "true" : null} />
				<p id="key-hint" class="quiet">On your own machine, <code>tsr_local_dev</code> works.</p>
				<p class="problem" role="alert" hidden=${problem === ""}>${problem}</p>
				<button class="main" disabled=${signIn.busy}>Sign in</button>
			</form>
			${choice}
		</main>
	`;
}
