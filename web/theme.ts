/** Light or dark: as the system has it, unless this device's player wants one of them. */
const KEPT = "theme";
const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const themeHere = (): Theme => THEMES.find((one) => one === localStorage.getItem(KEPT)) ?? "system";

/** Style sheets name both colours of everything (`light-dark()`); this says which. */
export function showTheme(): void {
  const theme = themeHere();
  document.documentElement.style.colorScheme = theme === "system" ? "" : theme;
}

export function keepTheme(theme: Theme): void {
  if (theme === "system") localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, theme);
  showTheme();
}
