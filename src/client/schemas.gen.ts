// Made of the OpenAPI document by test/unit/client/generated.test.ts (`npm run generate:client`); not to be edited.
// No limit of lines holds for `*.gen.ts`: change the schemas it is made of, and name what stands in it twice.
type Json = string | number | boolean | null | Json[] | {
    [name: string]: Json;
};
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Thread: {
            /** @description Its id */
            id: string;
            /**
             * @description Whose it is: a user of yours
             * @example u_ada
             */
            user_id: string | null;
            /**
             * @description Which project it belongs to
             * @example u_ada
             */
            project_id: string | null;
            /** @description A title */
            title: string | null;
            /** @description The model, by the name its provider gives it */
            model: string | null;
            budget: components["schemas"]["Budget"];
            /** @description Labels and references of yours; never read here */
            metadata: {
                [key: string]: unknown;
            };
            config: components["schemas"]["ThreadConfig"];
            /** @description The number of the last message */
            last_seq: number;
            /** @description How many messages there are */
            message_count: number;
            /** @description How many tokens its messages have */
            token_count: number;
            /**
             * Format: date-time
             * @description When it was made (ISO 8601, UTC)
             * @example 2026-01-12T09:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed
             * @example 2026-01-12T09:30:00.000Z
             */
            updated_at: string;
        };
        /** @example 8k */
        Budget: ("4k" | "8k" | "128k") | {
            /** @description Shared out like `8k`; no other field beside it is allowed */
            total?: number;
            /** @description The instructions */
            system?: number;
            /** @description The conventions of the project */
            project?: number;
            /** @description What the agent is to do */
            task?: number;
            /** @description What was said before */
            history?: number;
            /** @description What is known that bears on the query */
            knowledge?: number;
            /** @description Tokens for the query */
            user_query?: number;
            /** @description Tokens for the answer of the model, or the answer */
            response?: number;
            /** @description Tokens that stay free */
            safety_buffer?: number;
        } | null;
        ThreadConfig: {
            /** @description What happens to messages beyond the token limit */
            overflow: {
                /**
                 * @description What happens beyond the limit
                 * @enum {string}
                 */
                strategy: "summarize" | "trim" | "flush" | "none";
                /** @description How many tokens may stay uncovered */
                token_limit?: number;
                /** @description The share of the limit at which it starts */
                trigger_ratio: number;
                /** @description How many of the newest messages stay */
                preserve_messages: number;
                /** @description How many of the newest tokens stay */
                preserve_tokens: number;
                /** @description Where `flush` stores what was said */
                ltm: ("static" | "extractive" | "vector")[];
                /** @description How many memories each long-term block keeps */
                ltm_limits: {
                    /** @description What was written down */
                    static?: number;
                    /** @description What was written down */
                    extractive?: number;
                    /** @description What was written down */
                    vector?: number;
                };
            };
            /** @description When old results of tools are cleared */
            tool_clearing: {
                /** @description Whether it is done */
                enabled: boolean;
                /** @description The share of the limit at which it starts */
                trigger_ratio: number;
                /** @description How many stay */
                keep: number;
                /** @description Tokens that must be gained, or nothing is cleared */
                clear_at_least: number;
                /** @description Tools whose results stay */
                exclude_tools: string[];
            };
            /** @description What the model thought */
            thinking: {
                /** @description How many turns keep their thinking */
                keep_turns: number;
            };
            /**
             * @description When the thread is learned from
             * @enum {string}
             */
            learn: "distill" | "turn" | "review" | "off";
            /**
             * @description Whose memory it goes into
             * @enum {string}
             */
            learn_scope: "user" | "thread" | "project";
            /** @description What the agent is at */
            working_state: boolean;
            /** @description Whether contexts say that memory is under pressure */
            memory_pressure: boolean;
            /** @description Whether secrets are taken out of what is written to it, before it is stored */
            redact?: boolean;
        };
        NewThread: {
            /** @description Its id */
            id?: string;
            /**
             * @description Whose it is: a user of yours
             * @example u_ada
             */
            user_id?: string | null;
            /**
             * @description Which project it belongs to
             * @example u_ada
             */
            project_id?: string | null;
            /** @description A title */
            title?: string | null;
            /**
             * @description The model, by the name its provider gives it
             * @example gpt-4o
             */
            model?: string | null;
            budget?: components["schemas"]["Budget"];
            /** @description At most 64 KiB as JSON */
            metadata?: {
                [key: string]: unknown;
            };
            config?: components["schemas"]["ThreadConfigPatch"];
        };
        ThreadConfigPatch: {
            /** @description What happens to messages beyond the token limit */
            overflow?: {
                /**
                 * @description What happens beyond the limit
                 * @enum {string}
                 */
                strategy?: "summarize" | "trim" | "flush" | "none";
                /** @description How many tokens may stay uncovered */
                token_limit?: number | null;
                /** @description The share of the limit at which it starts */
                trigger_ratio?: number;
                /** @description How many of the newest messages stay */
                preserve_messages?: number;
                /** @description How many of the newest tokens stay */
                preserve_tokens?: number;
                /** @description Where `flush` stores what was said before the window moves */
                ltm?: ("static" | "extractive" | "vector")[];
                /** @description How many memories of the thread each long-term block keeps at most: the most important, newest ones */
                ltm_limits?: {
                    /** @description What was written down */
                    static?: number | null;
                    /** @description What was extracted */
                    extractive?: number | null;
                    /** @description What is found by its meaning */
                    vector?: number | null;
                };
            };
            /** @description When old results of tools are cleared */
            tool_clearing?: {
                /** @description Whether it is done */
                enabled?: boolean;
                /** @description The share of the limit at which it starts */
                trigger_ratio?: number;
                /** @description How many stay */
                keep?: number;
                /** @description Tokens that must be gained, or nothing is cleared */
                clear_at_least?: number;
                /** @description Tools whose results stay */
                exclude_tools?: string[];
            };
            /** @description What the model thought */
            thinking?: {
                /** @description How many turns keep their thinking */
                keep_turns?: number;
            };
            /**
             * @description When the thread is learned from
             * @enum {string}
             */
            learn?: "distill" | "turn" | "review" | "off";
            /**
             * @description Whose memory it goes into
             * @enum {string}
             */
            learn_scope?: "user" | "thread" | "project";
            /** @description What the agent is at */
            working_state?: boolean;
            /** @description Whether contexts say that memory is under pressure */
            memory_pressure?: boolean;
            /** @description Whether secrets are taken out of what is written to it, before it is stored */
            redact?: boolean | null;
        };
        Message: {
            /** @description Its id */
            id: string;
            /** @description Its number in the thread */
            seq: number;
            /**
             * @description Who speaks: `system`, `user`, `assistant` or `tool`; of a key: what it may do
             * @enum {string}
             */
            role: "system" | "user" | "assistant" | "tool";
            content: components["schemas"]["Content"];
            /** @description Its name */
            name?: string;
            /**
             * @description Whose it is: a user of yours
             * @example u_ada
             */
            user_id?: string;
            /** @description The tools that the assistant calls */
            tool_calls?: components["schemas"]["ToolCall"][];
            /** @description The call that a tool's message answers */
            tool_call_id?: string;
            /** @description What one provider wants back unread, by its name; format `ai-sdk` hands it back */
            provider_options?: {
                [key: string]: Record<string, Json>;
            };
            /**
             * Format: date-time
             * @description When it was made (ISO 8601, UTC)
             * @example 2026-01-12T09:30:00.000Z
             */
            created_at: string;
            /** @description Labels and references of yours; never read here */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Content, tool calls and thinking, in the encoding of the thread */
            tokens: number;
            /** @description Shown before the window, however old it is */
            pinned: boolean;
            /**
             * Format: date-time
             * @description When its content was last changed
             * @example 2026-01-12T09:30:00.000Z
             */
            edited_at?: string;
            /**
             * @description Only the entry is left
             * @enum {boolean}
             */
            deleted?: true;
        };
        Content: string | components["schemas"]["Part"][];
        Part: {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "text";
            /** @description The text */
            text: string;
            /**
             * @description A failed tool's result, a model's refusal, or a document that is handed over
             * @enum {string}
             */
            kind?: "error" | "refusal" | "document";
            /** @description The name of a document */
            name?: string;
            /** @description What a document is about */
            context?: string;
            /** @description Of a document that is not plain text */
            media_type?: string;
            /** @description What an answer cites */
            citations?: components["schemas"]["Citation"][];
            /** @description What one provider wants back unread, by its name; format `ai-sdk` hands it back */
            provider_options?: {
                [key: string]: Record<string, Json>;
            };
            /** @description The call of this message that it stands behind; else it stands before all of them */
            after_call?: string;
        } | {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "thinking";
            /** @description The text */
            text: string;
            /** @description What its provider signed it with */
            signature?: string;
            /** @description Thinking that only its provider can read */
            redacted?: string;
            /** @description What one provider wants back unread, by its name; format `ai-sdk` hands it back */
            provider_options?: {
                [key: string]: Record<string, Json>;
            };
            /** @description The call of this message that it stands behind; else it stands before all of them */
            after_call?: string;
        } | {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "image_url";
            /** @description An address or a data URL */
            url: string;
            /** @description How closely the model looks: `low`, `high`, `auto` */
            detail?: string;
            /** @description If its data do not say it */
            media_type?: string;
            /** @description Its name */
            name?: string;
            /** @description What it costs, if you know; else an estimate */
            tokens?: number;
            /** @description What one provider wants back unread, by its name; format `ai-sdk` hands it back */
            provider_options?: {
                [key: string]: Record<string, Json>;
            };
            /** @description The call of this message that it stands behind; else it stands before all of them */
            after_call?: string;
        } | {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "file";
            /** @description An address, or the file as a data URL */
            url: string;
            /** @description The media type */
            media_type: string;
            /** @description Its name */
            name?: string;
            /** @description What a document is about */
            context?: string;
            /** @description What it costs, if you know; else an estimate */
            tokens?: number;
            /** @description What one provider wants back unread, by its name; format `ai-sdk` hands it back */
            provider_options?: {
                [key: string]: Record<string, Json>;
            };
            /** @description The call of this message that it stands behind; else it stands before all of them */
            after_call?: string;
        };
        Citation: {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "char_location";
            /** @description The words that are cited */
            cited_text: string;
            /** @description Which document of the request, from 0 on */
            document_index: number;
            /** @description The title of that document */
            document_title: string | null;
            /** @description Where it begins, in characters, pages or blocks */
            start_char_index: number;
            /** @description Where it ends */
            end_char_index: number;
        } | {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "page_location";
            /** @description The words that are cited */
            cited_text: string;
            /** @description Which document of the request, from 0 on */
            document_index: number;
            /** @description The title of that document */
            document_title: string | null;
            /** @description Where it begins, in characters, pages or blocks */
            start_page_number: number;
            /** @description Where it ends */
            end_page_number: number;
        } | {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "content_block_location";
            /** @description The words that are cited */
            cited_text: string;
            /** @description Which document of the request, from 0 on */
            document_index: number;
            /** @description The title of that document */
            document_title: string | null;
            /** @description Where it begins, in characters, pages or blocks */
            start_block_index: number;
            /** @description Where it ends */
            end_block_index: number;
        };
        ToolCall: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            name: string;
            /** @description The arguments of the call: JSON, as the model wrote it */
            arguments: string;
            /** @description What one provider wants back unread, by its name; format `ai-sdk` hands it back */
            provider_options?: {
                [key: string]: Record<string, Json>;
            };
        };
        NewMessage: {
            /** @description Its id */
            id?: string;
            /**
             * @description Who speaks: `system`, `user`, `assistant` or `tool`; of a key: what it may do
             * @enum {string}
             */
            role: "system" | "user" | "assistant" | "tool";
            content: components["schemas"]["Content"];
            /** @description Its name */
            name?: string;
            /**
             * @description Whose it is: a user of yours
             * @example u_ada
             */
            user_id?: string;
            /** @description The tools that the assistant calls */
            tool_calls?: components["schemas"]["ToolCall"][];
            /** @description The call that a tool's message answers */
            tool_call_id?: string;
            /** @description What one provider wants back unread, by its name; format `ai-sdk` hands it back */
            provider_options?: {
                [key: string]: Record<string, Json>;
            };
            /**
             * Format: date-time
             * @description When it was made (ISO 8601, UTC)
             * @example 2026-01-12T09:30:00.000Z
             */
            created_at?: string;
            /** @description At most 64 KiB as JSON */
            metadata?: {
                [key: string]: unknown;
            };
        };
        Appended: {
            /** @description Messages, oldest first */
            messages: {
                /** @description Its id */
                id: string;
                /** @description Its number in the thread */
                seq: number;
                /** @description How many tokens it has */
                tokens: number;
                /**
                 * Format: date-time
                 * @description When it was made (ISO 8601, UTC)
                 * @example 2026-01-12T09:30:00.000Z
                 */
                created_at: string;
            }[];
            /** @description The number of the last message */
            last_seq: number;
            /** @description What happens to messages beyond the token limit */
            overflow: {
                /** @description Tokens that are neither covered nor cleared; instructions do not count */
                tokens: number;
                /** @description How many at most */
                limit: number;
                /** @description The job that waits or runs to cover what is too much */
                job?: string;
            };
            /** @description How many secrets were taken out before anything was stored */
            redacted?: number;
        };
        ThreadContext: components["schemas"]["MessagesThreadContext"] | components["schemas"]["OpenAiThreadContext"] | components["schemas"]["ResponsesThreadContext"] | components["schemas"]["AnthropicThreadContext"] | components["schemas"]["AiSdkThreadContext"] | components["schemas"]["TextThreadContext"] | components["schemas"]["BlocksThreadContext"];
        MessagesThreadContext: {
            /** @description Its id */
            id: string;
            /** @description The query, as it was appended */
            appended?: {
                /** @description Its id */
                id: string;
                /** @description Its number in the thread */
                seq: number;
            };
            /** @description The thread */
            thread_id: string;
            /** @description The model, by the name its provider gives it */
            model: string;
            /**
             * @description Which shape it has (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "messages";
            /** @description Messages, oldest first */
            messages: components["schemas"]["ContextMessage"][];
            tokens: components["schemas"]["ContextTokens"];
            report: components["schemas"]["Receipt"];
        };
        ContextMessage: {
            /**
             * @description Who speaks: `system`, `user`, `assistant` or `tool`; of a key: what it may do
             * @enum {string}
             */
            role: "system" | "user" | "assistant" | "tool";
            content: components["schemas"]["Content"];
            /** @description Its name */
            name?: string;
            /** @description The tools that the assistant calls */
            tool_calls?: components["schemas"]["ToolCall"][];
            /** @description The call that a tool's message answers */
            tool_call_id?: string;
            /** @description What one provider wants back unread, by its name */
            provider_options?: {
                [key: string]: Record<string, Json>;
            };
        };
        ContextTokens: {
            /** @description The count of exactly what is returned */
            total: number;
            /** @description The five blocks */
            blocks: number;
            /** @description What is asked */
            query: number;
            /** @description Tokens that are reserved for the answer */
            response_reserved: number;
            /** @description Tokens that stay free */
            safety_buffer: number;
            /** @description Tokens of the window */
            window: number;
        };
        Receipt: {
            /** @description The five blocks */
            blocks: components["schemas"]["BlockReport"][];
            /** @description Whether what one block does not need goes to the next; in a receipt: what flowed */
            waterfall: {
                /**
                 * @description Where it comes from, or the first day
                 * @enum {string}
                 */
                from: "system" | "project" | "task" | "history" | "knowledge" | "query";
                /**
                 * @description Where it goes, or the last day
                 * @enum {string}
                 */
                to: "system" | "project" | "task" | "history" | "knowledge" | "query";
                /** @description How many tokens it has */
                tokens: number;
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                kind: "surplus" | "borrowed" | "query";
            }[];
            /** @description What there is, each with what became of it */
            items: components["schemas"]["ReceiptItem"][];
            /** @description How many older messages are counted and not listed */
            items_omitted: number;
            /** @description What to look at */
            warnings: {
                /** @description A code that programs can read */
                code: string;
                /** @description More about it; of an image: how closely the model looks */
                detail: string;
            }[];
            /** @description What worked less well, and why */
            degraded: {
                /** @description What worked less well */
                part: string;
                /** @description Why */
                reason: string;
            }[];
            /** @description What a provider's prompt cache may keep */
            cache: {
                /** @description Of the leading part that is as in the thread's last context */
                stable_tokens: number;
                /** @description Where prefixes end that a provider may keep */
                breakpoints: number[];
            };
            /** @description Milliseconds of each step */
            timings_ms: {
                [key: string]: number;
            };
        };
        BlockReport: {
            /**
             * @description Its name
             * @enum {string}
             */
            name: "system" | "project" | "task" | "history" | "knowledge";
            /** @description Its rank: 1 comes first */
            rank: number;
            /** @description The tokens it has */
            budget: number;
            /** @description Tokens it was granted */
            granted: number;
            /** @description Tokens it wanted */
            wanted: number;
            /** @description Tokens it used */
            used: number;
            /** @description The share of its tokens that it used */
            utilization: number;
            /** @description Whether it is in; of a block: how many are */
            included: number;
            /** @description How many stayed out */
            dropped: number;
        };
        ReceiptItem: {
            /** @description Its id */
            id: string;
            /**
             * @description The block it belongs to
             * @enum {string}
             */
            block: "system" | "project" | "task" | "history" | "knowledge";
            /** @description The section it belongs to */
            section: string;
            /** @description Which kind it is */
            kind: string;
            /** @description Its number in the thread */
            seq?: number;
            /** @description How many tokens it has */
            tokens: number;
            /** @description Whether it is in; of a block: how many are */
            included: boolean;
            /** @description Why */
            reason: string;
            /** @description The insight that stands for it */
            duplicate_of?: string;
            /** @description Tokens that were cut from it */
            truncated_tokens?: number;
            /** @description How well it matches */
            score?: {
                /** @description All together */
                total: number;
                /** @description How well it fits the query (0 to 1) */
                relevance: number;
                /** @description How new it is (0 to 1) */
                recency: number;
                /** @description How much it matters */
                importance: number;
                /** @description What moved an earlier message's relevance most, in the ranker's units */
                features?: {
                    [key: string]: number;
                };
            };
            /** @description Where it comes from */
            provenance?: {
                /** @description The id of what it comes from */
                source_id: string;
                /** @description The ids of all it comes from */
                source_ids?: string[];
                /** @description What it comes from */
                source_type: string;
                /** @description How sure it is (0 to 1) */
                confidence: number;
                /** @description When it was made (ISO 8601, UTC) */
                created_at: string | null;
                /** @description The score of your own retrieval */
                retrieval_score?: number;
            };
        };
        OpenAiThreadContext: {
            /** @description Its id */
            id: string;
            /** @description The query, as it was appended */
            appended?: {
                /** @description Its id */
                id: string;
                /** @description Its number in the thread */
                seq: number;
            };
            /** @description The thread */
            thread_id: string;
            /** @description The model, by the name its provider gives it */
            model: string;
            /**
             * @description Which shape it has (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "openai";
            /** @description Messages, oldest first */
            messages: components["schemas"]["OpenAiContextMessage"][];
            tokens: components["schemas"]["ContextTokens"];
            report: components["schemas"]["Receipt"];
        };
        OpenAiContextMessage: {
            /**
             * @description Who speaks: `system`, `user`, `assistant` or `tool`; of a key: what it may do
             * @enum {string}
             */
            role: "system" | "developer";
            /** @description What it says */
            content: string | components["schemas"]["OpenAiContextText"][];
            /** @description Its name */
            name?: string;
        } | {
            /**
             * @description Who speaks: `system`, `user`, `assistant` or `tool`; of a key: what it may do
             * @enum {string}
             */
            role: "user";
            /** @description What it says */
            content: string | components["schemas"]["OpenAiContextPart"][];
            /** @description Its name */
            name?: string;
        } | {
            /**
             * @description Who speaks: `system`, `user`, `assistant` or `tool`; of a key: what it may do
             * @enum {string}
             */
            role: "assistant";
            /** @description What it says */
            content: string | components["schemas"]["OpenAiContextText"][] | null;
            /** @description Its name */
            name?: string;
            /** @description What the model said when it refused */
            refusal?: string;
            /** @description The tools that the assistant calls */
            tool_calls?: components["schemas"]["OpenAiContextToolCall"][];
        } | {
            /**
             * @description Who speaks: `system`, `user`, `assistant` or `tool`; of a key: what it may do
             * @enum {string}
             */
            role: "tool";
            /** @description What it says */
            content: string | components["schemas"]["OpenAiContextText"][];
            /** @description The call that a tool's message answers */
            tool_call_id: string;
        };
        OpenAiContextText: {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "text";
            /** @description The text */
            text: string;
            /** @description The provider may cache everything up to here */
            prompt_cache_breakpoint?: {
                /**
                 * @description How it is done
                 * @enum {string}
                 */
                mode: "explicit";
            };
        };
        OpenAiContextPart: components["schemas"]["OpenAiContextText"] | {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "image_url";
            /** @description The image: an address or a data URL */
            image_url: {
                /** @description An address or a data URL */
                url: string;
                /**
                 * @description More about it; of an image: how closely the model looks
                 * @enum {string}
                 */
                detail?: "auto" | "low" | "high";
            };
            /** @description The provider may cache everything up to here */
            prompt_cache_breakpoint?: {
                /**
                 * @description How it is done
                 * @enum {string}
                 */
                mode: "explicit";
            };
        } | {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "file";
            /** @description The file */
            file: {
                /** @description The file as a data URL */
                file_data: string;
                /** @description The name of the file */
                filename?: string;
            };
            /** @description The provider may cache everything up to here */
            prompt_cache_breakpoint?: {
                /**
                 * @description How it is done
                 * @enum {string}
                 */
                mode: "explicit";
            };
        };
        OpenAiContextToolCall: {
            /** @description Its id */
            id: string;
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "function";
            /** @description The function that is called */
            function: {
                /** @description Its name */
                name: string;
                /** @description The arguments of the call: JSON, as the model wrote it */
                arguments: string;
            };
        };
        ResponsesThreadContext: {
            /** @description Its id */
            id: string;
            /** @description The query, as it was appended */
            appended?: {
                /** @description Its id */
                id: string;
                /** @description Its number in the thread */
                seq: number;
            };
            /** @description The thread */
            thread_id: string;
            /** @description The model, by the name its provider gives it */
            model: string;
            /**
             * @description Which shape it has (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "responses";
            /** @description The `instructions` of the Responses API */
            instructions: string;
            /** @description The `input` of the Responses API */
            input: components["schemas"]["ResponsesContextItem"][];
            tokens: components["schemas"]["ContextTokens"];
            report: components["schemas"]["Receipt"];
        };
        ResponsesContextItem: {
            /**
             * @description Who speaks: `system`, `user`, `assistant` or `tool`; of a key: what it may do
             * @enum {string}
             */
            role: "user" | "developer" | "system";
            /** @description What it says */
            content: string | components["schemas"]["ResponsesContextInput"][];
        } | {
            /**
             * @description Who speaks: `system`, `user`, `assistant` or `tool`; of a key: what it may do
             * @enum {string}
             */
            role: "assistant";
            /** @description What it says */
            content: string;
            /**
             * @description Whether it is the final answer or said on the way
             * @enum {string}
             */
            phase?: "commentary" | "final_answer";
        } | {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "message";
            /** @description Its id */
            id: string;
            /**
             * @description Who speaks: `system`, `user`, `assistant` or `tool`; of a key: what it may do
             * @enum {string}
             */
            role: "assistant";
            /**
             * @description Its state
             * @enum {string}
             */
            status: "completed";
            /** @description What it says */
            content: ({
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "output_text";
                /** @description The text */
                text: string;
                /** @description Always empty */
                annotations: unknown[];
            } | {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "refusal";
                /** @description What the model said when it refused */
                refusal: string;
            })[];
            /**
             * @description Whether it is the final answer or said on the way
             * @enum {string}
             */
            phase?: "commentary" | "final_answer";
        } | {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "reasoning";
            /** @description Its id */
            id: string;
            /** @description What was summarised */
            summary: {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "summary_text";
                /** @description The text */
                text: string;
            }[];
            /** @description What it says */
            content?: {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "reasoning_text";
                /** @description The text */
                text: string;
            }[];
            /** @description Thinking that only its provider can read */
            encrypted_content?: string;
        } | {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "function_call";
            /** @description Its id */
            id?: string;
            /** @description The id of the call */
            call_id: string;
            /** @description Its name */
            name: string;
            /** @description The arguments of the call: JSON, as the model wrote it */
            arguments: string;
        } | {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "function_call_output";
            /** @description The id of the call */
            call_id: string;
            /** @description What the tool answered */
            output: string | components["schemas"]["ResponsesContextInput"][];
        };
        ResponsesContextInput: {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "input_text";
            /** @description The text */
            text: string;
            /** @description The provider may cache everything up to here */
            prompt_cache_breakpoint?: {
                /**
                 * @description How it is done
                 * @enum {string}
                 */
                mode: "explicit";
            };
        } | {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "input_image";
            /** @description The image: an address or a data URL */
            image_url: string;
            /**
             * @description More about it; of an image: how closely the model looks
             * @enum {string}
             */
            detail: "low" | "high" | "auto" | "original";
            /** @description The provider may cache everything up to here */
            prompt_cache_breakpoint?: {
                /**
                 * @description How it is done
                 * @enum {string}
                 */
                mode: "explicit";
            };
        } | {
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "input_file";
            /** @description The file as a data URL */
            file_data?: string;
            /** @description The address of the file */
            file_url?: string;
            /** @description The name of the file */
            filename?: string;
            /**
             * @description More about it; of an image: how closely the model looks
             * @enum {string}
             */
            detail?: "auto" | "low" | "high";
            /** @description The provider may cache everything up to here */
            prompt_cache_breakpoint?: {
                /**
                 * @description How it is done
                 * @enum {string}
                 */
                mode: "explicit";
            };
        };
        AnthropicThreadContext: {
            /** @description Its id */
            id: string;
            /** @description The query, as it was appended */
            appended?: {
                /** @description Its id */
                id: string;
                /** @description Its number in the thread */
                seq: number;
            };
            /** @description The thread */
            thread_id: string;
            /** @description The model, by the name its provider gives it */
            model: string;
            /**
             * @description Which shape it has (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "anthropic";
            /** @description The `system` of the Messages API */
            system: components["schemas"]["AnthropicContextText"][];
            /** @description Messages, oldest first */
            messages: components["schemas"]["AnthropicContextMessage"][];
            context_management?: components["schemas"]["ContextManagement"];
            tokens: components["schemas"]["ContextTokens"];
            report: components["schemas"]["Receipt"];
        };
        AnthropicContextText: {
            /**
             * @description Which kind it is (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            /** @description The text */
            text: string;
            /** @description Whether the model is to cite it, or what an answer cites */
            citations?: components["schemas"]["Citation"][];
            /** @description Where the provider may end a cached prefix */
            cache_control?: {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "ephemeral";
                /**
                 * @description How long the provider keeps it: `5m` or `1h`
                 * @enum {string}
                 */
                ttl?: "5m" | "1h";
            };
        };
        AnthropicContextMessage: {
            /**
             * @description Who speaks: `system`, `user`, `assistant` or `tool`; of a key: what it may do
             * @enum {string}
             */
            role: "user" | "assistant";
            /** @description What it says */
            content: (components["schemas"]["AnthropicContextText"] | components["schemas"]["AnthropicContextImage"] | components["schemas"]["AnthropicContextDocument"] | {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "thinking";
                /** @description What the model thought */
                thinking: string;
                /** @description What the provider signed the thinking with */
                signature: string;
            } | {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "redacted_thinking";
                /** @description The rows, or the data itself */
                data: string;
            } | {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "tool_use";
                /** @description Its id */
                id: string;
                /** @description Its name */
                name: string;
                /** @description The arguments of the call */
                input: {
                    [key: string]: unknown;
                };
                /** @description Where the provider may end a cached prefix */
                cache_control?: {
                    /**
                     * @description Which kind it is
                     * @enum {string}
                     */
                    type: "ephemeral";
                    /**
                     * @description How long the provider keeps it: `5m` or `1h`
                     * @enum {string}
                     */
                    ttl?: "5m" | "1h";
                };
            } | {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "tool_result";
                /** @description The call that the result answers */
                tool_use_id: string;
                /** @description What it says */
                content: string | (components["schemas"]["AnthropicContextText"] | components["schemas"]["AnthropicContextImage"] | components["schemas"]["AnthropicContextDocument"])[];
                /**
                 * @description Whether the tool failed
                 * @enum {boolean}
                 */
                is_error?: true;
                /** @description Where the provider may end a cached prefix */
                cache_control?: {
                    /**
                     * @description Which kind it is
                     * @enum {string}
                     */
                    type: "ephemeral";
                    /**
                     * @description How long the provider keeps it: `5m` or `1h`
                     * @enum {string}
                     */
                    ttl?: "5m" | "1h";
                };
            })[];
        };
        AnthropicContextImage: {
            /**
             * @description Which kind it is (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image";
            /** @description Where it comes from */
            source: {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "url";
                /** @description An address or a data URL */
                url: string;
            } | {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "base64";
                /**
                 * @description The media type
                 * @enum {string}
                 */
                media_type: "image/jpeg" | "image/png" | "image/gif" | "image/webp";
                /** @description The rows, or the data itself */
                data: string;
            };
            /** @description Where the provider may end a cached prefix */
            cache_control?: {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "ephemeral";
                /**
                 * @description How long the provider keeps it: `5m` or `1h`
                 * @enum {string}
                 */
                ttl?: "5m" | "1h";
            };
        };
        AnthropicContextDocument: {
            /**
             * @description Which kind it is (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document";
            /** @description Where it comes from */
            source: {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "text";
                /**
                 * @description The media type
                 * @enum {string}
                 */
                media_type: "text/plain";
                /** @description The rows, or the data itself */
                data: string;
            } | {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "url";
                /** @description An address or a data URL */
                url: string;
            } | {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "base64";
                /**
                 * @description The media type
                 * @enum {string}
                 */
                media_type: "application/pdf";
                /** @description The rows, or the data itself */
                data: string;
            };
            /** @description A title */
            title?: string;
            /** @description What it is about */
            context?: string;
            /** @description Whether the model is to cite it, or what an answer cites */
            citations?: {
                /** @description Whether it is done */
                enabled: boolean;
            };
            /** @description Where the provider may end a cached prefix */
            cache_control?: {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "ephemeral";
                /**
                 * @description How long the provider keeps it: `5m` or `1h`
                 * @enum {string}
                 */
                ttl?: "5m" | "1h";
            };
        };
        /** @description Where the request asked for it: the provider's own edits */
        ContextManagement: {
            /** @description What the provider is to clear */
            edits: {
                /** @description Which kind it is */
                type: string;
                /** @description When it starts */
                trigger?: {
                    /** @description Which kind it is */
                    type: string;
                    /** @description The value */
                    value: number;
                };
                /** @description How many stay */
                keep: {
                    /** @description Which kind it is */
                    type: string;
                    /** @description The value */
                    value: number;
                };
                /** @description Tokens that must be gained, or nothing is cleared */
                clear_at_least?: {
                    /** @description Which kind it is */
                    type: string;
                    /** @description The value */
                    value: number;
                };
                /** @description Tools whose results stay */
                exclude_tools?: string[];
            }[];
        };
        AiSdkThreadContext: {
            /** @description Its id */
            id: string;
            /** @description The query, as it was appended */
            appended?: {
                /** @description Its id */
                id: string;
                /** @description Its number in the thread */
                seq: number;
            };
            /** @description The thread */
            thread_id: string;
            /** @description The model, by the name its provider gives it */
            model: string;
            /**
             * @description Which shape it has (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "ai-sdk";
            /** @description What `generateText` takes as `instructions` */
            instructions: {
                /**
                 * @description Who speaks: `system`, `user`, `assistant` or `tool`; of a key: what it may do
                 * @enum {string}
                 */
                role: "system";
                /** @description What it says */
                content: string;
            }[];
            /** @description Messages, oldest first */
            messages: components["schemas"]["AiSdkContextMessage"][];
            tokens: components["schemas"]["ContextTokens"];
            report: components["schemas"]["Receipt"];
        };
        AiSdkContextMessage: {
            /**
             * @description Who speaks: `system`, `user`, `assistant` or `tool`; of a key: what it may do
             * @enum {string}
             */
            role: "user";
            /** @description What it says */
            content: string | (components["schemas"]["AiSdkContextText"] | components["schemas"]["AiSdkContextFile"])[];
            /** @description Options that one provider reads, by its name */
            providerOptions?: {
                [key: string]: Record<string, Json>;
            };
        } | {
            /**
             * @description Who speaks: `system`, `user`, `assistant` or `tool`; of a key: what it may do
             * @enum {string}
             */
            role: "assistant";
            /** @description What it says */
            content: string | (components["schemas"]["AiSdkContextText"] | components["schemas"]["AiSdkContextFile"] | {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "reasoning";
                /** @description The text */
                text: string;
                /** @description Options that one provider reads, by its name */
                providerOptions?: {
                    [key: string]: Record<string, Json>;
                };
            } | {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "tool-call";
                /** @description The id of the call */
                toolCallId: string;
                /** @description The name of the tool */
                toolName: string;
                /** @description An object, or what the model sent in place of one */
                input: {
                    [key: string]: unknown;
                } | unknown[] | string | number | boolean | null;
                /** @description Options that one provider reads, by its name */
                providerOptions?: {
                    [key: string]: Record<string, Json>;
                };
            })[];
            /** @description Options that one provider reads, by its name */
            providerOptions?: {
                [key: string]: Record<string, Json>;
            };
        } | {
            /**
             * @description Who speaks: `system`, `user`, `assistant` or `tool`; of a key: what it may do
             * @enum {string}
             */
            role: "tool";
            /** @description What it says */
            content: {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "tool-result";
                /** @description The id of the call */
                toolCallId: string;
                /** @description The name of the tool */
                toolName: string;
                /** @description What the tool answered */
                output: {
                    /**
                     * @description Which kind it is
                     * @enum {string}
                     */
                    type: "text" | "error-text";
                    /** @description The value */
                    value: string;
                } | {
                    /**
                     * @description Which kind it is
                     * @enum {string}
                     */
                    type: "json" | "error-json";
                    /** @description What the tool answered */
                    value: Json;
                } | {
                    /**
                     * @description Which kind it is
                     * @enum {string}
                     */
                    type: "execution-denied";
                    /** @description Why */
                    reason?: string;
                } | {
                    /**
                     * @description Which kind it is
                     * @enum {string}
                     */
                    type: "content";
                    /** @description The value */
                    value: (components["schemas"]["AiSdkContextText"] | {
                        /**
                         * @description Which kind it is
                         * @enum {string}
                         */
                        type: "image-url";
                        /** @description An address or a data URL */
                        url: string;
                        /** @description Options that one provider reads, by its name */
                        providerOptions?: {
                            [key: string]: Record<string, Json>;
                        };
                    } | {
                        /**
                         * @description Which kind it is
                         * @enum {string}
                         */
                        type: "file-url";
                        /** @description An address or a data URL */
                        url: string;
                        /** @description The media type */
                        mediaType: string;
                        /** @description Options that one provider reads, by its name */
                        providerOptions?: {
                            [key: string]: Record<string, Json>;
                        };
                    } | {
                        /**
                         * @description Which kind it is
                         * @enum {string}
                         */
                        type: "file";
                        /** @description The rows, or the data itself */
                        data: {
                            /**
                             * @description Which kind it is
                             * @enum {string}
                             */
                            type: "data";
                            /** @description The rows, or the data itself */
                            data: string;
                        } | {
                            /**
                             * @description Which kind it is
                             * @enum {string}
                             */
                            type: "text";
                            /** @description The text */
                            text: string;
                        };
                        /** @description The media type */
                        mediaType: string;
                        /** @description The name of the file */
                        filename?: string;
                        /** @description Options that one provider reads, by its name */
                        providerOptions?: {
                            [key: string]: Record<string, Json>;
                        };
                    })[];
                };
                /** @description Options that one provider reads, by its name */
                providerOptions?: {
                    [key: string]: Record<string, Json>;
                };
            }[];
        };
        AiSdkContextText: {
            /**
             * @description Which kind it is (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            /** @description The text */
            text: string;
            /** @description Options that one provider reads, by its name */
            providerOptions?: {
                [key: string]: Record<string, Json>;
            };
        };
        AiSdkContextFile: {
            /**
             * @description Which kind it is (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file";
            /** @description The rows, or the data itself */
            data: string | {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                type: "text";
                /** @description The text */
                text: string;
            };
            /** @description The media type */
            mediaType: string;
            /** @description The name of the file */
            filename?: string;
            /** @description Options that one provider reads, by its name */
            providerOptions?: {
                [key: string]: Record<string, Json>;
            };
        };
        TextThreadContext: {
            /** @description Its id */
            id: string;
            /** @description The query, as it was appended */
            appended?: {
                /** @description Its id */
                id: string;
                /** @description Its number in the thread */
                seq: number;
            };
            /** @description The thread */
            thread_id: string;
            /** @description The model, by the name its provider gives it */
            model: string;
            /**
             * @description Which shape it has (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "text";
            /** @description The text */
            text: string;
            tokens: components["schemas"]["ContextTokens"];
            report: components["schemas"]["Receipt"];
        };
        BlocksThreadContext: {
            /** @description Its id */
            id: string;
            /** @description The query, as it was appended */
            appended?: {
                /** @description Its id */
                id: string;
                /** @description Its number in the thread */
                seq: number;
            };
            /** @description The thread */
            thread_id: string;
            /** @description The model, by the name its provider gives it */
            model: string;
            /**
             * @description Which shape it has (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "blocks";
            /** @description The five blocks */
            blocks: {
                system: components["schemas"]["ShownBlock"];
                project: components["schemas"]["ShownBlock"];
                task: components["schemas"]["ShownBlock"];
                history: components["schemas"]["ShownBlock"];
                knowledge: components["schemas"]["ShownBlock"];
                /** @description What is asked */
                query: string;
            };
            tokens: components["schemas"]["ContextTokens"];
            report: components["schemas"]["Receipt"];
        };
        ShownBlock: {
            /** @description The text */
            text: string;
            /** @description Its sections, in order */
            sections: {
                /** @description Its name */
                name: string;
                /** @description The text */
                text: string;
                /** @description What there is, each with what became of it */
                items: string[];
            }[];
        };
        ThreadContextRequest: {
            /** @description The text of the new user message */
            query?: string | components["schemas"]["Part"][] | null;
            /**
             * @description The model, by the name its provider gives it
             * @example gpt-4o
             */
            model?: string | null;
            budget?: components["schemas"]["Budget"];
            /** @description Whether what one block does not need goes to the next; in a receipt: what flowed. Default: `true` */
            waterfall?: boolean;
            /**
             * @description In which order blocks rank. Default: `"conversational"`
             * @enum {string}
             */
            preset?: "conversational" | "rag";
            /**
             * @description In which order blocks stand. Default: `"ranked"`
             * @enum {string}
             */
            layout?: "ranked" | "cache";
            /**
             * @description Which shape it has. Default: `"messages"`
             * @enum {string}
             */
            format?: "messages" | "openai" | "responses" | "anthropic" | "ai-sdk" | "text" | "blocks";
            /** @description Else the thread's leading system messages, else the stored */
            system?: string | null;
            /** @description Else the stored conventions */
            project?: string | null;
            /** @description What the agent is to do */
            task?: string | components["schemas"]["Task"] | null;
            /**
             * @description Whose stored blocks and memories; the thread's unless said
             * @example u_ada
             */
            user_id?: string | null;
            /**
             * @description Whose stored blocks and memories; the thread's unless said
             * @example u_ada
             */
            project_id?: string | null;
            /** @description What is known that bears on the query. Default: `[]` */
            knowledge?: components["schemas"]["Document"][];
            recall?: components["schemas"]["RecallSettings"];
            include?: components["schemas"]["ShownParts"];
            /** @description The tools for memory that your agent has: pressure on memory is told where there are some, with their names. Default: `[]` */
            tools?: ("note" | "remember" | "recall" | "forget")[];
            /** @description Format anthropic only: the provider clears old results and thinking, and nothing here. Default: `false` */
            context_management?: boolean;
            /**
             * Format: date-time
             * @description The time to go by, for replay and tests
             * @example 2026-01-12T09:30:00.000Z
             */
            now?: string;
            /** @description Whether the query is appended as a user message. Default: `false` */
            append?: boolean;
        };
        Task: {
            /** @description What the agent is to do */
            task?: string;
            /** @description What is to be reached */
            goals?: string[];
            /** @description What must be kept to */
            constraints?: string[];
            /** @description What is to come out */
            expected_output?: string;
        };
        Document: {
            /** @description What it says */
            content: string;
            /** @description Where it comes from */
            source: {
                /** @description Its id */
                id: string;
                /** @description Which kind it is */
                type: string;
            };
            /** @description How sure it is (0 to 1) */
            confidence?: number;
            /** @description Higher is better; on 0..1, or stretched onto it */
            score?: number;
            /**
             * Format: date-time
             * @description When it was made (ISO 8601, UTC)
             * @example 2026-01-12T09:30:00.000Z
             */
            created_at?: string;
        };
        /** @description Default: `{}` */
        RecallSettings: {
            /** @description Whether it is done. Default: `true` */
            enabled?: boolean;
            /** @description How many at most. Default: `100` */
            limit?: number;
            /** @description Whether a model may turn the query into keywords to search for besides, where one is configured for it. Default: `true` */
            rewrite?: boolean;
            /** @description Only memories of these types */
            types?: ("fact" | "preference" | "decision" | "episode" | "insight" | "document")[];
            /** @description What a score's parts weigh; `generative_agents`: 1, 1, 1 */
            weights?: "generative_agents" | {
                /** @description How new it is (0 to 1) */
                recency: number;
                /** @description How much it matters */
                importance: number;
                /** @description How well it fits the query (0 to 1) */
                relevance: number;
            };
            /** @description The least total. In a search 0 shows all that has anything to do with the query, ranked */
            min_score?: number;
            /**
             * @description How sure recall must be of a memory; `high` shows fewer. Normal unless said; unless min_score is
             * @enum {string}
             */
            precision?: "normal" | "high";
            /**
             * Format: date-time
             * @description What was so at this time; now unless said
             * @example 2026-01-12T09:30:00.000Z
             */
            as_of?: string;
        };
        /** @description Parts that may be shown; all but `nothing_found` and `profile` are unless said. Default: `{}` */
        ShownParts: {
            /** @description What the agent is at. Default: `true` */
            working_state?: boolean;
            /** @description Notes of the agent. Default: `true` */
            notes?: boolean;
            /** @description What is related to what. Default: `true` */
            relations?: boolean;
            /** @description How things are done. Default: `true` */
            skills?: boolean;
            /** @description Messages before the window that match. Default: `true` */
            earlier_messages?: boolean;
            /** @description A line in the knowledge block that says so if nothing relevant was found. Default: `false` */
            nothing_found?: boolean;
            /** @description Where nothing relevant was found, the user's own memories as a whole, if they are at most 40. Default: `false` */
            profile?: boolean;
        };
        Context: components["schemas"]["MessagesContext"] | components["schemas"]["OpenAiContext"] | components["schemas"]["ResponsesContext"] | components["schemas"]["AnthropicContext"] | components["schemas"]["AiSdkContext"] | components["schemas"]["TextContext"] | components["schemas"]["BlocksContext"];
        MessagesContext: {
            /** @description The model, by the name its provider gives it */
            model: string;
            /**
             * @description Which shape it has (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "messages";
            /** @description Messages, oldest first */
            messages: components["schemas"]["ContextMessage"][];
            tokens: components["schemas"]["ContextTokens"];
            report: components["schemas"]["Receipt"];
        };
        OpenAiContext: {
            /** @description The model, by the name its provider gives it */
            model: string;
            /**
             * @description Which shape it has (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "openai";
            /** @description Messages, oldest first */
            messages: components["schemas"]["OpenAiContextMessage"][];
            tokens: components["schemas"]["ContextTokens"];
            report: components["schemas"]["Receipt"];
        };
        ResponsesContext: {
            /** @description The model, by the name its provider gives it */
            model: string;
            /**
             * @description Which shape it has (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "responses";
            /** @description The `instructions` of the Responses API */
            instructions: string;
            /** @description The `input` of the Responses API */
            input: components["schemas"]["ResponsesContextItem"][];
            tokens: components["schemas"]["ContextTokens"];
            report: components["schemas"]["Receipt"];
        };
        AnthropicContext: {
            /** @description The model, by the name its provider gives it */
            model: string;
            /**
             * @description Which shape it has (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "anthropic";
            /** @description The `system` of the Messages API */
            system: components["schemas"]["AnthropicContextText"][];
            /** @description Messages, oldest first */
            messages: components["schemas"]["AnthropicContextMessage"][];
            context_management?: components["schemas"]["ContextManagement"];
            tokens: components["schemas"]["ContextTokens"];
            report: components["schemas"]["Receipt"];
        };
        AiSdkContext: {
            /** @description The model, by the name its provider gives it */
            model: string;
            /**
             * @description Which shape it has (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "ai-sdk";
            /** @description What `generateText` takes as `instructions` */
            instructions: {
                /**
                 * @description Who speaks: `system`, `user`, `assistant` or `tool`; of a key: what it may do
                 * @enum {string}
                 */
                role: "system";
                /** @description What it says */
                content: string;
            }[];
            /** @description Messages, oldest first */
            messages: components["schemas"]["AiSdkContextMessage"][];
            tokens: components["schemas"]["ContextTokens"];
            report: components["schemas"]["Receipt"];
        };
        TextContext: {
            /** @description The model, by the name its provider gives it */
            model: string;
            /**
             * @description Which shape it has (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "text";
            /** @description The text */
            text: string;
            tokens: components["schemas"]["ContextTokens"];
            report: components["schemas"]["Receipt"];
        };
        BlocksContext: {
            /** @description The model, by the name its provider gives it */
            model: string;
            /**
             * @description Which shape it has (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "blocks";
            /** @description The five blocks */
            blocks: {
                system: components["schemas"]["ShownBlock"];
                project: components["schemas"]["ShownBlock"];
                task: components["schemas"]["ShownBlock"];
                history: components["schemas"]["ShownBlock"];
                knowledge: components["schemas"]["ShownBlock"];
                /** @description What is asked */
                query: string;
            };
            tokens: components["schemas"]["ContextTokens"];
            report: components["schemas"]["Receipt"];
        };
        ContextRequest: {
            /** @description The text of the new user message */
            query?: string | components["schemas"]["Part"][] | null;
            /**
             * @description The model, by the name its provider gives it
             * @example gpt-4o
             */
            model?: string | null;
            budget?: components["schemas"]["Budget"];
            /** @description Whether what one block does not need goes to the next; in a receipt: what flowed. Default: `true` */
            waterfall?: boolean;
            /**
             * @description In which order blocks rank. Default: `"conversational"`
             * @enum {string}
             */
            preset?: "conversational" | "rag";
            /**
             * @description In which order blocks stand. Default: `"ranked"`
             * @enum {string}
             */
            layout?: "ranked" | "cache";
            /**
             * @description Which shape it has. Default: `"messages"`
             * @enum {string}
             */
            format?: "messages" | "openai" | "responses" | "anthropic" | "ai-sdk" | "text" | "blocks";
            /** @description Else the thread's leading system messages, else the stored */
            system?: string | null;
            /** @description Else the stored conventions */
            project?: string | null;
            /** @description What the agent is to do */
            task?: string | components["schemas"]["Task"] | null;
            /**
             * @description Whose stored blocks and memories; the thread's unless said
             * @example u_ada
             */
            user_id?: string | null;
            /**
             * @description Whose stored blocks and memories; the thread's unless said
             * @example u_ada
             */
            project_id?: string | null;
            /** @description What is known that bears on the query. Default: `[]` */
            knowledge?: components["schemas"]["Document"][];
            recall?: components["schemas"]["RecallSettings"];
            include?: components["schemas"]["ShownParts"];
            /** @description The tools for memory that your agent has: pressure on memory is told where there are some, with their names. Default: `[]` */
            tools?: ("note" | "remember" | "recall" | "forget")[];
            /** @description Format anthropic only: the provider clears old results and thinking, and nothing here. Default: `false` */
            context_management?: boolean;
            /**
             * Format: date-time
             * @description The time to go by, for replay and tests
             * @example 2026-01-12T09:30:00.000Z
             */
            now?: string;
            /** @description Messages, oldest first */
            messages?: (components["schemas"]["NewMessage"] | components["schemas"]["OpenAiMessage"] | components["schemas"]["ResponsesItem"] | components["schemas"]["AnthropicMessage"] | components["schemas"]["AiSdkModelMessage"] | components["schemas"]["AiSdkUiMessage"])[];
            /**
             * @description Whose shape `messages` have; `auto` recognises it. Default: `"auto"`
             * @enum {string}
             */
            messages_format?: "auto" | "messages" | "openai" | "responses" | "anthropic" | "ai-sdk";
        };
        OpenAiMessage: Record<string, never>;
        ResponsesItem: Record<string, never>;
        AnthropicMessage: Record<string, never>;
        AiSdkModelMessage: Record<string, never>;
        AiSdkUiMessage: Record<string, never>;
        Memory: {
            /** @description Its id */
            id: string;
            /** @description What it says */
            content: string;
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type: "fact" | "preference" | "decision" | "episode" | "insight" | "document";
            /** @description Who sees it: `global`, `user:ID`, `project:ID` or `thread:ID` */
            scope: string;
            /** @description What it is the value of: the same key replaces; of a key: the secret, shown once */
            key?: string;
            /** @description Whether it always shows */
            is_static: boolean;
            /** @description How much it matters */
            importance: number;
            /** @description How sure it is (0 to 1) */
            confidence: number;
            /** @description Where it comes from */
            source?: {
                /** @description Its id */
                id: string;
                /** @description Which kind it is */
                type: string;
            };
            /**
             * Format: date-time
             * @description When it was made (ISO 8601, UTC)
             * @example 2026-01-12T09:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed
             * @example 2026-01-12T09:30:00.000Z
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Since when it holds
             * @example 2026-01-12T09:30:00.000Z
             */
            valid_from?: string;
            /**
             * Format: date-time
             * @description Until when it holds
             * @example 2026-01-12T09:30:00.000Z
             */
            valid_to?: string;
            /**
             * Format: date-time
             * @description When it is deleted
             * @example 2026-01-12T09:30:00.000Z
             */
            expires_at?: string;
            /**
             * Format: date-time
             * @description When somebody should look at it
             * @example 2026-01-12T09:30:00.000Z
             */
            review_at?: string;
            /** @description Labels and references of yours; never read here */
            metadata?: {
                [key: string]: unknown;
            };
            /**
             * @description `proposed`: it was learned and waits for approval; no context or search has it
             * @enum {string}
             */
            status: "active" | "superseded" | "expired" | "deleted" | "proposed";
            /** @description Of a relation that waits for approval: what it says */
            relation?: {
                /** @description Who or what */
                subject: string;
                /** @description How they are related */
                predicate: string;
                /** @description To whom or what */
                object: string;
            };
            /** @description Raised by every change of its content */
            version: number;
            /** @description What it replaced */
            supersedes?: string;
            /** @description What replaced it */
            superseded_by?: string;
            /**
             * @description The block of a context it goes to
             * @enum {string}
             */
            block: "system" | "project" | "task" | "history" | "knowledge";
            /** @description Of an insight: one more than the deepest of what it rests on */
            depth?: number;
            /** @description Of an insight: what it rests on */
            evidence?: string[];
            /** @description What may take its place, for somebody to say (`…/review`) */
            proposed?: {
                /** @description What replaced it */
                superseded_by: string;
                /** @description Why */
                why: string;
            };
            /**
             * @description It was there already
             * @enum {boolean}
             */
            deduplicated?: true;
        };
        NewMemory: {
            /**
             * @description At most 32 KiB in UTF-8
             * @example Prefers tabs
             */
            content: string;
            /**
             * @description Who sees it: `global`, `user:ID`, `project:ID` or `thread:ID`
             * @example user:u_ada
             */
            scope: string;
            /**
             * @description What it is the value of: the same key replaces; of a key: the secret, shown once
             * @example editor.indent
             */
            key?: string | null;
            /** @description Where it comes from */
            source?: {
                /** @description Its id */
                id: string;
                /** @description Which kind it is */
                type: string;
            } | null;
            /**
             * Format: date-time
             * @description Since when it holds
             * @example 2026-01-12T09:30:00.000Z
             */
            valid_from?: string | null;
            /**
             * Format: date-time
             * @description Until when it holds
             * @example 2026-01-12T09:30:00.000Z
             */
            valid_to?: string | null;
            /**
             * Format: date-time
             * @description From then on it is hidden
             * @example 2026-01-12T09:30:00.000Z
             */
            expires_at?: string | null;
            /**
             * Format: date-time
             * @description When somebody should look whether it still holds
             * @example 2026-01-12T09:30:00.000Z
             */
            review_at?: string | null;
            /** @description At most 64 KiB as JSON */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Which kind it is. Default: `"fact"`
             * @enum {string}
             */
            type?: "fact" | "preference" | "decision" | "episode" | "insight" | "document";
            /** @description Whether it always shows. Default: `false` */
            is_static?: boolean;
            /** @description Rated by rules where it is not given */
            importance?: number | null;
            /** @description How sure it is (0 to 1). Default: `1` */
            confidence?: number;
            /**
             * Format: date-time
             * @description A time to come counts as now
             * @example 2026-01-12T09:30:00.000Z
             */
            created_at?: string | null;
        };
        MemoryPatch: {
            /**
             * @description What it is the value of: the same key replaces; of a key: the secret, shown once
             * @example editor.indent
             */
            key?: string | null;
            /** @description Where it comes from */
            source?: {
                /** @description Its id */
                id: string;
                /** @description Which kind it is */
                type: string;
            } | null;
            /**
             * Format: date-time
             * @description Since when it holds
             * @example 2026-01-12T09:30:00.000Z
             */
            valid_from?: string | null;
            /**
             * Format: date-time
             * @description Until when it holds
             * @example 2026-01-12T09:30:00.000Z
             */
            valid_to?: string | null;
            /**
             * Format: date-time
             * @description From then on it is hidden
             * @example 2026-01-12T09:30:00.000Z
             */
            expires_at?: string | null;
            /**
             * Format: date-time
             * @description When somebody should look whether it still holds
             * @example 2026-01-12T09:30:00.000Z
             */
            review_at?: string | null;
            /** @description At most 64 KiB as JSON */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description At most 32 KiB in UTF-8
             * @example Prefers tabs
             */
            content?: string;
            /**
             * @description Which kind it is
             * @enum {string}
             */
            type?: "fact" | "preference" | "decision" | "episode" | "insight" | "document";
            /** @description Whether it always shows */
            is_static?: boolean;
            /** @description How much it matters */
            importance?: number;
            /** @description How sure it is (0 to 1) */
            confidence?: number;
        };
        MemorySearch: {
            /** @description Words, or a question. Of one over 8,000 characters its beginning and its end are searched for */
            query: string;
            /**
             * @description The thread's unless said, else the key's own
             * @example u_ada
             */
            user_id?: string | null;
            /**
             * @description The thread's unless said, else the key's own
             * @example u_ada
             */
            project_id?: string | null;
            /** @description What is remembered of this thread alone is seen too */
            thread_id?: string | null;
            /** @description How many at most. Default: `20` */
            limit?: number;
            /** @description Only memories of these types */
            types?: ("fact" | "preference" | "decision" | "episode" | "insight" | "document")[];
            /** @description What a score's parts weigh; `generative_agents`: 1, 1, 1 */
            weights?: "generative_agents" | {
                /** @description How new it is (0 to 1) */
                recency: number;
                /** @description How much it matters */
                importance: number;
                /** @description How well it fits the query (0 to 1) */
                relevance: number;
            };
            /** @description The least total. In a search 0 shows all that has anything to do with the query, ranked */
            min_score?: number;
            /**
             * @description How sure recall must be of a memory; `high` shows fewer. Normal unless said; unless min_score is
             * @enum {string}
             */
            precision?: "normal" | "high";
            /**
             * Format: date-time
             * @description What was so at this time; now unless said
             * @example 2026-01-12T09:30:00.000Z
             */
            as_of?: string;
        };
        FoundMemories: {
            /** @description The rows, or the data itself */
            data: {
                memory: components["schemas"]["Memory"];
                /** @description How well it matches */
                score: {
                    /** @description All together */
                    total: number;
                    /** @description How well it fits the query (0 to 1) */
                    relevance: number;
                    /** @description How new it is (0 to 1) */
                    recency: number;
                    /** @description How much it matters */
                    importance: number;
                };
                /** @description The ways by which it was found */
                channels: ("lexical" | "vector" | "relation" | "key")[];
            }[];
            /** @description What worked less well, and why */
            degraded: {
                /** @description What worked less well */
                part: string;
                /** @description Why */
                reason: string;
            }[];
        };
        Ingest: {
            /** @description Messages, oldest first */
            messages?: (components["schemas"]["NewMessage"] | components["schemas"]["OpenAiMessage"] | components["schemas"]["ResponsesItem"] | components["schemas"]["AnthropicMessage"] | components["schemas"]["AiSdkModelMessage"] | components["schemas"]["AiSdkUiMessage"])[];
            /**
             * @description Whose shape `messages` have; `auto` recognises it. Default: `"auto"`
             * @enum {string}
             */
            format?: "auto" | "messages" | "openai" | "responses" | "anthropic" | "ai-sdk";
            /** @description Instead of messages: what one user says */
            text?: string;
            /**
             * @description Whose it is: a user of yours
             * @example u_ada
             */
            user_id?: string;
            /**
             * @description Which project it belongs to
             * @example u_ada
             */
            project_id?: string;
            /** @description The thread */
            thread_id?: string;
            /** @description Where it comes from */
            source?: {
                /** @description Its id */
                id: string;
                /** @description Which kind it is */
                type: string;
            };
            /** @description Answer when it is done, in a minute at most. Default: `false` */
            wait?: boolean;
        };
        Ingested: {
            /** @description Memories */
            memories: components["schemas"]["Memory"][];
            /** @description What is related to what */
            relations: components["schemas"]["Relation"][];
            /** @description What was not learned, and why */
            skipped: {
                /** @description Why */
                reason: string;
                /** @description More about it; of an image: how closely the model looks */
                detail: string;
            }[];
        };
        Relation: {
            /** @description Its id */
            id: string;
            /** @description Who or what */
            subject: string;
            /** @description How they are related */
            predicate: string;
            /** @description To whom or what */
            object: string;
            /**
             * @description Who sees it: `global`, `user:ID`, `project:ID` or `thread:ID`
             * @example user:u_ada
             */
            scope: string;
            /**
             * Format: date-time
             * @description Since when it holds
             * @example 2026-01-12T09:30:00.000Z
             */
            valid_from?: string;
            /**
             * Format: date-time
             * @description Where it holds no more
             * @example 2026-01-12T09:30:00.000Z
             */
            valid_to?: string;
            /** @description Where it comes from */
            source?: {
                /** @description Its id */
                id: string;
                /** @description Which kind it is */
                type: string;
            };
            /** @description Whether a newer one replaces it */
            single_valued: boolean;
            /** @description How sure it is (0 to 1) */
            confidence: number;
            /** @description The memory it was learned with */
            memory_id?: string;
            /** @description The words it was learned from */
            quote?: {
                /** @description The thread */
                thread_id: string;
                /** @description The id of the message */
                message_id: string;
                /** @description Its number in the thread */
                seq: number;
                /** @description The words it rests on */
                quote: string;
            };
            /**
             * Format: date-time
             * @description When it was made (ISO 8601, UTC)
             * @example 2026-01-12T09:30:00.000Z
             */
            created_at: string;
        };
        Note: {
            /** @description Its id */
            id: string;
            /** @description What it says */
            content: string;
            /**
             * @description Which kind of note
             * @enum {string}
             */
            category: "context" | "task" | "decision" | "preference" | "correction";
            /** @description Of its content, in the thread's encoding */
            tokens: number;
            /**
             * Format: date-time
             * @description When it was made (ISO 8601, UTC)
             * @example 2026-01-12T09:30:00.000Z
             */
            created_at: string;
        };
        ListedNote: components["schemas"]["Note"] & {
            /** @description The thread it was written in */
            thread_id: string;
            /** @description Whose the thread is */
            user_id: string | null;
            /** @description Which project it belongs to */
            project_id: string | null;
        };
        Summary: {
            /** @description Its id */
            id: string;
            /** @description Its number */
            number: number;
            /** @description What came before is folded in from the summary before it */
            from_seq: number;
            /** @description The last message it covers */
            to_seq: number;
            /** @description Its sections, in order */
            sections: {
                /** @description A line each, the weightiest first */
                task_context: string;
                /** @description A line each, the weightiest first */
                completed_work: string;
                /** @description A line each, the weightiest first */
                key_decisions: string;
                /** @description A line each, the weightiest first */
                current_state: string;
                /** @description A line each, the weightiest first */
                open_threads: string;
                /** @description A line each, the weightiest first */
                corrections: string;
                /** @description A line each, the weightiest first */
                tone: string;
            };
            /** @description The summary in short */
            digest: string;
            /** @description Of sections and digest, in the encoding of the thread */
            tokens: number;
            /** @description `embedded`, or the name of the model */
            writer: string;
            /** @description Lines that nothing of what they cover bears out */
            dropped_lines: number;
            /** @description A message that it covers was changed since; of one that was deleted, its text is gone */
            stale: boolean;
            /**
             * Format: date-time
             * @description When it was made (ISO 8601, UTC)
             * @example 2026-01-12T09:30:00.000Z
             */
            created_at: string;
        } | null;
        Job: {
            /** @description Its id */
            id: string;
            /**
             * @description Which kind it is
             * @enum {string}
             */
            kind: "distill" | "rebuild" | "flush" | "learn" | "state" | "ingest" | "reflect";
            /**
             * @description Its state
             * @enum {string}
             */
            status: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @description How often it was tried */
            attempts: number;
            /** @description What went wrong last; of a job that is done, why a better writer did not do it */
            error?: string;
            /** @description Of a reflection that is done: why a better writer did not conclude it */
            degraded?: {
                /** @description What worked less well */
                part: string;
                /** @description Why */
                reason: string;
            }[];
            /** @description Of a job that failed: what it leaves undone */
            lost?: string;
            /** @description Whose job it is; none where it is the tenant's */
            thread_id?: string;
            /**
             * Format: date-time
             * @description When it was made (ISO 8601, UTC)
             * @example 2026-01-12T09:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended
             * @example 2026-01-12T09:30:00.000Z
             */
            finished_at?: string;
        };
        WorkingState: {
            /** @description What the agent does now */
            current_task: string;
            /** @description The tasks above it */
            task_chain: string[];
            /** @description What is done */
            completed_steps: string[];
            /** @description The first step of the chain that is not completed */
            next_step: string;
            /** @description Files it works on */
            open_files: string[];
            /** @description What was decided */
            recent_decisions: string[];
            /** @description What stands in the way */
            blockers: string[];
            /**
             * Format: date-time
             * @description When it was last changed
             * @example 2026-01-12T09:30:00.000Z
             */
            updated_at: string | null;
            /** @description `caller`, `writer:embedded` or `writer:MODEL` */
            updated_by: string | null;
        };
        WorkingStatePatch: {
            /** @description What the agent does now */
            current_task?: string;
            /** @description The tasks above it */
            task_chain?: string[];
            /** @description What is done */
            completed_steps?: string[];
            /** @description Files it works on */
            open_files?: string[];
            /** @description What was decided */
            recent_decisions?: string[];
            /** @description What stands in the way */
            blockers?: string[];
        };
        Problem: {
            /** @description Always about:blank: the code says what it is. */
            type: string;
            /** @description A title */
            title: string;
            /** @description Its state */
            status: number;
            /** @description More about it; of an image: how closely the model looks */
            detail: string;
            /**
             * @description A code that programs can read
             * @enum {string}
             */
            code: "invalid_request" | "invalid_json" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "conflict" | "already_exists" | "erasing" | "too_large" | "unsupported_media_type" | "system_over_budget" | "context_overflow" | "invalid_budget" | "idempotency_mismatch" | "rate_limited" | "upstream_failed" | "internal" | "unavailable";
            /** @description The id of the request, as in the header `x-request-id` */
            request_id: string;
            /** @description Each fault with its place */
            errors?: {
                /**
                 * @description Where: `messages.3.role`
                 * @example messages.3.role
                 */
                path: string;
                /** @description What is wrong, or the message */
                message: string;
            }[];
            /** @description conflict: the thread's last seq */
            current_seq?: number;
            /** @description conflict: the status that the job has */
            job_status?: string;
            /**
             * @description forbidden: what the tenant may hold no more of
             * @enum {string}
             */
            quota?: "threads" | "memories" | "installations" | "stored_bytes";
            /** @description too_large: the most that is taken, in bytes; forbidden: the quota */
            limit?: number;
            /** @description too_large, system_over_budget: what there was; forbidden: what the tenant would hold */
            actual?: number;
            /** @description system_over_budget: tokens the block has */
            budget?: number;
            /** @description context_overflow: tokens of the window */
            window?: number;
            /** @description context_overflow: tokens of what can't be cut */
            needed?: number;
            /** @description context_overflow: a line per block */
            blocks?: {
                /** @description Its name */
                name: string;
                /** @description The tokens it has */
                budget: number;
                /** @description The tokens it needs */
                needed: number;
            }[];
            /** @description invalid_budget */
            minimum?: number;
            /** @description invalid_budget */
            maximum?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
