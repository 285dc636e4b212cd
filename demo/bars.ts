/** Bars of Unicode blocks: readable without colour. */
import { styleText } from "node:util";

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

export type Filling = { used: number; granted: number; budget: number };

/** █ used, ░ granted and not used, · left to other blocks; as long as the larger of budget and grant. */
export function fillingBar({ used, granted, budget }: Filling, scale: number, width: number): string {
	const perCell = Math.max(1, scale) / width;
	const whole = Math.floor(used / perCell);
	const eighth = EIGHTHS[Math.floor((used / perCell - whole) * 8)] ?? "";
	const solid = "█".repeat(whole) + (eighth || (used > 0 && whole === 0 ? "▏" : ""));
	const open = Math.max(0, Math.round(granted / perCell) - solid.length);
	const left = Math.max(0, Math.round(budget / perCell) - solid.length - open);
	const padding = " ".repeat(Math.max(0, width - solid.length - open - left));
	return styleText("cyan", solid) + styleText("blue", "░".repeat(open)) + styleText("dim", "·".repeat(left)) + padding;
}

export type Share = { tokens: number; glyph: string; color: "cyan" | "magenta" | "yellow" | "dim" };

/** The shares side by side; every one that is not empty has at least one cell. */
export function stackedBar(shares: Share[], total: number, width: number): string {
	const cells = shares.map((share) => (share.tokens > 0 ? Math.max(1, Math.round((share.tokens / total) * width)) : 0));
	const excess = cells.reduce((sum, size) => sum + size, 0) - width;
	const largest = cells.indexOf(Math.max(...cells));
	return shares
		.map((share, index) => {
			const size = Math.max(0, (cells[index] ?? 0) - (index === largest ? excess : 0));
			return styleText(share.color, share.glyph.repeat(size));
		})
		.join("");
}
