import { z } from "@hono/zod-openapi";
import { OwnerId, ResourceId } from "../../../platform/http/fields.ts";
import { resolvePath } from "../use-cases/paths.ts";

/** Where a file is, as it is called from here on: without what may be left out of it. */
const Path = z
	.string()
	.transform((given, { issues }) => {
		const path = resolvePath(given);
		if (path.ok) return { path: path.value, given };
		issues.push({ code: "custom", message: path.error, input: given });
		return z.NEVER;
	})
	.openapi({ type: "string", description: "Under /memories", example: "/memories/progress.md" });

const owners = {
	user_id: OwnerId.optional().openapi({ description: "Whose files; else the key's own, else everybody's" }),
	project_id: OwnerId.optional().openapi({ description: "Of a project, where no user is named" }),
	thread_id: ResourceId.optional().openapi({ description: "Whose notes are shown; without a user its own files" }),
};

const named = <N extends string>(name: N) => z.literal(name).openapi({ description: "What to do" });

const Text = z.string().openapi({ description: "At most 32 KiB in UTF-8" });

export const CommandSchema = z
	.discriminatedUnion("command", [
		z.strictObject({
			command: named("view"),
			path: Path,
			view_range: z.array(z.int()).length(2).optional().openapi({ description: "First and last line; -1 is the end" }),
			...owners,
		}),
		z.strictObject({
			command: named("create"),
			path: Path,
			file_text: Text.regex(/\S/, "must say something"),
			...owners,
		}),
		z.strictObject({
			command: named("str_replace"),
			path: Path,
			old_str: z.string().min(1).openapi({ description: "Must occur once" }),
			new_str: Text.default(""),
			...owners,
		}),
		z.strictObject({
			command: named("insert"),
			path: Path,
			insert_line: z.int().openapi({ description: "The line behind which it goes; 0 is the beginning" }),
			insert_text: Text,
			...owners,
		}),
		z.strictObject({ command: named("delete"), path: Path, ...owners }),
		z.strictObject({ command: named("rename"), old_path: Path, new_path: Path, ...owners }),
	])
	.openapi("MemoryCommand");

export const ToldSchema = z
	.object({
		content: z.string().openapi({ description: "What the model is told" }),
		is_error: z
			.literal(true)
			.optional()
			.openapi({ description: "The command could not be carried out; nothing changed" }),
	})
	.openapi("MemoryToolResult");
