/** The numbers of the game. To make it harder or softer, begin here. */

/** What a check has to reach. @rule my-game.check.difficulty */
export const DIFFICULTIES = { easy: 6, hard: 9, dire: 12 } as const;
export type Difficulty = keyof typeof DIFFICULTIES;
export const DIFFICULTY_NAMES = ['easy', 'hard', 'dire'] as const satisfies readonly Difficulty[];

/** What somebody is good at. */
export const STATS = ['nerve', 'hands'] as const;
export type Stat = (typeof STATS)[number];

/** How many sides the die of damage has. @rule my-game.fight.damage */
export const WEAPONS = { pole: 4, hook: 6, claws: 4, jaws: 6, club: 8 } as const;
export type Weapon = keyof typeof WEAPONS;
export const WEAPON_NAMES = ['pole', 'hook', 'claws', 'jaws', 'club'] as const satisfies readonly Weapon[];

/** What guard is before nerve is added. @rule my-game.fight.guard */
export const GUARD = 6;

/** What a new lantern-bearer is made of. @rule my-game.creation.bearer */
export const CREATION = { health: 10, points: 4, most: 3, weapons: ['pole', 'hook'] } as const;

/** Who fights whom: the players' side first. */
export const SIDES = ['bearers', 'marsh'] as const;
export type Side = (typeof SIDES)[number];
