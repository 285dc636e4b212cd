import type { Script } from "./script.ts";

/** Conversations as they go: asides, corrections, failed attempts, blockers, things left for later. */
export const LONG_SCRIPTS: Script[] = [
	{
		name: "a feature, with an aside, a correction and a failed attempt",
		text: `
U: We're going to build the invoice export for the finance team. It has to produce PDF and CSV.
A: Got it: an invoice export with PDF and CSV output. I'd split the work into five steps: data query, CSV writer, PDF template, download endpoint, access checks.
U: Fine with me. Start with the data query.
A: The data query is in place (src/export/query.ts). It returns invoices by month.
U: I tried it with 2019 data and it timed out.
A: Then the index on issued_at is missing. I added the index and the query now takes 40 ms.
U: Better. Should we support XLSX as well?
A: Let's decide that later; CSV opens in Excel anyway.
U: ok. continue with the CSV writer
A: CSV writer finished: src/export/csv.ts, with a BOM so that Excel reads UTF-8.
U: Correction: the separator must be a semicolon, not a comma.
A: Changed the separator to a semicolon.
U: Good. What's left?
A: The PDF template, the download endpoint and the access checks.
U: do the template
A: I first tried puppeteer, but it was too slow: 4 s per page. I switched to pdfkit, which renders a page in 80 ms. The PDF template is done.
U: nice. pdfkit it is
A: Next is the download endpoint.
U: before that, one question: who may download?
A: Only users with the finance role; that is what the access checks are for.`,
		task: ["invoice export"],
		done: ["data query", "CSV writer", "PDF template"],
		next: ["download endpoint"],
	},
	{
		name: "support, with a question left for later",
		text: `
U: Hi, my name is Dana. My order 7781 arrived with a broken lid and I'd like a replacement.
A: I'm sorry about that, Dana. To sort this out I will need to: check the order, get a photo of the damage, create the replacement order, and arrange the pickup of the broken one.
U: Sure.
A: I checked order 7781: delivered on May 4, warranty applies.
U: [photo attached] here is the photo
A: Thank you, the photo shows the crack clearly, so that's done as well. Next I'm creating the replacement order.
U: Can it come in blue?
A: Yes, blue is in stock. The replacement order R-7781-B has been created in blue.
U: Perfect! And do I need to send the old one back?
A: Yes, that's the last step: I'll arrange the pickup. Which day suits you?
U: Thursday please. Also I have a question about my loyalty points but that can wait.
A: Noted, we'll look at the loyalty points afterwards.`,
		task: ["7781", "replacement"],
		done: ["check the order", "photo", "replacement order"],
		next: ["pickup"],
	},
	{
		name: "writing, with a list that is no plan",
		text: `
U: i need to pick a topic and write a blog post on vector databases by thursday
A: Let's break that down:
Step 1 – pick an angle
Step 2 – gather three benchmarks
Step 3 – outline
Step 4 – first draft
Step 5 – edit
U: angle: cost per query
A: Angle chosen: cost per query. Two of the three benchmarks are collected (ANN-benchmarks and VectorDBBench).
U: the third could be Qdrant's own
A: Added Qdrant's benchmark, so that's three. Outline next.
U: yes
A: Here's the outline:
1. Why cost matters
2. What the benchmarks say
3. A worked example
4. Verdict
U: swap 2 and 3
A: Swapped. The outline is final now. I'm starting on the first draft.
U: keep it under 1200 words
A: OK, at most 1,200 words.`,
		task: ["blog post", "vector databases"],
		done: ["angle", "benchmarks", "outline"],
		next: ["first draft"],
	},
	{
		name: "a blocker, a step more, another task and back",
		text: `
U: Let's refactor auth. Tasks: (1) extract TokenService, (2) move session code to its own package, (3) drop the legacy cookie, (4) update integration tests.
A: On it. TokenService has been extracted.
U: great. what did you decide about JWT vs opaque tokens?
A: We chose opaque tokens because they can be revoked.
U: 👍
A: Session code moved to packages/session. Blocker: CI is red because the runner has no Redis.
U: I'll ask infra.
U: infra fixed the runner
A: CI is green again. Dropping the legacy cookie now.
U: One more thing: rename AuthManager to AuthGateway at the end.
A: Added as the last step. The legacy cookie is gone.
U: New topic for a moment. The staging certificate expires tomorrow. Renew it please.
A: Renewed the staging certificate until 2027.
U: Back to auth.
A: Next are the integration tests.`,
		task: ["auth"],
		done: ["TokenService", "session", "legacy cookie"],
		next: ["integration tests"],
	},
	{
		name: "a checklist in two parts, done by the user",
		text: `
U: I'm moving apartments on March 3rd and I'm overwhelmed. Can you help me get organized?
A: Of course! Let's make a checklist:

**Before the move**
- [ ] Give notice to landlord
- [ ] Book movers
- [ ] Transfer utilities
- [ ] Change address at the post office

**Moving week**
- [ ] Pack the kitchen
- [ ] Clean the old flat
- [ ] Hand over keys

What's already done?
U: Notice is given, and I booked the movers for the 3rd at 9am.
A: Great, two down! Transferring utilities is the next big one. Who's your electricity provider?
U: Octopus. I called them, it's transferred.
A: Perfect. Then the post office: you can do that online in five minutes.
U: ok that's done too
A: You're ahead of schedule. Packing the kitchen comes next.
U: My cat is stressed by the boxes, any tips?
A: Keep one room box-free for her until the last day.`,
		task: ["moving"],
		done: ["notice", "movers", "utilities", "post office"],
		next: ["kitchen"],
	},
	{
		name: "an agent that works alone",
		text: `
U: Our webhook deliveries are failing intermittently for large payloads. Figure out why and fix it.
A: I'll start by looking at the delivery worker.
C: read_file {"path":"services/webhooks/src/deliver.ts"}
T: export async function deliver(job: Job) {
A: The worker aborts after 5 seconds regardless of payload size. Root cause found.

Here's what I propose:

1. Make the timeout scale with payload size
2. Add a retry with exponential backoff
3. Record the payload size in the delivery log
4. Add regression tests for slow receivers

Want me to go ahead?
U: Yes. Don't touch the public API please, and keep the max timeout at 60s.
A: Understood. Starting with the timeout.
C: edit_file {"path":"services/webhooks/src/deliver.ts","old_string":"5000","new_string":"timeoutFor(job)"}
T: Applied 1 edit.
A: The timeout now scales with the payload, capped at 60 s. Next I'll add the retry.
U: What happens if the receiver returns a 410?
A: Good catch. A 410 means gone, so we shouldn't retry. I'll treat 410 as permanent.
C: edit_file {"path":"services/webhooks/src/retry.ts"}
T: ok
A: Retry with exponential backoff is implemented (5 attempts, jitter).
C: bash {"command":"npm test -w services/webhooks"}
T: Error: expected 5 calls, got 6
A: One test fails: we make six attempts instead of five. Off by one in the loop, fixing it.
C: bash {"command":"npm test -w services/webhooks"}
T: 38 passed, 0 failed
A: All 38 tests pass now. On to recording the payload size in the delivery log.`,
		task: ["webhook"],
		done: ["timeout", "retry"],
		next: ["payload size in the delivery log"],
	},
];
