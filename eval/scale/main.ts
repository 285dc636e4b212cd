// `npm run simulate`: what a month of 1,000, one million and 100 million users takes and costs on the platform, by its published prices
// and what a turn was counted to do; the figures of docs/scale.md. Ends with 1 if a thousand contexts cost more than the limit.
import { parseArgs } from "node:util";
import { unknownOption, wantsHelp } from "../../scripts/options.ts";
import { type Assumed, type Simulated, simulate } from "./arithmetic.ts";
import turn from "./per-turn.json" with { type: "json" };
import { type Billed, LIMITS, PLAN, PRICES, RIVALS } from "./prices.ts";

const OPTIONS = {
	turns: { type: "string", default: "100" },
	months: { type: "string", default: "12" },
} as const;

const USERS = [1_000, 1_000_000, 100_000_000];
/** Dollars for a thousand contexts, with everything that goes with them, from a million users on. */
const LIMIT = 0.5;

const words = process.argv.slice(2);
const unknown = unknownOption(words, OPTIONS);
if (wantsHelp(words)) {
	console.log("npm run simulate [-- --turns 100] [-- --months 12]: turns of a user in a month, months that are kept");
} else if (unknown !== null) fail(unknown);
else run();

function run(): void {
	const { values } = parseArgs({ args: words, options: OPTIONS });
	const [turns, months] = [Number(values.turns), Number(values.months)];
	if (!(turns > 0 && months > 0)) {
		fail("--turns and --months are numbers above 0.");
		return;
	}
	const assumed: Assumed = {
		...{ turns, months, tenantUsers: 1_000, tokensPerTurn: 130 },
		// docs/benchmarks.md, "Contexts over HTTP": with and without recall, medians of the whole way.
		...{ contextMs: 12.9, appendMs: 7.5 },
		...{ vectorsPerTurn: 1.5, dimensions: 1_024 },
	};
	const months3 = USERS.map((users) => simulate(users, turn, assumed));
	console.log(`A turn, counted: ${JSON.stringify(turn)}`);
	console.log(`Assumed: ${JSON.stringify(assumed)}\n`);
	console.log(table(months3));
	console.log(`\n${breaks(months3)}\n\n${rivals(months3, assumed)}\n\n${sources()}`);
	const dear = months3.filter(({ users, perThousandContexts }) => users >= 1e6 && perThousandContexts > LIMIT);
	if (dear.length > 0) fail(`A thousand contexts cost more than $${LIMIT}.`);
}

function table(simulated: readonly Simulated[]): string {
	const billed = (name: Billed) =>
		simulated.map(({ amounts, dollars }) => `${short(amounts[name])} · ${money(dollars[name])}`);
	const lines = [
		["a month", ...simulated.map(({ users }) => `${short(users)} users`)],
		...Object.keys(PRICES).flatMap((name) => (isBilled(name) ? [[name.replaceAll("_", " "), ...billed(name)]] : [])),
		["D1 databases", ...simulated.map(({ shards }) => short(shards))],
		["Vectorize indexes", ...simulated.map(({ indexes }) => short(indexes))],
		["**dollars a month**", ...simulated.map(({ total }) => `**${money(total)}**`)],
		[
			"**dollars for 1,000 contexts**",
			...simulated.map(({ perThousandContexts }) => `**${perThousandContexts.toFixed(3)}**`),
		],
	];
	const [head = [], ...body] = lines.map((line) => `| ${line.join(" | ")} |`);
	return [head, "|---|---|---|---|", ...body].join("\n");
}

function breaks([any]: readonly Simulated[]): string {
	const lines = (any?.breaks ?? []).map(({ what, atUsers }) => `- at ${short(atUsers)} users: ${what}`);
	return ["What no longer fits, in the order in which it is met:", ...lines].join("\n");
}

function rivals(simulated: readonly Simulated[], { tokensPerTurn }: Assumed): string {
	const ours = simulated.map(
		({ users, perThousandContexts }) => `${money(perThousandContexts)} at ${short(users)} users`,
	);
	const lines = RIVALS.map(
		({ name, how, perThousand, source }) => `| ${name} | ${money(perThousand(tokensPerTurn))} | ${how} | ${source} |`,
	);
	return [
		"| 1,000 turns | list price | how | source |\n|---|---|---|---|",
		`| Tessera, on your account | ${ours.join(", ")} | all of the above | this table |`,
		...lines,
	].join("\n");
}

function sources(): string {
	const prices = Object.entries(PRICES).map(([name, { included, per, dollars, source, read }]) => {
		return `- ${name.replaceAll("_", " ")}: $${dollars} for ${short(per)} beyond ${short(included)} (${source}, ${read})`;
	});
	const limits = Object.entries(LIMITS).map(
		([name, { value, source, read }]) => `- ${name.replaceAll("_", " ")}: ${short(value)} (${source}, ${read})`,
	);
	return [
		`Prices: Workers Paid $${PLAN.value} a month (${PLAN.source}, ${PLAN.read})`,
		...prices,
		"Limits:",
		...limits,
	].join("\n");
}

function isBilled(name: string): name is Billed {
	return name in PRICES;
}

function short(figure: number): string {
	return new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 }).format(figure);
}

function money(dollars: number): string {
	return `$${dollars >= 100 ? Math.round(dollars).toLocaleString("en") : dollars.toFixed(2)}`;
}

function fail(why: string): void {
	console.error(why);
	process.exitCode = 1;
}
