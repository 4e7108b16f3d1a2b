import type { Language } from '@arbitro/kernel';

/** Texts in one language. */
export type Catalogue = { readonly [key: string]: string | Catalogue };

type Loader = () => Promise<{ readonly TEXTS: Readonly<Record<string, Catalogue>> }>;

/** Loads texts by what they belong to and their language. The build fills it in (`texts.config.ts`). */
export const LOADERS: Readonly<Record<string, { readonly [L in Language]: Loader }>> = {};
