/** Plain data: what a world, an action, an event, a question and an answer are made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Keys, and what stands under each. */
export type Fields = { readonly [key: string]: Json };

/** Is this a group of keys, and neither a list nor a plain value? */
export const isFields = (given: unknown): given is Fields =>
  typeof given === 'object' && given !== null && !Array.isArray(given);
