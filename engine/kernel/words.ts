/** The languages people are spoken to in. */
export const LANGUAGES = ['en', 'it', 'fi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in every language. */
export type Words = { readonly [L in Language]: string };
