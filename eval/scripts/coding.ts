import { attempts, choices, type Items, questions, swaps, tasks, wishes } from "./items.ts";

export const CODING: Items = {
	domain: "coding",
	tasks: tasks(`
rebuild the invoice exporter | rebuilding the invoice exporter | rebuilt the invoice exporter | the invoice exporter rebuild | invoice exporter
map the legacy columns | mapping the legacy columns | mapped the legacy columns | the mapping of the legacy columns | legacy columns
write the streaming serializer | writing the streaming serializer | wrote the streaming serializer | the streaming serializer | streaming serializer
cover the rounding cases | covering the rounding cases | covered the rounding cases | the coverage of the rounding cases | rounding cases
benchmark the quarterly dump | benchmarking the quarterly dump | benchmarked the quarterly dump | the benchmark of the quarterly dump | quarterly dump
remove the old cron entry | removing the old cron entry | removed the old cron entry | the removal of the old cron entry | cron entry

add rate limiting to the gateway | adding rate limiting to the gateway | added rate limiting to the gateway | rate limiting in the gateway | rate limiting
pick the bucket keys | picking the bucket keys | picked the bucket keys | the choice of bucket keys | bucket keys
patch the proxy middleware | patching the proxy middleware | patched the proxy middleware | the patch of the proxy middleware | proxy middleware
expose the retry headers | exposing the retry headers | exposed the retry headers | the exposure of the retry headers | retry headers
load-test the tenant shards | load-testing the tenant shards | load-tested the tenant shards | the load test of the tenant shards | tenant shards
announce the quota page | announcing the quota page | announced the quota page | the announcement of the quota page | quota page

migrate the search index to Tantivy | migrating the search index to Tantivy | migrated the search index to Tantivy | the migration of the search index to Tantivy | Tantivy
port the synonym lists | porting the synonym lists | ported the synonym lists | the port of the synonym lists | synonym lists
backfill the product facets | backfilling the product facets | backfilled the product facets | the backfill of the product facets | product facets
compare the ranking snapshots | comparing the ranking snapshots | compared the ranking snapshots | the comparison of the ranking snapshots | ranking snapshots
flip the reader alias | flipping the reader alias | flipped the reader alias | the flip of the reader alias | reader alias
drop the Solr volume | dropping the Solr volume | dropped the Solr volume | the removal of the Solr volume | Solr volume

fix the flaky login tests | fixing the flaky login tests | fixed the flaky login tests | the fix of the flaky login tests | login tests
record the failing seeds | recording the failing seeds | recorded the failing seeds | the recording of the failing seeds | failing seeds
freeze the session clock | freezing the session clock | froze the session clock | the freezing of the session clock | session clock
split the fixture database | splitting the fixture database | split the fixture database | the split of the fixture database | fixture database
rerun the nightly matrix | rerunning the nightly matrix | reran the nightly matrix | the rerun of the nightly matrix | nightly matrix
unskip the captcha spec | unskipping the captcha spec | unskipped the captcha spec | the return of the captcha spec | captcha spec`),
	choices: choices(`
job locking | advisory locks | Redis leases | they survive a failover of the queue | advisory locks | failover
the wire format | MessagePack | plain JSON | the mobile clients are on metered links | MessagePack | metered
feature flags | a config table | LaunchDarkly | the auditors want every flip in our own log | config table | auditors
image resizing | libvips | ImageMagick | the pods only have 256 MB of memory | libvips | 256 MB
the retry policy | exponential backoff with jitter | a fixed delay | the partner API bans synchronized bursts | jitter | bursts
error tracking | Sentry on premises | the hosted plan | stack traces contain patient names | on premises | patient names
the monorepo tool | Turborepo | Nx | the cache server speaks its protocol already | Turborepo | cache server
primary keys | ULIDs | serial integers | rows are created offline on tablets | ULIDs | tablets
styling | vanilla-extract | Tailwind | the design tokens live in TypeScript | vanilla-extract | design tokens`),
	swaps: swaps(`
the session store | Memcached | it is already there | DynamoDB | the sessions must outlive a restart | DynamoDB, outlive
the date library | Moment | everyone knows it | Luxon | the bundle grew by 70 kB | Luxon, bundle
the queue | RabbitMQ | ops runs it anyway | NATS | the brokers can't replay old events | NATS, replay`),
	attempts: attempts(`
raising the pool size to 40 | raised the pool size to 40 | the gateway timeouts stayed the same | pool size
pinning webpack to version 4 | pinned webpack to version 4 | the source maps came out empty | webpack, source maps
caching the token in localStorage | cached the token in localStorage | Safari threw it away after a week | localStorage
running the migration online | ran the migration online | the ledger table was locked for nine minutes | ledger table
switching off the nagle algorithm | switched off the nagle algorithm | latency went up by 12 percent | nagle
mocking the payment SDK | mocked the payment SDK | the webhooks never arrived | payment SDK
upgrading to Node 25 | upgraded to Node 25 | the native bindings would not load | Node 25, bindings`),
	questions: questions(`
should archived rows be part of the export | archived rows in the export | archived rows
who owns the staging certificates | the owner of the staging certificates | staging certificates
do we need IPv6 on the edge nodes | IPv6 on the edge nodes | IPv6
does the licence of the font allow embedding | the font licence | font
how long must audit events be kept | the retention of audit events | audit events
can the webhook secrets be rotated without downtime | the rotation of webhook secrets | webhook secrets
is the Danish tax rounding right | the Danish tax rounding | Danish`),
	wishes: wishes(`
show diffs instead of whole files | diffs
use tabs in code samples | tabs
keep explanations under five lines | five lines
name tests in the present tense | present tense
leave out emoji | emoji
put the shell command first | shell command
write commit messages in lower case | commit messages
explain trade-offs in a table | trade-offs`),
};
