/** Gives every promise other dice: `CONTRACT_SEED=tonight npm test -- engine/systems`. */
export const SEED_VARIABLE = 'CONTRACT_SEED';

export const givenSeed = (): string => process.env[SEED_VARIABLE] ?? '';

/** The name of the dice that a promise is tried with. */
export const seedNamed = (name: string): string => [name, givenSeed()].join(' ').trim();
