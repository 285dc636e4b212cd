// Light or dark: as the system has it, unless somebody chooses.
import { html, useEffect, useState } from "../vendor/preact.js";

const STORED = "tessera-theme";

export function useTheme() {
	const [theme, setTheme] = useState(localStorage.getItem(STORED) ?? "system");
	useEffect(() => {
		document.documentElement.dataset.theme = theme;
		localStorage.setItem(STORED, theme);
	}, [theme]);
	return [theme, setTheme];
}

export function ThemeChoice({ theme, setTheme }) {
	return html`
		<select aria-label="Theme" value=${theme} onChange=${(event) => setTheme(event.currentTarget.value)}>
			<option value="system">System theme</option>
			<option value="light">Light</option>
			<option value="dark">Dark</option>
		</select>
	`;
}
