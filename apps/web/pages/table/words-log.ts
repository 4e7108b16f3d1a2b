import { TEXT } from './text/index.ts';

/** Texts of the log, by kind of line. */
export const TABLE_LOG = TEXT.tableLog;
