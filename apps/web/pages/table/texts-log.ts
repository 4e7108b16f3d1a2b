import { TEXT } from './text/index.ts';

/** Texts of the log, by kind of line. */
export const LOG_TEXTS = TEXT.tableLog;
