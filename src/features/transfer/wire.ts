import type { Routes } from "../../platform/http/app.ts";
import { registerTransfer } from "./routes/transfer.ts";

/** The routes, in the order in which the reference lists them. */
export const routes = { transfer: registerTransfer } satisfies Record<string, Routes>;
