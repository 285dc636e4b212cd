import { DurableObject } from "cloudflare:workers";
import type { NewNote } from "../core/notes/note.ts";
import type { Reach } from "../core/reach.ts";
import type { NewKeptContext } from "../core/thread/kept-context.ts";
import type { MessagePatch } from "../core/thread/message.ts";
import type { SnapshotRequest } from "../core/thread/snapshot.ts";
import type { ThreadPatch, ThreadSettings } from "../core/thread/thread.ts";
import type { ThreadDeps } from "../deps.ts";
import type { EpisodeKeeper } from "../flows/index-episodes.ts";
import type {
	AppendRequest,
	ContextQuery,
	DistillRequest,
	ErasedQuery,
	KeptItem,
	MessageQuery,
	NumberedQuery,
	StateChange,
} from "../ports/thread-log.ts";

/** What a thread's object answers over RPC: each call is one of its log's, within the caller's reach. */
export abstract class ThreadCalls extends DurableObject<Env> {
	protected abstract readonly deps: ThreadDeps;
	protected abstract readonly episodes: EpisodeKeeper;

	create(reach: Reach, name: { tenant: string; id: string }, settings: ThreadSettings, now: number) {
		return this.deps.thread.within(reach).create(name, settings, now);
	}

	read(reach: Reach) {
		return this.deps.thread.within(reach).read();
	}

	change(reach: Reach, patch: ThreadPatch, now: number) {
		return this.deps.thread.within(reach).change(patch, now);
	}

	erase(reach: Reach) {
		return this.deps.thread.within(reach).erase();
	}

	append(reach: Reach, request: AppendRequest) {
		return this.deps.thread.within(reach).append(request);
	}

	edit(reach: Reach, id: string, patch: MessagePatch, now: number) {
		return this.deps.thread.within(reach).edit(id, patch, now);
	}

	remove(reach: Reach, id: string, now: number) {
		return this.deps.thread.within(reach).remove(id, now);
	}

	message(reach: Reach, id: string) {
		return this.deps.thread.within(reach).message(id);
	}

	messages(reach: Reach, query: MessageQuery) {
		return this.deps.thread.within(reach).messages(query);
	}

	search(reach: Reach, query: { text: string; limit: number }) {
		return this.deps.thread.within(reach).search(query);
	}

	snapshot(reach: Reach, request: SnapshotRequest) {
		return this.deps.thread.within(reach).snapshot(request);
	}

	keep(reach: Reach, context: NewKeptContext) {
		return this.deps.thread.within(reach).keep(context);
	}

	contexts(reach: Reach, query: ContextQuery) {
		return this.deps.thread.within(reach).contexts(query);
	}

	context(reach: Reach, id: string) {
		return this.deps.thread.within(reach).context(id);
	}

	findShown(reach: Reach, query: ErasedQuery) {
		return this.deps.thread.within(reach).findShown(query);
	}

	forgetShown(reach: Reach, items: readonly KeptItem[]) {
		return this.deps.thread.within(reach).forgetShown(items);
	}

	distill(reach: Reach, request: DistillRequest) {
		return this.deps.thread.within(reach).distill(request);
	}

	distilled(reach: Reach, since: number) {
		return this.deps.thread.within(reach).distilled(since);
	}

	summaries(reach: Reach, query: NumberedQuery) {
		return this.deps.thread.within(reach).summaries(query);
	}

	jobs(reach: Reach, query: NumberedQuery) {
		return this.deps.thread.within(reach).jobs(query);
	}

	job(reach: Reach, id: string) {
		return this.deps.thread.within(reach).job(id);
	}

	learn(reach: Reach, contextId: string) {
		return this.deps.thread.within(reach).learn(contextId);
	}

	workingState(reach: Reach) {
		return this.deps.thread.within(reach).workingState();
	}

	writeState(reach: Reach, change: StateChange, now: number) {
		return this.deps.thread.within(reach).writeState(change, now);
	}

	addNote(reach: Reach, note: NewNote, now: number) {
		return this.deps.thread.within(reach).addNote(note, now);
	}

	notes(reach: Reach, query: NumberedQuery) {
		return this.deps.thread.within(reach).notes(query);
	}

	removeNote(reach: Reach, id: string) {
		return this.deps.thread.within(reach).removeNote(id);
	}

	takeBack() {
		return this.episodes.takeBack();
	}
}
