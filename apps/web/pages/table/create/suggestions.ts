/** What the wizard suggests, loaded when it is open: characters by chance, and what each option means. */
export { compareOptions } from './option-effects.ts';
export { suggestName, surprise } from './surprise.ts';
