import type { PromptCached } from "./openai-options.ts";

/** Items of OpenAI's Responses API, as far as a context uses them. */
export type ResponsesItem =
	| { role: "user" | "developer" | "system"; content: string | ResponsesInput[] }
	| { role: "assistant"; content: string; phase?: Phase }
	| {
			type: "message";
			id: string;
			role: "assistant";
			status: "completed";
			content: ResponsesOutput[];
			phase?: Phase;
	  }
	| {
			type: "reasoning";
			id: string;
			summary: { type: "summary_text"; text: string }[];
			content?: { type: "reasoning_text"; text: string }[];
			encrypted_content?: string;
	  }
	| { type: "function_call"; id?: string | undefined; call_id: string; name: string; arguments: string }
	| { type: "function_call_output"; call_id: string; output: string | ResponsesInput[] };

type Phase = "commentary" | "final_answer";

/** What users say and tools answer. */
export type ResponsesInput =
	| ({ type: "input_text"; text: string } & PromptCached)
	| ({ type: "input_image"; image_url: string; detail: ResponsesDetail } & PromptCached)
	| ({
			type: "input_file";
			file_data?: string;
			file_url?: string;
			filename?: string;
			detail?: "auto" | "low" | "high";
	  } & PromptCached);

export type ResponsesDetail = "low" | "high" | "auto" | "original";

/** What an answer says. */
export type ResponsesOutput =
	| { type: "output_text"; text: string; annotations: [] }
	| { type: "refusal"; refusal: string };
