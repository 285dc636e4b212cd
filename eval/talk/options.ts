import { DATA_FOLDER } from "../data-folder.ts";

/** What `npm run eval -- --talk` takes. */
export const TALK_OPTIONS = {
	talk: { type: "boolean", default: false },
	"held-out": { type: "boolean", default: false },
	"left-out": { type: "boolean", default: false },
	show: { type: "boolean", default: false },
	print: { type: "string" },
	data: { type: "string", default: DATA_FOLDER },
} as const;
