// The console: who is signed in, where we are, and the page that is there.
import { session } from "./api.js";
import { SignIn } from "./parts/sign-in.js";
import { ThemeChoice, useTheme } from "./parts/theme.js";
import { SECTIONS, to, useRoute } from "./routes.js";
import { html, render, useEffect, useRef, useState } from "./vendor/preact.js";

function Console() {
	const [key, setKey] = useState(session.key);
	const [expired, setExpired] = useState(false);
	const [theme, setTheme] = useTheme();

	function end(wasExpired) {
		session.end();
		setExpired(wasExpired);
		setKey(null);
	}
	useEffect(() => {
		const refused = () => session.key && end(true);
		addEventListener("tessera-unauthorized", refused);
		return () => removeEventListener("tessera-unauthorized", refused);
	}, []);

	const choice = html`<${ThemeChoice} theme=${theme} setTheme=${setTheme} />`;
	if (key === null) return html`<${SignIn} choice=${choice} expired=${expired} onKey=${setKey} />`;
	return html`<${Frame} choice=${choice} onSignOut=${() => end(false)} />`;
}

function Frame({ choice, onSignOut }) {
	const route = useRoute();
	const [open, setOpen] = useState(false);
	useEffect(() => setOpen(false), [location.hash]);
	return html`
		<a class="skip" href="#main" onClick=${skip}>Skip to the page</a>
		<header class="top">
			<a class="brand" href=${to("threads")}>Tessera</a>
			<button type="button" class="menu" aria-expanded=${open} aria-controls="sections" onClick=${() => setOpen(!open)}>
				Menu
			</button>
			<nav id="sections" aria-label="Sections" class=${open ? "open" : ""}>
				${SECTIONS.map(
					({ path, title }) => html`
						<a href=${to(path)} aria-current=${route.section === path ? "page" : null}>${title}</a>
					`,
				)}
			</nav>
			<div class="who">
				${choice}
				<button type="button" onClick=${onSignOut}>Sign out</button>
			</div>
		</header>
		<main id="main" tabindex="-1"><${Page} key=${`${route.pattern} ${route.values.id ?? ""}`} route=${route} /></main>
	`;
}

/** Addresses are ours, so a jump within the page is not one. */
function skip(event) {
	event.preventDefault();
	document.getElementById("main").focus();
}

let firstPage = true;

/** Loads the page's module; then its heading has the focus, as after a page load. */
function Page({ route }) {
	const [page, setPage] = useState(null);
	const place = useRef(null);
	useEffect(() => {
		let current = true;
		route.load().then(
			(module) => current && setPage(() => module.Page),
			() => current && setPage(() => Missing),
		);
		return () => {
			current = false;
		};
	}, []);
	useEffect(() => {
		const heading = page && place.current?.querySelector("h1");
		if (!heading) return;
		document.title = `${heading.textContent} · Tessera console`;
		if (!firstPage) heading.focus({ preventScroll: true });
		if (!firstPage) scrollTo(0, 0);
		firstPage = false;
	}, [page]);
	const Shown = page;
	return html`
		<div ref=${place} class="page">
			${Shown ? html`<${Shown} ...${route.values} parameters=${route.parameters} />` : html`<p class="quiet">Loading …</p>`}
		</div>
	`;
}

const Missing = () => html`
	<h1 tabindex="-1">The page did not load</h1>
	<p class="problem" role="alert">The server did not send it. Load the console again.</p>
`;

const place = document.getElementById("console");
place.replaceChildren();
render(html`<${Console} />`, place);
