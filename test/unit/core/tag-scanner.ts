const NAMES =
	"system|project|task|history|knowledge|query|preferences|team_preferences|facts|state|notes|gists|digest|summary|document|memory|relation|insight|skill|message|earlier|user|assistant|tool|call";

/** A tag as a lenient reader sees it: in any case and spacing, whatever follows the name, closed or not. */
const LENIENT = new RegExp(`<\\s*(/?)\\s*(${NAMES})(?![\\w-])`, "gi");

/** A tag as it has to be written: attributes in double quotes, nothing in them that could end them. */
const STRICT = /<\/?[a-z_]+((?: [a-z]+="[^"<>]*")*)>/y;

/**
 * Tessera's own tags in a text, in order: `name` where one is opened (`name:a,b` with attributes), `/name` where it
 * is closed. What a lenient reader takes for a tag and is not written strictly is an error.
 */
export function tagsOf(text: string): string[] {
	return [...text.matchAll(LENIENT)].map(({ index, 1: slash = "", 2: name = "" }) => {
		STRICT.lastIndex = index;
		const attributes = STRICT.exec(text)?.[1];
		if (attributes === undefined) throw new Error(`a stray tag: ${text.slice(index, index + 40)}`);
		const names = [...attributes.matchAll(/ ([a-z]+)="[^"]*"/g)].map(([, attribute]) => attribute).join(",");
		return `${slash}${name}${names === "" ? "" : `:${names}`}`;
	});
}

/** Throws unless every tag is closed by its own, in order. */
export function assertNested(tags: readonly string[]): void {
	const open: string[] = [];
	for (const tag of tags) {
		if (!tag.startsWith("/")) open.push(tag.replace(/:.*/, ""));
		else if (open.pop() !== tag.slice(1)) throw new Error(`${tag} closes nothing`);
	}
	if (open.length > 0) throw new Error(`${open.join(", ")} stays open`);
}
