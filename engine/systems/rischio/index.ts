import { withStatements } from '@arbitro/kernel';
import { PRESETS } from './odds/presets.ts';
import { rischio as played } from './system.ts';
import { STATEMENTS } from './text/statements.ts';

/** An Italian home-brew with one d20: risks, risks against each other, and combat. */
export const rischio = withStatements({ ...played, presets: PRESETS }, STATEMENTS);
