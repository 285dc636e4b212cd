import * as z from "zod";
import { OwnerId, ResourceId } from "../../../platform/http/fields.ts";

/** What several tools take. */
export const thread_id = ResourceId.optional().describe("The thread; the client's own unless said");
export const user_id = OwnerId.optional().describe("Whose memory; the client's own user unless said");
export const project_id = OwnerId.optional().describe("Which project's memory; the client's own unless said");

export const MomentInput = z.iso.datetime().describe("ISO 8601, in UTC");
