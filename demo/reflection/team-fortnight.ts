/** A fortnight in March: Lena, Tomasz and Ines bring out a new invoice page, in one channel with an assistant. */
import type { Message } from "../conversation.ts";

/** What was said on one day, in order; `name` says by whom, the assistant has none. */
export type TeamDay = { date: string; messages: Message[] };

const MONTH = "2026-03";
const ASSISTANT = "assistant";

/** Day of the month, time in UTC, who, and what was said. */
const SAID = `
2 08:55 lena Morning! New sprint. The launch of the new invoice page is on 9 March.
2 08:58 tomasz Morning. Coffee first, then I look at the pipeline.
2 09:02 ines The checkout test flaked again, the third retry was green.
2 09:04 lena Same as on Friday, I guess.
2 09:05 assistant I can collect what is known about the checkout test, if you like.
2 09:06 ines Not yet, thanks.
2 11:20 lena After some discussion, we decided to use RabbitMQ for the payment events because we run it already.
2 11:22 tomasz Fine with me, I know how to operate it.
2 11:24 assistant Noted: RabbitMQ for the payment events.
2 14:10 lena Keep in mind that the payment webhook timeout is 30 seconds.
2 16:40 ines Lunch was too long today, I am done for now. See you tomorrow.
3 08:50 tomasz The deploy of the billing service failed on a migration lock.
3 08:52 lena Which migration?
3 08:53 tomasz The one that adds the tax column.
3 08:55 lena Please always put the rollback step into the ticket.
3 09:10 assistant The ticket for this deploy has no rollback step yet.
3 09:30 tomasz Added. Second try went through.
3 10:15 ines Can somebody review my pull request?
3 10:40 lena Done, two small comments.
3 15:00 tomasz The nightly billing export ran out of memory.
3 15:02 lena I might give it more memory, let me look.
4 08:45 lena Good morning all.
4 09:12 ines The checkout test flaked twice before breakfast.
4 09:15 tomasz Sounds like a slow payment sandbox.
4 09:20 ines Could be. If it happens again I write it down properly.
4 10:05 lena The billing smoke test timed out, so I restarted the runner.
4 10:30 assistant Should I open an issue for the smoke test?
4 10:31 lena Not now.
4 13:15 tomasz Our staging database went down for ten minutes.
4 13:17 ines That explains my red screen.
4 13:30 tomasz Back up. The disk was full of old backups.
4 16:20 lena Who is in the office tomorrow?
4 16:22 ines Me, from ten.
5 08:40 tomasz The billing deploy failed again, same migration lock.
5 08:44 lena Argh. I take the lock out of the migration.
5 08:46 assistant This is the second failed deploy this week.
5 09:30 tomasz Always put the rollback step into the ticket, please. I had to guess it today.
5 09:31 lena Sorry! Will do.
5 11:00 ines We moved the launch of the new invoice page to 16 March.
5 11:03 lena Good call, the tax column is not there yet.
5 14:45 tomasz We use Terraform for the staging servers.
5 15:10 ines How was the concert?
5 15:12 tomasz Loud! And far too short.
6 09:08 ines The checkout test flaked on the first run this morning.
6 09:11 lena Does anybody know whether the sandbox logs its response times?
6 09:25 tomasz It does. I send you the link.
6 10:20 lena The billing smoke test timed out once more.
6 11:40 tomasz On reflection, RabbitMQ is one more thing to upgrade. Let's talk on Monday.
6 12:15 ines Pizza?
6 12:16 lena Always.
6 15:30 ines Have a nice weekend!
9 08:50 lena Back again. It rained all weekend.
9 09:05 ines The checkout test flaked, and the retry flaked too.
9 09:20 tomasz The nightly billing export ran out of memory on Sunday night.
9 09:24 lena Then more memory was not the answer. I look at the query.
9 10:30 tomasz After some thought, we decided to use Postgres queues for the payment events because they need no server of their own.
9 10:32 ines So no RabbitMQ. I update the diagram.
9 10:33 assistant Noted: the payment events go through Postgres queues.
9 13:40 tomasz Our staging database went down during the import.
9 13:55 tomasz Up again, the disk was full of old backups once more.
9 14:20 ines Would it help to keep fewer backups?
9 14:22 tomasz Probably. I keep seven days from now on.
10 08:35 tomasz The deploy of the billing service failed, this time on the smoke test.
10 08:38 lena I see it. The sandbox certificate has expired.
10 08:50 assistant It was renewed a year ago, to the day.
10 09:15 lena Renewed. Third try went through.
10 09:40 lena Remember that the payment webhook timeout is 60 seconds.
10 11:10 ines We pushed the launch of the new invoice page to 23 March.
10 11:12 tomasz Then I have time for the backups.
10 14:00 lena Would Ada from support like to see the invoice page before the launch?
10 14:05 ines I ask her tomorrow.
10 16:30 tomasz Always put the rollback step into the ticket, please.
11 09:10 ines The checkout test flaked again, this time in the nightly run.
11 09:14 lena I have the response times now: the sandbox takes up to nine seconds.
11 09:16 ines Then a longer wait is the way out. I try it on a branch.
11 10:12 lena The billing smoke test timed out on the release branch.
11 10:14 assistant That is the third time in eight days.
11 10:20 lena I know...
11 13:00 ines Ada liked the invoice page, but she wants the due date larger.
11 15:45 tomasz What do we bring to the review on Friday?
11 15:50 lena The invoice page and the queue.
12 08:42 tomasz The billing deploy failed because of a lock on the invoice table.
12 08:50 lena I prefer deploys in small steps to one large migration.
12 08:55 tomasz Agreed: we split every migration of billing into small steps.
12 09:00 assistant That makes four failed deploys of billing in ten days.
12 10:20 tomasz The nightly billing export ran out of memory again.
12 10:25 lena Found it, it loads all invoices at once. A fix comes today.
12 16:10 ines My longer wait in the checkout test holds so far. No flake today!
13 08:58 ines Second day without a flake.
13 09:15 lena The export runs in pages now and needs a tenth of the memory.
13 10:30 tomasz Our staging database went down, hopefully for the last time: the backups move to another disk today.
13 11:00 assistant Shall I summarise the two weeks for the review?
13 11:02 lena Yes please.
13 14:30 ines Review went well. Everybody liked the invoice page.
13 15:00 tomasz Cake in the kitchen!
13 15:01 lena Coming. Have a nice weekend, all.
`;

/** The days on which anything was said, in order. */
export function teamFortnight(): TeamDay[] {
	const messages = SAID.trim().split("\n").map(messageIn);
	return [...Map.groupBy(messages, ({ created_at }) => created_at.slice(0, 10))].map(([date, same]) => ({
		date,
		messages: same,
	}));
}

function messageIn(line: string, index: number): Message {
	const [day = "", time = "", who = "", ...words] = line.split(" ");
	return {
		id: `team-${String(index + 1).padStart(2, "0")}`,
		...(who === ASSISTANT ? { role: "assistant" } : { role: "user", name: who }),
		content: words.join(" "),
		created_at: `${MONTH}-${day.padStart(2, "0")}T${time}:00.000Z`,
	};
}
