import { spawn } from "node:child_process";

/**
 * Waits for a word on its standard input. If that ends without one, whoever started it was killed: it ends the group of
 * processes and removes the folders. A shell, as it costs next to nothing, and in a session of its own, as a Ctrl-C or a
 * kill of our group must not reach it.
 */
const SCRIPT = `
read -r word && exit 0
kill -s KILL -- "-$1" 2>/dev/null
sleep 0.2
while IFS= read -r folder; do rm -rf -- "$folder"; done < "$2/further-folders"
rm -rf -- "$2"
`;

/** Ends a group of processes, and removes its folder, if this process is killed outright; `dismiss` when it is over. */
export function keepWatch(group: number, folder: string): { dismiss(): void } {
	const keeper = spawn("sh", ["-c", SCRIPT, "tessera-keeper", String(group), folder], {
		detached: true,
		stdio: ["pipe", "ignore", "ignore"],
	});
	keeper.unref();
	// Where there is no shell, the next start removes what is left.
	keeper.on("error", () => undefined);
	keeper.stdin.on("error", () => undefined);
	return { dismiss: () => keeper.stdin.end("over\n") };
}
