import { to } from "../routes.js";
import { html } from "../vendor/preact.js";

export const Page = () => html`
	<h1 tabindex="-1">Nothing is here</h1>
	<p>No page of the console has this address. <a href=${to("threads")}>Go to the threads.</a></p>
`;
