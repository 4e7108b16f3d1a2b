import type { Words } from '@arbitro/kernel';

type Statements = Readonly<Record<string, Words>>;

/** What the rules of each system say, by rule. The build takes it out of the systems and puts the ways to it in here. */
export const STATEMENTS: Readonly<Record<string, () => Promise<{ readonly default: Statements }>>> = {};
