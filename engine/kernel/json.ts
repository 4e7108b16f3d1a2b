/** Plain data: what a world, an action, an event, a question and an answer are made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
