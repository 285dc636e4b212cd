import { scheduled } from "./entry/cron.ts";
import { createApp } from "./entry/http/app.ts";

export { ThreadObject } from "./entry/thread-object.ts";

export default { fetch: createApp().fetch, scheduled } satisfies ExportedHandler<Env>;
