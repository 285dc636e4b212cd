// What a context is asked for with; each change is handed on at once.
import { BLOCKS } from "../receipts.js";
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { Choice, Field } from "./controls.js";

const FIELDS = [...BLOCKS, "user_query", "response", "safety_buffer"];
const EIGHT_K = {
	system: 500,
	project: 1000,
	task: 500,
	history: 1000,
	knowledge: 2000,
	user_query: 1000,
	response: 2000,
	safety_buffer: 192,
};
const PAUSE_MS = 350;

/** `changed` is handed the whole request, a moment after the last key. */
export function ContextForm({ request, models, changed }) {
	const [now, setNow] = useState(request);
	const waiting = useRef(null);
	// What came back does not replace what is being typed meanwhile.
	useEffect(() => {
		if (waiting.current === null) setNow(request);
	}, [request]);
	useEffect(() => () => clearTimeout(waiting.current), []);

	function change(fields) {
		const next = { ...now, ...fields };
		setNow(next);
		clearTimeout(waiting.current);
		waiting.current = setTimeout(() => {
			waiting.current = null;
			changed(next);
		}, PAUSE_MS);
	}
	const typed = (name) => (event) => change({ [name]: event.currentTarget.value });
	const chosen = (name) => (event) => change({ [name]: event.currentTarget.value || undefined });
	return html`
		<form class="form context" aria-label="What this context is asked for with" onSubmit=${(event) => event.preventDefault()}>
			<${Field} kind="textarea" class="full" label="Query" value=${queryText(now.query)} onInput=${typed("query")} />
			<${Choice} label="Budget" value=${kindOf(now.budget)} options=${BUDGETS} onChange=${(event) => change({ budget: budgetOf(event.currentTarget.value, now.budget) })} />
			${
				typeof now.budget?.total === "number" &&
				html`
				<${Field} label="Total tokens" type="number" min="0" step="500" value=${now.budget.total}
					onInput=${(event) => change({ budget: { total: event.currentTarget.valueAsNumber || 0 } })} />
			`
			}
			<${Choice} label="Preset" value=${now.preset ?? ""} options=${[["", "default"], "conversational", "rag"]} onChange=${chosen("preset")} />
			<${Choice} label="Layout" value=${now.layout ?? ""} options=${[["", "default"], "ranked", "cache"]} onChange=${chosen("layout")} />
			<${Choice} label="Model" value=${now.model ?? ""} options=${[["", "the thread’s"], ...models]} onChange=${chosen("model")} />
			<${Choice} label="Format" value=${now.format ?? "messages"} options=${["messages", "openai", "responses", "anthropic", "ai-sdk", "text", "blocks"]} onChange=${chosen("format")} />
			${
				kindOf(now.budget) === "fields" &&
				html`
				<fieldset class="form full">
					<legend>Tokens of each field</legend>
					${FIELDS.map(
						(name) => html`
							<${Field} key=${name} label=${name.replaceAll("_", " ")} type="number" min="0" step="100" value=${now.budget[name] ?? ""}
								onInput=${(event) => change({ budget: { ...now.budget, [name]: event.currentTarget.valueAsNumber || 0 } })} />
						`,
					)}
				</fieldset>
			`
			}
		</form>
	`;
}

const BUDGETS = [
	["", "the thread’s or model’s"],
	"4k",
	"8k",
	"128k",
	["total", "a total"],
	["fields", "field by field"],
];

function kindOf(budget) {
	if (typeof budget === "string") return budget;
	if (!budget) return "";
	return "total" in budget ? "total" : "fields";
}

function budgetOf(kind, before) {
	if (kind === "total") return { total: 8192 };
	if (kind === "fields") return { ...EIGHT_K, ...(kindOf(before) === "fields" ? before : {}) };
	return kind === "" ? undefined : kind;
}

function queryText(query) {
	if (typeof query === "string") return query;
	return (query ?? []).map(({ text }) => text ?? "").join("\n");
}
