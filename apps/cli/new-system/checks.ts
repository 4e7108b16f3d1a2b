import { d } from '@arbitro/dice';
import { type Ctx, type Score, score } from '@arbitro/kernel';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { RuleId } from './rules.ts';
import type { Creature, World } from './state.ts';
import { GUARD, type Stat, WEAPONS } from './tables.ts';

/** All that a rule of this game may do: read the world, roll, ask, state a fact. */
export type GameCtx = Ctx<World, Event>;

/** What is rolled for a check, and for an attack: `d(12)` is one die of twelve sides, `d(6, 2)` two of six. */
export const checkDice = d(12);
export const attackDice = d(12);

/** Is this total enough? @rule my-game.check.roll @rule my-game.check.ties */
export const reaches = (total: number, needed: number, { ties }: Pick<Options, 'ties'>): boolean =>
  ties === 'beat' ? total > needed : total >= needed;

/** What is added to a roll, and why. */
export const statistic = (one: Creature, stat: Stat, rule: RuleId): Score =>
  score([{ rule, what: stat, how: 'add', value: one[stat] }]);

/** A number made of parts says which: people see them on the sheet. @rule my-game.fight.guard */
export const guardOf = (one: Creature): Score =>
  score([
    { rule: 'my-game.fight.guard', what: 'base', how: 'add', value: GUARD },
    { rule: 'my-game.fight.guard', what: 'nerve', how: 'add', value: one.nerve },
  ]);

/** @rule my-game.fight.damage */
export const damageDie = ({ weapon }: Creature) => d(WEAPONS[weapon]);
