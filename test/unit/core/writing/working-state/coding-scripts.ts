import type { Script } from "./script.ts";

export const CODING_SCRIPTS: Script[] = [
	{
		name: "a numbered plan, reported step by step",
		text: `
U: I need to add rate limiting to our public API. Redis is available.
A: Sure. Here's the plan:
1. Add a token bucket module
2. Wire it into the request middleware
3. Return 429 with a Retry-After header
4. Write integration tests
5. Document the limits in the README
U: Looks good, go ahead.
A: Step 1 is done: the token bucket lives in \`src/limits/bucket.ts\`.
U: nice
A: I've wired it into the middleware. Next: the 429 response.
U: Does the header use seconds?
A: Yes, seconds. The 429 with Retry-After is in place and verified by hand.
U: Great, continue.
A: Working on the integration tests now.`,
		task: ["rate limiting", "API"],
		done: ["token bucket", "middleware", "429"],
		next: ["integration tests"],
		notDone: ["README"],
	},
	{
		name: "a checklist that is ticked off",
		text: `
U: Let's migrate the billing service from Stripe v1 to the PaymentIntents API.
A: Here is what I'll track:
- [ ] Inventory the old charge calls
- [ ] Add PaymentIntents client
- [ ] Switch checkout flow
- [ ] Backfill webhooks
U: ok
A: - [x] Inventory the old charge calls
- [x] Add PaymentIntents client
- [ ] Switch checkout flow
- [ ] Backfill webhooks
U: how long will it take?
A: Around an hour.`,
		task: ["billing", "PaymentIntents"],
		done: ["Inventory", "client"],
		next: ["checkout"],
	},
	{
		name: "first, then, finally in prose",
		text: `
U: Our nightly export job takes six hours. Help me speed it up.
A: Let's do this: first profile the query, then add an index on orders.created_at, after that batch the S3 uploads, and finally re-run the export to measure.
U: OK
A: Profiled the query: a sequential scan takes 80% of the time.
U: expected
A: The index on orders.created_at has been added. On to batching the uploads.
U: good
A: Looking at the uploader code. It opens a connection per file.`,
		task: ["export job"],
		done: ["profile", "index"],
		next: ["batch"],
	},
	{
		name: "no plan: the user asks one thing after the other",
		text: `
U: I want to set up CI for this repo with GitHub Actions.
A: Happy to. Which jobs do you want?
U: First the lint job.
A: I've added the lint job to .github/workflows/ci.yml.
U: Now the unit test job.
A: Added the unit test job; it runs on Node 20 and 22.
U: Next, cache the npm downloads.
A: Done, npm downloads are cached between runs.
U: Next, add the deploy job for staging.
A: Which environment secret should I use?
U: STAGING_TOKEN
A: Thanks, I'll use STAGING_TOKEN.`,
		task: ["CI"],
		done: ["lint", "unit test", "npm downloads"],
		next: ["deploy job"],
	},
	{
		name: "done, merged and fixed with other words than the plan",
		text: `
U: please help me refactor the pricing code, it's a mess
A: Proposed steps:
1) Extract the discount rules
2) Introduce a Money type
3) Delete the legacy calculator
4) Update the docs
U: do it
A: Done. Discount rules now live in discounts.ts.
U: next
A: Merged the PR that introduces Money.
U: any issues?
A: None, all tests pass. Next I'll delete the legacy calculator.
U: ok
A: Checking who still imports it.`,
		task: ["pricing"],
		done: ["discount rules", "Money"],
		next: ["legacy calculator"],
		notDone: ["docs"],
	},
	{
		name: "a topic change and back",
		text: `
U: I'd like to build a CLI that converts CSV to Parquet.
A: Plan:
1. Parse arguments
2. Read the CSV as a stream
3. Write Parquet row groups
4. Publish to npm
U: yes
A: Argument parsing is finished.
U: Let's pause this. New task: the login page throws a 500 for SSO users, can you fix that?
A: Sure. Steps:
1. Reproduce with an SSO account
2. Fix the session lookup
3. Deploy the hotfix
U: go
A: Reproduced it, the session is null.
U: ok
A: Fixed the session lookup and deployed the hotfix.
U: great, back to the CSV converter
A: Right. Reading the CSV as a stream works now.`,
		task: ["CSV", "Parquet"],
		done: ["Parse arguments", "stream"],
		next: ["row groups"],
	},
	{
		name: "a change of topic that stays",
		text: `
U: Can you help me write unit tests for the parser?
A: I'll cover: 1) empty input, 2) nested brackets, 3) unicode.
U: fine
A: Empty input is covered.
U: Something more urgent came up: we need to rotate the leaked AWS keys.
A: OK. To rotate them we need to:
1. Create new keys
2. Update the secrets in Vault
3. Revoke the old keys
U: done with the first one
A: Good. I updated the secrets in Vault.
U: thanks
A: Revoking comes next.`,
		task: ["rotate", "AWS keys"],
		done: ["new keys", "Vault"],
		next: ["Revoke"],
	},
	{
		name: "an agent with tools",
		text: `
U: Upgrade our app to React 19.
A: Plan: bump dependencies, replace deprecated APIs, fix types, run the test suite.
C: edit_file {"path":"package.json","old":"18.2.0","new":"19.0.0"}
T: ok
A: Dependencies bumped to 19.
C: read_file {"path":"src/app/root.tsx"}
T: export function Root() {}
C: edit_file {"path":"src/app/root.tsx","text":"…"}
T: ok
A: Replaced the deprecated APIs in src/app/root.tsx. Now on to fixing the types.
C: run {"cmd":"tsc"}
T: src/app/list.tsx(3,1): error TS2322: Type 'string' is not assignable
A: Two type errors left.`,
		task: ["React 19"],
		done: ["bump", "deprecated"],
		next: ["types"],
		notDone: ["test suite"],
	},
	{
		name: "the whole plan is done but one",
		text: `
U: We need a healthcheck endpoint for the orders service.
A: I'll 1. add the route, 2. check the database, 3. register it with the load balancer.
U: ok
A: Steps 1 and 2 are complete.
U: 👍
A: That leaves the load balancer registration.`,
		task: ["healthcheck"],
		done: ["add the route", "database"],
		next: ["load balancer"],
	},
	{
		name: "remaining items say what is done",
		text: `
U: Port the image resizer from Python to Rust.
A: Tasks:
- Port the decoder
- Port the scaler
- Port the encoder
- Benchmarks against the old one
U: status?
A: Remaining:
- Port the encoder
- Benchmarks against the old one
U: ok
A: Encoder is half way there.`,
		task: ["image resizer", "Rust"],
		done: ["decoder", "scaler"],
		next: ["encoder"],
	},
	{
		name: "a step that is skipped and one that is reopened",
		text: `
U: Goal: ship dark mode this week
A: Here's how I'd do it:
1. Define color tokens
2. Theme the buttons
3. Theme the charts
4. Add the toggle
U: go
A: Color tokens are defined.
U: cool
A: Buttons are themed as well. ✅
U: Let's skip the charts for this release.
A: OK, skipping the charts.
U: what's next?
A: Adding the toggle is next.
U: hm, I had to revert the buttons change, it broke Safari
A: Understood, I'll look at the buttons again.`,
		task: ["dark mode"],
		done: ["color tokens"],
		next: ["buttons"],
	},
	{
		name: "German",
		text: `
U: Ich möchte unsere Webseite auf HTTPS umstellen.
A: Plan:
1. Zertifikat bestellen
2. Nginx konfigurieren
3. Weiterleitung einrichten
U: gut
A: Das Zertifikat ist bestellt, Schritt 1 ist erledigt.
U: super
A: Nginx konfigurieren ist fertig. Als Nächstes: Weiterleitung einrichten.`,
		task: ["HTTPS"],
		done: ["Zertifikat", "Nginx"],
		next: ["Weiterleitung"],
	},
];
