import type { Script } from "./script.ts";

export const OTHER_SCRIPTS: Script[] = [
	{
		name: "support: the user tries things",
		text: `
U: Hi! My router drops the connection every evening.
A: Sorry to hear that. Let's try these steps:
1. Restart the router
2. Update the firmware
3. Change the Wi-Fi channel
4. Call the provider
U: Restarted it, still dropping.
A: Okay. Please update the firmware then.
U: I updated the firmware to 2.1
A: Great. Now change the Wi-Fi channel to 11.
U: where do I find that?
A: In the wireless settings of the admin page.`,
		task: ["router", "connection"],
		done: ["Restart", "firmware"],
		next: ["channel"],
	},
	{
		name: "support: a refund",
		text: `
U: I was charged twice for order 88123 and I want one of the charges refunded.
A: I can help. I'll verify the two charges, then open a refund request, and finally send you a confirmation email.
U: ok
A: I have verified both charges: 49.90 on May 3, twice.
U: yes exactly
A: The refund request is open, reference RF-5521.
U: how long does it take?
A: Three to five days. I'll send the confirmation email next.`,
		task: ["charged twice", "88123"],
		done: ["verify", "refund request"],
		next: ["confirmation email"],
	},
	{
		name: "research in three parts",
		text: `
U: I'm researching heat pumps for a 1970s house and need a short report.
A: I'd structure the work like this:
- Step 1: Collect efficiency figures
- Step 2: Compare three vendors
- Step 3: Estimate running costs
- Step 4: Write the report
U: sounds right
A: I collected efficiency figures from four studies (SCOP 3.1 to 4.4).
U: include Daikin please
A: Vendors compared: Daikin, Vaillant, Bosch. We decided to go with Vaillant as the reference because of its noise figures.
U: good
A: Next up: running costs.`,
		task: ["heat pumps"],
		done: ["efficiency", "vendors"],
		next: ["running costs"],
	},
	{
		name: "planning a wedding",
		text: `
U: Help me plan my sister's wedding in June, 80 guests, budget 15k.
A: Wonderful! To-dos:
1. Book the venue
2. Choose a caterer
3. Send invitations
4. Hire a photographer
5. Arrange flowers
U: I booked the venue yesterday, it's the old mill.
A: Lovely. Then let's choose a caterer.
U: We'll go with Green Kitchen because they do vegan menus.
A: Good choice. Caterer chosen. Next is sending the invitations.
U: invitations went out today, all sent!
A: Great. Now we need a photographer.
U: any suggestions?
A: Three local ones: Ada, Ben and Cleo.`,
		task: ["wedding"],
		done: ["venue", "caterer", "invitations"],
		next: ["photographer"],
	},
	{
		name: "planning a trip with arrows",
		text: `
U: I'm planning a two-week trip to Japan in autumn.
A: The plan: flights → rail pass → hotels → restaurant list.
U: ok let's begin
A: Flights: booked with ANA, Oct 3.
U: awesome
A: Rail pass ordered. Moving on to hotels.
U: I'd like to keep it below 120 a night
A: Noted, 120 a night at most.`,
		task: ["trip", "Japan"],
		done: ["flights", "rail pass"],
		next: ["hotels"],
	},
	{
		name: "an essay",
		text: `
U: I have to write an essay about the printing press for Friday.
A: Outline of work:
1. Find three sources
2. Write the thesis statement
3. Draft the body
4. Proofread
U: I found three sources in the library
A: Excellent. And the thesis?
U: Thesis statement is written: "cheap print made dissent durable".
A: That's a strong thesis. The body comes next.
U: what should be in the first paragraph?
A: The price of books before 1450.`,
		task: ["essay", "printing press"],
		done: ["three sources", "thesis"],
		next: ["body"],
	},
	{
		name: "generic answers: done, ok, that worked",
		text: `
U: Please walk me through setting up my new laptop for work.
A: Sure. The steps are:
1. Connect to the VPN
2. Install the password manager
3. Enroll the fingerprint
4. Join the team calendar
Start with the VPN.
U: done
A: Now install the password manager.
U: that worked
A: Now the fingerprint.
U: ok, finished
A: Last one: join the team calendar.`,
		task: ["laptop"],
		done: ["VPN", "password manager", "fingerprint"],
		next: ["calendar"],
	},
	{
		name: "a blocked step is left for another",
		text: `
U: We are preparing the Q3 board deck.
A: Here's the sequence: collect revenue numbers, draft the hiring slide, update the roadmap slide, rehearse.
U: go
A: Revenue numbers: blocked, waiting for finance to close September. Meanwhile I'll draft the hiring slide.
U: fine
A: The hiring slide is drafted. 
U: and now?
A: Next I'll update the roadmap slide.`,
		task: ["board deck"],
		done: ["hiring"],
		next: ["roadmap"],
		notDone: ["rehearse"],
	},
	{
		name: "data analysis with a status table in bullets",
		text: `
U: Analyze churn for the last 12 months.
A: Approach:
1. Export subscriptions from the warehouse
2. Clean the cancellation reasons
3. Fit a survival model
4. Build a dashboard
U: ok
A: Progress:
- Export subscriptions from the warehouse – done
- Clean the cancellation reasons – done
- Fit a survival model – in progress
- Build a dashboard – pending
U: thanks
A: The model converges, I am checking residuals.`,
		task: ["churn"],
		done: ["Export", "cancellation reasons"],
		next: ["survival model"],
	},
	{
		name: "French",
		text: `
U: Je voudrais organiser le déménagement du bureau en mars.
A: Voici les étapes :
1. Choisir le transporteur
2. Résilier le bail
3. Prévenir les fournisseurs
U: d'accord
A: Choisir le transporteur : fait.
U: bien
A: Le bail est résilié, terminé. Prochaine étape : prévenir les fournisseurs.`,
		task: ["déménagement"],
		done: ["transporteur", "bail"],
		next: ["fournisseurs"],
	},
	{
		name: "Japanese, by a checklist",
		text: `
U: 社内ブログを新しいサーバーに移行したいです。
A: 計画:
- [ ] データベースのバックアップ
- [ ] 記事の移行
- [ ] DNSの切り替え
U: はい
A: - [x] データベースのバックアップ
- [ ] 記事の移行
- [ ] DNSの切り替え`,
		task: ["ブログ"],
		done: ["バックアップ"],
		next: ["記事"],
	},
	{
		name: "the user adds a step and side questions change nothing",
		text: `
U: I want to publish a small podcast.
A: We'll do it in this order:
1. Pick a name
2. Record the pilot
3. Edit the audio
4. Upload to the host
U: Also design a cover image please.
A: Added to the list. Let's start with the name.
U: It's called "Night Trains". By the way, what does RSS mean?
A: Really Simple Syndication. So the name is picked!
U: I recorded the pilot last night.
A: Great. Now edit the audio.
U: What is a good loudness?
A: About -16 LUFS.`,
		task: ["podcast"],
		done: ["name", "pilot"],
		next: ["audio"],
	},
	{
		name: "a plan of the user, reported by the assistant",
		text: `
U: I need you to do the following for the newsletter:
1. Draft the intro
2. Summarize the three product updates
3. Write the call to action
4. Proofread everything
A: Intro drafted: "Spring is here".
U: good
A: The three product updates are summarized below.
U: nice and short!
A: Up next: the call to action.`,
		task: ["newsletter"],
		done: ["intro", "updates"],
		next: ["call to action"],
	},
];
