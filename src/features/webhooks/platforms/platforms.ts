import type { ChatPlatform } from "./chat-platform.ts";
import { discord } from "./discord.ts";
import { generic } from "./generic.ts";
import { slack } from "./slack.ts";
import { telegram } from "./telegram.ts";

/** The chat platforms whose webhooks are taken in; `generic`: anything that signs as Standard Webhooks has it. */
export const CHAT_PLATFORMS = { slack, discord, telegram, generic } satisfies Record<string, ChatPlatform>;

export type Platform = keyof typeof CHAT_PLATFORMS;

export const PLATFORMS = Object.keys(CHAT_PLATFORMS).filter(isPlatform);

function isPlatform(name: string): name is Platform {
	return Object.hasOwn(CHAT_PLATFORMS, name);
}

/** What is wrong with a platform's secret; null: nothing. */
export function secretProblem(platform: Platform, secret: string | null): string | null {
	const { holds, wanted, issued } = CHAT_PLATFORMS[platform].secret;
	if (secret === null) return issued ? null : wanted;
	return holds(secret) ? null : wanted;
}
