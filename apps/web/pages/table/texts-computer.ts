import { TEXT } from './text/index.ts';

/** Texts about creatures that Arbitro plays. */
export const COMPUTER_TEXTS = TEXT.computer;
