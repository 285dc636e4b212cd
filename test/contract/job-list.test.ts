import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1JobList } from "../../src/adapters/d1/job-list.ts";
import { d1JobSweep } from "../../src/adapters/d1/job-sweep.ts";
import { jobListContract } from "./job-list.ts";

describe("d1JobList", () => jobListContract((tenant) => d1JobList(env.DB, tenant), d1JobSweep(env.DB)));
