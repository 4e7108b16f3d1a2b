import { ownRulings } from '../../app/own-systems.ts';

type Ruling = (typeof __RULINGS__)[string][number];

/** What was chosen where the book is silent; the build, or for its own systems the server, reads it from RULINGS.md. */
export const rulingsOf = (system: string): readonly Ruling[] => __RULINGS__[system] ?? ownRulings(system);
