// Light or dark: as the system has it, unless somebody chooses. The console keeps the same choice.
const STORED = "tessera-theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

function show(theme) {
	const { classList, dataset } = document.documentElement;
	dataset.theme = theme;
	// Swagger UI's own name for it.
	classList.toggle("dark-mode", theme === "dark" || (theme === "system" && dark.matches));
}

const stored = () => localStorage.getItem(STORED) ?? "system";

show(stored());
dark.addEventListener("change", () => show(stored()));
addEventListener("DOMContentLoaded", () => {
	const choice = document.getElementById("theme");
	choice.value = stored();
	choice.addEventListener("change", () => {
		localStorage.setItem(STORED, choice.value);
		show(choice.value);
	});
});

// The reference was at /docs, and links into it went to what follows the hash.
if (location.hash.startsWith("#/") && !location.pathname.startsWith("/docs/api")) {
	location.replace(`/docs/api${location.hash}`);
}
