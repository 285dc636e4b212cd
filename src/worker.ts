import { scheduled } from "./entry/cron.ts";
import { createApp } from "./entry/http/app.ts";

export { InstallationObject } from "./entry/installation-object.ts";
export { JobsObject } from "./entry/jobs-object.ts";
export { ThreadObject } from "./entry/thread-object.ts";
export { VectorObject } from "./entry/vector-object.ts";

export default { fetch: createApp().fetch, scheduled } satisfies ExportedHandler<Env>;
