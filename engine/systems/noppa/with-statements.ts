import { withStatements } from '@arbitro/kernel';
import { noppa as played } from './index.ts';
import { STATEMENTS } from './text/statements.ts';

/** A Finnish game of d6 pools: zones, melees, reactions, and a countdown of actions. */
export const noppa = withStatements(played, STATEMENTS);
