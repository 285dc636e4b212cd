// Makes the docs site of docs/*.md: static pages in public/docs. Runs as part of wrangler's custom build, so before every
// `wrangler dev` and `wrangler deploy`. A page that has not changed is left alone: a server that runs may be reading it.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildSite, fileOf } from "./docs/site.ts";

const folder = join(import.meta.dirname, "../public/docs");
const site = new Map([...buildSite()].map(([address, html]) => [join(folder, fileOf(address)), html]));

for (const [file, html] of site) write(file, html);
for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name))) {
	if (file.endsWith(".html") && !site.has(file)) rmSync(file, { force: true });
}

/** In one step, as several servers may start at once. */
function write(file: string, html: string): void {
	if (existsSync(file) && readFileSync(file, "utf8") === html) return;
	mkdirSync(dirname(file), { recursive: true });
	const draft = `${file}.${process.pid}`;
	writeFileSync(draft, html);
	renameSync(draft, file);
}
