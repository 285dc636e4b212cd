// The contexts that were made of a thread, two of which can be compared; and a way to make one.
import { path } from "../api.js";
import { number, when } from "../figures.js";
import { ListEnd, useAction, useList, Waiting } from "../loading.js";
import { Field, submitted, Table } from "../parts/controls.js";
import { ThreadFrame } from "../parts/thread-frame.js";
import { makeContext } from "../receipts.js";
import { go, to } from "../routes.js";
import { html, useState } from "../vendor/preact.js";

export const Page = ({ id }) => html`
	<${ThreadFrame} id=${id} tab="contexts">${() => html`<${Contexts} id=${id} />`}<//>
`;

function Contexts({ id }) {
	const contexts = useList(path("/v1/threads", id, "contexts"));
	const [chosen, setChosen] = useState([]);
	const asking = useAction(async ({ query = null }) => {
		const receipt = await makeContext(id, { query });
		go(to("threads", id, "contexts", receipt.id));
	});
	const choose = (context) => (event) => {
		const rest = chosen.filter((one) => one !== context);
		setChosen(event.currentTarget.checked ? [...rest, context].slice(-2) : rest);
	};
	const columns = [
		[
			"Compare",
			(context) => html`
				<input type="checkbox" aria-label=${`Compare ${context.id}`} checked=${chosen.includes(context.id)} onChange=${choose(context.id)} />
			`,
		],
		[
			"Context",
			(context) => html`<a href=${to("threads", id, "contexts", context.id)}>${when(context.created_at)}</a>`,
			"once",
		],
		["Tokens", ({ tokens }) => number(tokens.total), "num"],
		["Model", ({ model }) => model],
		["Format", ({ format }) => format],
		["Id", (context) => html`<code>${context.id}</code>`],
	];
	return html`
		<form class="form" onSubmit=${submitted((values) => asking.run(values))}>
			<${Field} class="wide" label="Ask for a context" name="query" placeholder="The user’s next message" hint="Nothing is appended to the thread." />
			<button class="main" disabled=${asking.busy}>Make it</button>
		</form>
		<${Waiting} error=${asking.error} />
		${
			contexts.items.length > 0 &&
			html`
			<div class="row">
				<span class="quiet" role="status">${chosen.length} of 2 chosen</span>
				${chosen.length === 2 && html`<a href=${to("threads", id, "compare", { a: chosen[0], b: chosen[1] })}>Compare these two</a>`}
			</div>
			<${Table} caption="Contexts" columns=${columns} rows=${contexts.items} keyOf=${(context) => context.id} />
		`
		}
		<${ListEnd} list=${contexts} none="No context has been made of this thread." />
	`;
}
