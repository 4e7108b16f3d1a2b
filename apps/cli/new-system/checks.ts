import { d } from '@arbitro/dice';
import { type Ctx, type Score, score } from '@arbitro/kernel';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { RuleId } from './rules.ts';
import type { Creature, World } from './state.ts';
import { GUARD, type Stat, WEAPONS } from './tables.ts';

/** Everything that a rule of this game may do: read the world, roll, ask, emit an event. */
export type GameCtx = Ctx<World, Event>;

/** The dice of a check and of an attack: `d(12)` is one twelve-sided die, `d(6, 2)` two six-sided ones. */
export const checkDice = d(12);
export const attackDice = d(12);

/** Whether this total is enough. @rule my-game.check.roll @rule my-game.check.ties */
export const isEnough = (total: number, needed: number, { ties }: Pick<Options, 'ties'>): boolean =>
  ties === 'beat' ? total > needed : total >= needed;

/** The modifier of a roll, and its reason. */
export const statisticScoreOf = (creature: Creature, stat: Stat, rule: RuleId): Score =>
  score([{ rule, what: stat, how: 'add', value: creature[stat] }]);

/** A computed number lists its parts: people see them on the sheet. @rule my-game.fight.guard */
export const guardOf = (creature: Creature): Score =>
  score([
    { rule: 'my-game.fight.guard', what: 'base', how: 'add', value: GUARD },
    { rule: 'my-game.fight.guard', what: 'nerve', how: 'add', value: creature.nerve },
  ]);

/** @rule my-game.fight.damage */
export const damageDieOf = ({ weapon }: Creature) => d(WEAPONS[weapon]);
