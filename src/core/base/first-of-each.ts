/** The first of all items that have the same name, in their order. */
export function firstOfEach<T>(items: Iterable<T>, nameOf: (item: T) => string): T[] {
	return [...Map.groupBy(items, nameOf).values()].flatMap(([first]) => (first === undefined ? [] : [first]));
}
