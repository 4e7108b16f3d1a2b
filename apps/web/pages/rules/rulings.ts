import { customRulingsOf } from '../../app/custom-systems.ts';

type Ruling = (typeof __RULINGS__)[string][number];

/**
 * Returns the rulings where the book is silent, read from RULINGS.md by the build, or by the server for its custom
 * systems.
 */
export const rulingsOf = (system: string): readonly Ruling[] =>
  __RULINGS__[system] ?? customRulingsOf(system);
