import { ownRulings } from '../../app/own-systems.ts';

type Ruling = (typeof __RULINGS__)[string][number];

/**
 * Returns the rulings where the book is silent, read from RULINGS.md by the build, or by the server for its custom
 * systems.
 */
export const rulingsOf = (system: string): readonly Ruling[] => __RULINGS__[system] ?? ownRulings(system);
