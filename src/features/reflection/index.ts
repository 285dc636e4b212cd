/** What the rest of the code may import from this feature: insights and proposals from new memories. Begin with `use-cases/reflect.ts`. */

export { gatedReflection } from "./use-cases/gated-reflection.ts";
export { type ReflectionWriter, reflect } from "./use-cases/reflect.ts";
export { reflectDue, reflectNightly } from "./use-cases/reflect-due.ts";
export { type Ingest, type ReflectScope, runTenantJobs } from "./use-cases/run-tenant-jobs.ts";
export { writeReflection } from "./use-cases/write-reflection.ts";
export { type ReflectionDeps, routes, wireReflection } from "./wire.ts";
