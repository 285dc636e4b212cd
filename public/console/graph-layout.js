// Places the nodes of a small graph: springs along edges, repulsion between all. The same graph is always drawn the same.
const STEPS = 240;
const LENGTH = 120;

/** `nodes` have ids; `edges` are pairs of ids. Returns a place for each id, the centre at 0, 0. */
export function layOut(nodes, edges) {
	const places = new Map(nodes.map(({ id }, index) => [id, start(index)]));
	const pairs = edges
		.map(([from, to]) => [places.get(from), places.get(to)])
		.filter(([from, to]) => from && to && from !== to);
	const all = [...places.values()];
	for (let step = 0; step < STEPS; step++) {
		const heat = LENGTH * 0.25 * (1 - step / STEPS) + 0.5;
		for (const place of all) Object.assign(place, { dx: 0, dy: 0 });
		repel(all);
		for (const [from, to] of pairs) attract(from, to);
		// The first is what was asked about: it stays where it is.
		for (const place of all.slice(1)) move(place, heat);
	}
	return places;
}

/** On a spiral, so that no two begin at one point. */
function start(index) {
	const angle = index * 2.39996;
	const radius = LENGTH * 0.7 * Math.sqrt(index);
	return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

function repel(all) {
	for (const [index, one] of all.entries()) {
		for (const other of all.slice(index + 1)) {
			const [x, y] = [one.x - other.x, one.y - other.y];
			const force = LENGTH ** 2 / Math.max(x * x + y * y, 25);
			one.dx += x * force;
			one.dy += y * force;
			other.dx -= x * force;
			other.dy -= y * force;
		}
	}
}

function attract(one, other) {
	const [x, y] = [one.x - other.x, one.y - other.y];
	const force = Math.hypot(x, y) / LENGTH;
	one.dx -= x * force;
	one.dy -= y * force;
	other.dx += x * force;
	other.dy += y * force;
}

function move(place, heat) {
	// A weak pull to the centre keeps what hangs together loosely in view.
	const [dx, dy] = [place.dx - place.x * 0.1, place.dy - place.y * 0.1];
	const far = Math.max(Math.hypot(dx, dy), 0.01);
	const step = Math.min(far, heat) / far;
	place.x += dx * step;
	place.y += dy * step;
}
