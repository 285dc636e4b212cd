/** A document that is too long for any block of the 8k profile, so that the receipt has one to report. */
import type { Document } from "./conversation.ts";

const HOSTS = 420;
const ROLES = ["app", "db", "search", "thumbnails", "website", "ticket shop", "backup"];
const MEMORY_GB = [4, 8, 8, 16, 32];

export function hostInventory(): Document {
	const rows = Array.from({ length: HOSTS }, (_, index) => {
		const role = ROLES[index % ROLES.length];
		const memory = MEMORY_GB[index % MEMORY_GB.length];
		return `| vm-${String(index + 1).padStart(3, "0")} | ${role} | ${memory} GB | 190 EUR a month |`;
	});
	return {
		content: ["# Hosting contract, annex B: all machines", "", "| machine | for | memory | price |", ...rows].join(
			"\n",
		),
		source: { id: "hosting-annex-b", type: "contract" },
		score: 0.64,
		created_at: "2026-01-02T08:00:00.000Z",
	};
}
