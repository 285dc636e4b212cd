/** What the rest of the code may import from this feature: export and import as lines of JSON. Begin with `use-cases/export-lines.ts`. */

export { routes } from "./wire.ts";
