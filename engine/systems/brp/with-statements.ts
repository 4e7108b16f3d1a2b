import { withStatements } from '@arbitro/kernel';
import { brp as played } from './index.ts';
import { STATEMENTS } from './text/statements.ts';

/** Skills in percent: characters from the making to the healing, and rounds of twelve seconds. */
export const brp = withStatements(played, STATEMENTS);
