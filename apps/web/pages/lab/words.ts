import { TEXT } from './text/index.ts';

/** Texts of the encounter lab. */
export const LAB = TEXT.lab;
