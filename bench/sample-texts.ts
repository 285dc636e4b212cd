import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readOwnConversation } from "../demo/own-conversation.ts";
import { between, pick, seeded } from "./random.ts";

const root = join(import.meta.dirname, "..");

/** Common words of one, two and three characters; what is made of them has the lengths and joins of Chinese, no sense. */
const chineseWords =
	`的 是 在 了 我们 他们 这个 一个 可以 没有 因为 所以 但是 如果 已经 需要 问题 系统 数据库 设计 决定 采用
分布式 架构 负责 后端 开发 预算 上线 日期 会议 讨论 项目 计划 时间 用户 请求 消息 上下文 记忆 模型 语言 中国 北京 上海 经济 发展
社会 国家 政府 公司 市场 技术 研究 大学 学生 老师 工作 生活 朋友 家庭 城市 文化 历史 世界 今天 明天 昨天 去年 今年 目前 通过 进行
提供 使用 增加 减少 提高 重要 主要 不同 很多 这些 那些 什么 怎么 为什么 还是 或者 以及 而且 虽然 然后 开始 结束 继续`.split(
		/\s+/,
	);

/** Texts as they are read and written, each of about this many bytes. */
export async function naturalTexts(bytes: number): Promise<Record<string, string>> {
	return {
		English: filled(`${await english()}\n\n`, bytes),
		code: filled(code(), bytes),
		Chinese: chinese(bytes),
	};
}

/** The demo's conversation and our documentation. */
async function english(): Promise<string> {
	const said = (await readOwnConversation()).messages.map(({ content }) => content);
	const docs = filesIn("docs", ".md").map((path) => readFileSync(path, "utf8"));
	return [...said, ...docs].join("\n\n");
}

function code(): string {
	return filesIn("src", ".ts")
		.map((path) => readFileSync(path, "utf8"))
		.join("\n");
}

function filesIn(folder: string, ending: string): string[] {
	return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith(ending))
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}

function chinese(bytes: number): string {
	const random = seeded(5);
	const sentences: string[] = [];
	for (let size = 0; size < bytes; ) {
		const words = Array.from({ length: between(random, 3, 9) }, () => pick(random, chineseWords));
		const sentence = `${words.join("")}${pick(random, ["，", "，", "。", "。\n", "！"])}`;
		sentences.push(sentence);
		size += Buffer.byteLength(sentence);
	}
	return sentences.join("");
}

/** Texts on which a byte-pair tokenizer gets slow, each of about this many bytes. */
export function adversarialTexts(bytes: number): Record<string, string> {
	const random = seeded(11);
	const letters = "abcdefghijklmnopqrstuvwxyz";
	const base64 = `${letters.toUpperCase()}${letters}0123456789+/`;
	const any = (from: string) => Array.from({ length: bytes }, () => pick(random, [...from])).join("");
	return {
		"one letter": filled("a", bytes),
		base64: any(base64),
		"random letters": any(letters),
		"one emoji": filled("😀", bytes),
		"emoji of all kinds": filled(
			Array.from({ length: 997 }, () => String.fromCodePoint(between(random, 0x1f300, 0x1f6ff))).join(""),
			bytes,
		),
		"zero-width joins": filled("👩‍👩‍👧‍👦", bytes),
		"combining marks": filled("e\u0301\u0323\u0308", bytes),
		"one letter, then marks": `e${filled("\u0301", bytes)}`,
		spaces: filled(" ", bytes),
		"line breaks": filled("\n", bytes),
	};
}

/** The text again and again, up to about this many bytes, whole characters only. */
function filled(text: string, bytes: number): string {
	return text.repeat(Math.ceil(bytes / Buffer.byteLength(text)));
}
