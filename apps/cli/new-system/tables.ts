/** The numbers of the game. To make it harder or easier, begin here. */

/** The total that a check must reach. @rule my-game.check.difficulty */
export const DIFFICULTIES = { easy: 6, hard: 9, dire: 12 } as const;
export type Difficulty = keyof typeof DIFFICULTIES;
export const DIFFICULTY_NAMES = ['easy', 'hard', 'dire'] as const satisfies readonly Difficulty[];

/** The statistics of a creature. */
export const STATS = ['nerve', 'hands'] as const;
export type Stat = (typeof STATS)[number];

/** The sides of the damage die. @rule my-game.fight.damage */
export const WEAPONS = { pole: 4, hook: 6, claws: 4, jaws: 6, club: 8 } as const;
export type Weapon = keyof typeof WEAPONS;
export const WEAPON_NAMES = ['pole', 'hook', 'claws', 'jaws', 'club'] as const satisfies readonly Weapon[];

/** Guard before nerve is added. @rule my-game.fight.guard */
export const GUARD = 6;

/** The numbers of a new lantern-bearer. @rule my-game.creation.bearer */
export const CREATION = { health: 10, points: 4, max: 3, weapons: ['pole', 'hook'] } as const;

/** The sides of a fight: the players' side first. */
export const SIDES = ['bearers', 'marsh'] as const;
export type Side = (typeof SIDES)[number];
