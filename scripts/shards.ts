// `npm run shards -- list`, `npm run shards -- move TENANT SHARD`: which databases there are, and a tenant into another one.
import { parseArgs } from "node:util";
import * as z from "zod";
import { connect } from "../src/client/index.ts";
import { unknownOption, wantsHelp } from "./options.ts";

const options = {
	url: { type: "string", default: "http://127.0.0.1:8787" },
	key: { type: "string", default: process.env.TESSERA_OPERATOR_SECRET ?? process.env.TESSERA_KEY ?? "tsr_local_dev" },
	cancel: { type: "boolean", default: false },
} as const;

const usage = `npm run shards -- list [options]                  lists the databases, and the tenants that are being moved
npm run shards -- move TENANT SHARD [options]     moves a tenant to another database while it is in use
npm run shards -- move TENANT --cancel [options]  calls a move off, and removes what was copied
  --url URL     the service (${options.url.default})
  --key KEY     what founds tenants: the operator's secret, or an admin key of the tenant local; else the variable
                TESSERA_OPERATOR_SECRET or TESSERA_KEY, else the local key
  --help        this
What breaks off goes on when it is called again.`;

const shards = z.object({
	data: z.array(
		z.object({
			...{
				name: z.string(),
				jurisdiction: z.string().nullable(),
				location: z.string().nullable(),
				tenants: z.number(),
			},
			moving: z.array(z.object({ tenant: z.string(), role: z.string(), other: z.string() })),
		}),
	),
});

const move = z.object({
	...{ from: z.string(), to: z.string(), status: z.string(), rows: z.number() },
	...{ table: z.string().nullable(), wait_ms: z.number() },
});
type Move = z.infer<typeof move>;

/** So often a part is tried again, one breath later each time (ms). */
const MOST_TRIES = 10;
const BREATH_MS = 500;

const words = process.argv.slice(2);
if (wantsHelp(words)) {
	console.log(usage);
	process.exit(0);
}
const unknown = unknownOption(words, options);
if (unknown !== null) stop(unknown);
const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
const client = connect({ url: values.url, key: values.key, retries: 0 });

const [verb, tenant, shard, ...more] = positionals;
try {
	if (verb === "list" && tenant === undefined) await list();
	else if (verb === "move" && tenant !== undefined && values.cancel && shard === undefined) await cancel(tenant);
	else if (verb === "move" && tenant !== undefined && shard !== undefined && more.length === 0 && !values.cancel) {
		await moveTo(tenant, shard);
	} else stop(usage);
} catch (error) {
	stop(error instanceof Error ? error.message : String(error));
}

async function list(): Promise<void> {
	const { data } = shards.parse(await client.request("GET", "/v1/shards"));
	for (const { name, jurisdiction, location, tenants, moving } of data) {
		const where = [jurisdiction, location].filter((one) => one !== null).join(", ");
		console.log(`${name}${where && ` (${where})`}: ${tenants} ${tenants === 1 ? "tenant" : "tenants"}`);
		for (const one of moving) console.log(`  ${one.tenant}: ${one.role}, other database ${one.other}`);
	}
}

async function moveTo(id: string, to: string): Promise<void> {
	const last = await partByPart(id, () => client.request("POST", `/v1/tenants/${id}/move`, { body: { shard: to } }));
	if (last.status === "done") {
		console.log(`${id} is in ${to}.`);
		return;
	}
	console.error(`${id} stays in ${last.from}: its copy of ${last.table} was not the same. Nothing was changed.`);
	await cancel(id);
	process.exitCode = 1;
}

async function cancel(id: string): Promise<void> {
	const { from } = await partByPart(id, () => client.request("DELETE", `/v1/tenants/${id}/move`));
	console.log(`${id} is in ${from}, and is not being moved.`);
}

/** Asks for part after part until there is none, with a line wherever something else begins. */
async function partByPart(id: string, ask: () => Promise<unknown>): Promise<Move> {
	let shown = "";
	for (;;) {
		const now = move.parse(await patiently(ask));
		if (now.status === "done" || now.status === "given_up") return now;
		const line = `${id}: ${now.status}${now.table === null ? "" : ` ${now.table}`}, ${now.rows} rows copied`;
		if (line !== shown) console.log(line);
		shown = line;
		await pause(now.wait_ms);
	}
}

/** What the service can't do right now is asked again. */
async function patiently(ask: () => Promise<unknown>): Promise<unknown> {
	for (let tried = 1; ; tried++) {
		try {
			return await ask();
		} catch (error) {
			const status = typeof error === "object" && error !== null ? Number(Reflect.get(error, "status")) : Number.NaN;
			const passing = status === 0 || status === 429 || status >= 500;
			if (!passing || tried === MOST_TRIES) throw error;
			await pause(tried * BREATH_MS);
		}
	}
}

function pause(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}

function stop(why: string): never {
	console.error(why);
	process.exit(1);
}
