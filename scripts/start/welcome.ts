import { host } from "./port.ts";

/** A request that needs nothing stored and fills every block. No single quotes: it stands in a shell line. */
const example = `{
  "query": "Why did we choose PostgreSQL?",
  "format": "text",
  "system": "You are the assistant of a small engineering team. Answer from what you are given.",
  "task": {"task": "Plan the next release", "constraints": ["no downtime"]},
  "messages": [
    {"role": "user", "content": "We must settle storage before the release."},
    {"role": "assistant", "content": "Agreed. I will look up the decision record."}
  ],
  "knowledge": [
    {"content": "Decision: choose PostgreSQL over MongoDB; orders need transactions across tables.",
     "source": {"id": "ADR-007", "type": "decision"}},
    {"content": "The coffee machine is cleaned on Fridays.",
     "source": {"id": "wiki-31", "type": "note"}}
  ]
}`;

/** What runs here, as far as settings say. */
export type Running = { port: number; persistTo: string; settings: Record<string, string> };

/** What a newcomer sees when the server is ready: where it is, what it works with, and one command that answers at once. */
export function welcome({ port, persistTo, settings }: Running): string {
	const base = `http://${host}:${port}`;
	const local = settings.TESSERA_LOCAL === "true";
	const order = (settings.TESSERA_EMBEDDERS ?? "").split(",").map((name) => name.trim());
	// The first that is there makes all vectors.
	const [first = ""] = order.filter((name) => name !== "encoder" || settings.TESSERA_ENCODER_URL);
	const embedders = first === "encoder" ? "the sentence encoder" : order.filter((name) => name !== "encoder").join();
	return `
Tessera is running at ${base}
Console         ${base}/console
Docs            ${base}/docs
API reference   ${base}/docs/api
Key             ${local ? "tsr_local_dev (on this machine only)" : "the local one is off: TESSERA_LOCAL is not true"}
Writers         ${named(settings.TESSERA_WRITERS, settings.TESSERA_OPENAI_MODEL)}
Embedder        ${named(embedders, settings.TESSERA_OPENAI_EMBEDDING_MODEL)}
Messages        found by ${settings.TESSERA_ENCODER_URL ? `words and by meaning (a sentence encoder at ${settings.TESSERA_ENCODER_URL})` : "words (no sentence encoder runs)"}
Data            ${persistTo}

Ask for your first context (nothing is stored):

curl -s ${base}/v1/context \\
  -H 'authorization: Bearer tsr_local_dev' \\
  -H 'content-type: application/json' \\
  -d '${example}'

To read the context alone, add:  | node -p "JSON.parse(fs.readFileSync(0)).text"
Ctrl-C stops the server. To see every request: npm start -- --verbose
`;
}

/** An order of providers in words; a model on a server is named with it. */
function named(order = "", model = ""): string {
	const names = order.split(",").flatMap((name) => (name.trim() === "" ? [] : [name.trim().toLowerCase()]));
	if (names.length === 0 || names[0] === "embedded") return "embedded (no model is asked)";
	return names.map((name) => (name === "openai-compatible" ? `${model} (openai-compatible)` : name)).join(", then ");
}
