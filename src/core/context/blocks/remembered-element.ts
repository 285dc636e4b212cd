import { closeTag, escapeTags, type OwnTag, openTag } from "../../base/tags.ts";
import { USER_NAME } from "../../language/names.ts";
import { folded, quoted } from "../../language/own-lines.ts";
import { type Remembered, rememberedText } from "../../model/memory/remembered.ts";
import { sectionOfRemembered } from "../../recall/routing.ts";

/** Renders something remembered as an element of the knowledge block: `<memory source="…">The user lives in Lisbon.</memory>`. */
export function rememberedElement(item: Remembered): string {
	const tag = tagOf(item);
	return `${openTag(tag, attributesOf(item))}${escapeTags(shownBody(item))}${closeTag(tag)}`;
}

/** No remembered text may look as if a line named its speaker. */
function shownBody(item: Remembered): string {
	switch (item.kind) {
		case "memory":
			return quoted(item.content);
		case "relation":
			return relationLine(item);
		case "skill":
			return rememberedText(item);
	}
}

/** A relation of whoever speaks begins with our own word for them, which is nobody's label. */
function relationLine({ subject, predicate, object }: Extract<Remembered, { kind: "relation" }>): string {
	if (subject !== USER_NAME) return folded(`${subject} ${predicate} ${object}`);
	return `${subject} ${folded(`${predicate} ${object}`)}`;
}

function tagOf(item: Remembered): OwnTag {
	if (item.kind !== "memory") return item.kind;
	return sectionOfRemembered(item) === "insights" ? "insight" : "memory";
}

/** What a reader needs to judge it. Full confidence and scope `global` are left out. */
function attributesOf(item: Remembered): Record<string, string | undefined> {
	return {
		name: item.kind === "skill" ? item.name : undefined,
		source: item.source?.id,
		type: item.kind === "memory" && item.type !== "insight" ? item.type : undefined,
		scope: item.scope === "global" ? undefined : item.scope,
		confidence: item.confidence === 1 ? undefined : String(item.confidence),
		date: item.created_at.slice(0, 10),
	};
}
