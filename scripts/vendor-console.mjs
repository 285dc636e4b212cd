// Bundles what the console needs, since it loads nothing from elsewhere: Preact, its hooks and htm in one module, and
// tessera/client and tessera/import in others. Runs as part of wrangler's custom build, so before every `wrangler dev` and `wrangler deploy`.
import { join } from "node:path";
import { buildSync } from "esbuild";

const contents = `
import { h } from "preact";
import htm from "htm";
export { render } from "preact";
export { useEffect, useMemo, useRef, useState } from "preact/hooks";
export const html = htm.bind(h);
`;

const common = { bundle: true, minify: true, format: "esm", target: "es2022", logLevel: "warning" };
const vendor = join(import.meta.dirname, "../public/console/vendor");

buildSync({ ...common, stdin: { contents, resolveDir: import.meta.dirname }, outfile: join(vendor, "preact.js") });
for (const name of ["client", "import"]) {
	const entry = join(import.meta.dirname, `../src/${name}/index.ts`);
	buildSync({ ...common, entryPoints: [entry], outfile: join(vendor, `${name}.js`) });
}
