// A message of a thread, with what can be done with it.
import { call, path } from "../api.js";
import { count, textOf, when } from "../figures.js";
import { useAction } from "../loading.js";
import { html, useState } from "../vendor/preact.js";
import { DeleteButton, Field, submitted } from "./controls.js";
import { Text } from "./text.js";

/** `changed` is handed the message as it is now; without it the message is only shown. */
export function Message({ thread, message, changed }) {
	const [editing, setEditing] = useState(false);
	const own = path("/v1/threads", thread, "messages", message.id);
	const change = useAction(async (body) => {
		changed(await call("PATCH", own, body));
		setEditing(false);
	});
	const remove = async () => {
		await call("DELETE", own);
		changed({ ...message, deleted: true, content: "" });
	};
	const what = `message ${message.seq}`;
	return html`
		<li class=${`message ${message.role}`}>
			<div class="row">
				<strong>${message.name ?? message.role}</strong>
				<span class="quiet">#${message.seq} · ${when(message.created_at)} · ${count(message.tokens, "token")}</span>
				${message.pinned && html`<span class="tag">pinned</span>`}
				${message.edited_at && html`<span class="tag">edited</span>`}
				${
					changed &&
					!message.deleted &&
					html`
					<span class="row last">
						<button type="button" aria-label=${`${message.pinned ? "Unpin" : "Pin"} ${what}`} aria-pressed=${message.pinned}
							onClick=${() => change.run({ pinned: !message.pinned })}>Pin</button>
						${
							typeof message.content === "string" &&
							html`<button type="button" aria-label=${`Edit ${what}`} onClick=${() => setEditing(!editing)}>Edit</button>`
						}
						<${DeleteButton} what=${what} work=${remove} />
					</span>
				`
				}
			</div>
			${
				editing
					? html`
						<form class="form" onSubmit=${submitted(({ content = "" }) => change.run({ content }))}>
							<${Field} kind="textarea" class="wide" label="Content" name="content" defaultValue=${message.content} />
							<button class="main" disabled=${change.busy}>Save</button>
						</form>
					`
					: html`<${Content} message=${message} />`
			}
			${change.error && html`<p class="problem" role="alert">${change.error.message}</p>`}
		</li>
	`;
}

function Content({ message }) {
	if (message.deleted) return html`<p class="quiet">This message was deleted.</p>`;
	const text = textOf(message.content);
	return html`
		${text !== "" && html`<${Text} text=${text} />`}
		${(message.tool_calls ?? []).map((made) => html`<pre class="quiet">${made.name}(${made.arguments})</pre>`)}
	`;
}
