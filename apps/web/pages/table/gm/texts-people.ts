import { TEXT } from './text/index.ts';

/** Texts about creatures, secrets and seats. */
export const PEOPLE_TEXTS = TEXT.people;
