import { TEXT } from './text/index.ts';

/** The log: what each kind of line says. */
export const TABLE_LOG = TEXT.tableLog;
