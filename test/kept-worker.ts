// Before each request and each call of an object the pool imports the Worker, and Vitest asks its main process twice each
// time whether it is still the one that is there. While a file runs it is: it is asked for once.
const runner = globalThis.__vitest_mocker__.moduleRunner;
Reflect.deleteProperty(runner, "import");
const load = runner.import.bind(runner);
let worker: Promise<unknown> | undefined;
runner.import = (id) => {
	if (!id.endsWith("/src/worker.ts")) return load(id);
	worker ??= load(id);
	return worker;
};
