import { withStatements } from '@arbitro/kernel';
import { quinta as played } from './index.ts';
import { STATEMENTS } from './text/statements.ts';

/** One d20 against a number: talk, exploration, and fights in rounds of six seconds on a grid. */
export const quinta = withStatements(played, STATEMENTS);
