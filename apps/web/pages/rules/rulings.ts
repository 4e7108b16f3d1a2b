type Ruling = (typeof __RULINGS__)[string][number];

/** What was chosen where the book is silent; the build reads it from the system's RULINGS.md. */
export const rulingsOf = (system: string): readonly Ruling[] => __RULINGS__[system] ?? [];
