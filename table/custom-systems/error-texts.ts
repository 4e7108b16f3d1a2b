import { TEXT } from './text/index.ts';

/** Why a custom system cannot be loaded, and what to do about it. */
export const CUSTOM_SYSTEM_ERRORS = TEXT.refusals;

export type CustomSystemErrorCode = keyof typeof CUSTOM_SYSTEM_ERRORS;
