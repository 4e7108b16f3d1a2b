import { readStored, storeValue } from './device-storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const currentTheme = (): Theme => THEMES.find((theme) => theme === readStored('theme')) ?? 'auto';

export function setTheme(theme: Theme): void {
  storeValue('theme', theme);
  document.documentElement.dataset.theme = theme;
}
