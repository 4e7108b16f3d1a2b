import { withStatements } from '@arbitro/kernel';
import { PRESETS } from './odds/presets.ts';
import { brp as played } from './system.ts';
import { STATEMENTS } from './text/statements.ts';

/** Skills in percent: characters from the making to the healing, and rounds of twelve seconds. */
export const brp = withStatements({ ...played, presets: PRESETS }, STATEMENTS);
