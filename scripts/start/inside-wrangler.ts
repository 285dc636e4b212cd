// Loaded into wrangler's process, the leader of its group: when the other end of this pipe is gone, because whoever
// started it was killed outright, it ends its whole group, workerd included.
import { Socket } from "node:net";

const parent = new Socket({ fd: 3 });
parent.on("close", () => process.kill(-process.pid, "SIGKILL"));
parent.resume();
parent.unref();
