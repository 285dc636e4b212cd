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

/** What a newcomer sees when the server is ready: where it is, and one command that answers at once. */
export function welcome(port: number): string {
	const base = `http://${host}:${port}`;
	return `
Tessera is running at ${base}
API reference         ${base}/docs
Key for local use     tsr_local_dev

Ask for your first context (nothing is stored):

curl -s ${base}/v1/context \\
  -H 'authorization: Bearer tsr_local_dev' \\
  -H 'content-type: application/json' \\
  -d '${example}'

To read the context alone, add:  | node -p "JSON.parse(fs.readFileSync(0)).text"
Ctrl-C stops the server. To see every request: npm start -- --verbose
`;
}
