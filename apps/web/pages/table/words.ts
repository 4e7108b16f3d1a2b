import { TEXT } from './text/index.ts';

/** The table itself: places, people, connection, tracker, actions, questions. The log has a list of its own. */
export const TABLE = TEXT.table;
