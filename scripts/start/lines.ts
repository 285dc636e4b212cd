/** Hands on what a stream says, line by line. */
export function eachLine(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
	let rest = "";
	stream.setEncoding("utf8");
	stream.on("data", (chunk: string) => {
		const lines = (rest + chunk).split("\n");
		rest = lines.pop() ?? "";
		for (const line of lines) onLine(line);
	});
	stream.on("end", () => rest && onLine(rest));
}
