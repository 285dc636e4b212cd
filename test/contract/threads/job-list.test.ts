import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1JobCleanup, d1JobList } from "../../../src/features/threads/store/list/job-list.ts";
import { jobListContract } from "./job-list.ts";

describe("d1JobList", () => jobListContract((tenant) => d1JobList(env.DB, tenant), d1JobCleanup(env.DB)));
