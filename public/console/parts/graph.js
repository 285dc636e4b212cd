// A graph of relations, drawn; the table below it says the same in words.
import { layOut } from "../graph-layout.js";
import { html, useMemo } from "../vendor/preact.js";

const MARGIN_X = 90;
const MARGIN_Y = 36;

/** `choose` is handed the name of the node that was pressed. */
export function Graph({ nodes, edges, about, choose }) {
	const { places, box, lines } = useMemo(() => drawingOf(nodes, edges, about), [nodes, edges, about]);
	return html`
		<figure class="graph">
			<svg viewBox=${box.join(" ")} role="group" aria-label=${`Graph about ${about}`} style=${{ maxHeight: "32rem" }}>
				<defs>
					<marker id="arrow" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="8" markerHeight="8" orient="auto">
						<path d="M0 0L8 4L0 8z" />
					</marker>
				</defs>
				${lines.map(
					({ key, from, to, label, turn }) => html`
						<g key=${key}>
							<polyline points=${[from, middle(from, to), to].map(({ x, y }) => `${x},${y}`).join(" ")} marker-mid="url(#arrow)" />
							<text class="edge" x=${(from.x + to.x) / 2} y=${(from.y + to.y) / 2 - 7} transform=${turn}>${label}</text>
						</g>
					`,
				)}
				${nodes.map(({ id, name }) => html`<${Node} key=${id} name=${name} place=${places.get(id)} centre=${same(name, about)} choose=${choose} />`)}
			</svg>
		</figure>
	`;
}

const middle = (from, to) => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

const same = (a, b) => a.toLowerCase() === b.toLowerCase();

function drawingOf(nodes, edges, about) {
	const ordered = [...nodes].sort((a, b) => Number(same(b.name, about)) - Number(same(a.name, about)));
	const idOf = (name) => nodes.find((node) => same(node.name, name))?.id;
	const pairs = edges.map(({ subject, object }) => [idOf(subject), idOf(object)]);
	const places = layOut(ordered, pairs);
	const lines = edges.flatMap((edge, index) => {
		const [from, to] = pairs[index].map((id) => places.get(id));
		return from && to ? [{ key: edge.id, from, to, label: labelOf(edge), turn: turnOf(from, to) }] : [];
	});
	return { places, box: boxOf([...places.values()]), lines };
}

/** Along the line, never upside down. */
function turnOf(from, to) {
	const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
	const upright = angle > 90 || angle < -90 ? angle + 180 : angle;
	return `rotate(${upright} ${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`;
}

const labelOf = ({ predicate }) => predicate.toLowerCase().replaceAll("_", " ");

function boxOf(places) {
	const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
	const [left, top] = [Math.min(...xs) - MARGIN_X, Math.min(...ys) - MARGIN_Y];
	return [left, top, Math.max(...xs) + MARGIN_X - left, Math.max(...ys) + MARGIN_Y - top].map(Math.round);
}

function Node({ name, place, centre, choose }) {
	const width = Math.min(160, 20 + name.length * 7.2);
	const pressed = (event) => {
		if (event.key !== "Enter" && event.key !== " ") return;
		event.preventDefault();
		choose(name);
	};
	return html`
		<g class=${centre ? "node centre" : "node"} role="button" tabindex="0" aria-label=${`Show the graph about ${name}`}
			transform=${`translate(${place.x} ${place.y})`} onClick=${() => choose(name)} onKeyDown=${pressed}>
			<rect x=${-width / 2} y="-14" width=${width} height="28" rx="14" />
			<text y="4.5">${name.length > 20 ? `${name.slice(0, 19)}…` : name}</text>
			<title>${name}</title>
		</g>
	`;
}
