/** Gives every promise other dice: `CONTRACT_SEED=tonight npm test -- engine/systems`. */
export const SEED_VARIABLE = 'CONTRACT_SEED';

export const givenSeed = (): string => process.env[SEED_VARIABLE] ?? '';

/** The day by UTC: play that goes on for long has other dice each night, so that over the nights it comes everywhere. */
const TODAY = new Date().toISOString().slice(0, 10);

export const nightSeed = (): string => givenSeed() || TODAY;

/** The name of the dice of a night; `CONTRACT_SEED` with its day repeats them. */
export const nightlySeed = (name: string): string => `${name} ${nightSeed()}`;

/** The name of the dice that a promise is tried with. */
export const seedNamed = (name: string): string => [name, givenSeed()].join(' ').trim();
