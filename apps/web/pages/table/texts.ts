import { TEXT } from './text/index.ts';

/** Texts of the table itself: places, people, connection, tracker, actions, questions. The log has its own list. */
export const TABLE_TEXTS = TEXT.table;
