import { remember, remembered } from './memory.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const themeNow = (): Theme => THEMES.find((theme) => theme === remembered('theme')) ?? 'auto';

export function setTheme(theme: Theme): void {
  remember('theme', theme);
  document.documentElement.dataset.theme = theme;
}
