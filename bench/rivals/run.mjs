// Measures one library on a conversation of so many messages: `node run.mjs NAME MESSAGES LIMIT`. Prints "ready" once
// all that may be kept between turns is made, then how long each selection took.
import { decode, encode } from "gpt-tokenizer/encoding/o200k_base";
import { said } from "../stored-thread.ts";

const atMost = { times: 300, ms: 2_000 };
const [name, size, limit] = process.argv.slice(2);
const { prepare } = await import(`./${name}.mjs`);

const messages = said(Number(size));
const tokens = new Map(messages.map(({ content }) => [content, encode(content).length]));
const tokensOf = (text) => tokens.get(text) ?? encode(text).length;
const prepared = prepare(messages, Number(limit), tokensOf, { encode, decode });
const { fresh, select } = typeof prepared === "function" ? { fresh: () => null, select: prepared } : prepared;

console.log("ready");
const times = [];
let kept = 0;
for (const until = performance.now() + atMost.ms; times.length < atMost.times; ) {
	const given = fresh();
	const since = performance.now();
	kept = await select(given);
	times.push(performance.now() - since);
	if (performance.now() > until) break;
}
console.log(JSON.stringify({ times, kept }));
process.exit(0);
