import { type CreatureId, findCreature, getFight, type Reason, score } from '@arbitro/kernel';
import type { Creature, Spell, World } from '../state.ts';
import {
  type AttackOption,
  findAttackOption,
  isDisabled,
  isInHand,
  isWithinReach,
} from './attack-options.ts';
import { isUp } from './melee.ts';
import { canGo } from './move.ts';
import { canReact } from './pay.ts';
import type { ReadiedAct } from './readied.ts';
import { findMissingComponent } from './spell.ts';

/** The price still to pay: the act's cost minus the cost of readiness so far. @rule noppa.ready.surcharge */
export function remainingCost({ readied }: Creature): number {
  if (!readied) return 0;
  const steps: readonly Reason[] = [
    { rule: 'noppa.ready.surcharge', what: 'cost', how: 'add', value: readied.cost },
    { rule: 'noppa.ready.surcharge', what: 'spent', how: 'add', value: -readied.spent },
    { rule: 'noppa.ready.trigger', what: 'least', how: 'at-least', value: 0 },
  ];
  return score(steps).value;
}

/** The target: the named creature, else the one that triggered it; a spell without a target has none. */
export function targetOf(
  creature: Creature,
  act: ReadiedAct,
  by: CreatureId | undefined,
): CreatureId | undefined {
  if (act.kind === 'attack') return act.on ?? by;
  const spell = act.kind === 'cast' ? creature.spells.find(({ id }) => id === act.spell) : undefined;
  return act.kind === 'cast' && spell && (spell.attack || spell.heal > 0) ? (act.on ?? by) : undefined;
}

/** Whether the readied act is possible now on the creature that triggered it. */
export function canGoOff(world: World, creature: Creature, by: CreatureId | undefined): boolean {
  const { readied } = creature;
  if (!readied || !canReact(world, creature, remainingCost(creature))) return false;
  const { act } = readied;
  const on = findCreature(world, targetOf(creature, act, by) ?? '');
  if (act.kind === 'attack') return canStrikeNow(world, creature, findAttackOption(creature, act.means), on);
  if (act.kind === 'move') return canGo(world, creature, act.to);
  if (act.kind !== 'cast') return true;
  const spell = creature.spells.find(({ id }) => id === act.spell);
  if (spell?.attack) return canStrikeNow(world, creature, findAttackOption(creature, spell.id), on);
  return spell !== undefined && canCastNow(creature, spell) && (spell.heal === 0 || on !== undefined);
}

function canStrikeNow(
  world: World,
  creature: Creature,
  attackOption: AttackOption | undefined,
  on: Creature | undefined,
): boolean {
  if (!attackOption || !on) return false;
  const fits =
    isInHand(creature, attackOption) &&
    !isDisabled(creature, attackOption) &&
    creature.mind >= attackOption.mindCost;
  const free =
    attackOption.spell === null || findMissingComponent(creature, attackOption.spell) === undefined;
  return fits && free && isWithin(world, creature, attackOption, on);
}

/** @rule noppa.spell.components @rule noppa.mind.floor */
const canCastNow = (creature: Creature, spell: Spell): boolean =>
  creature.mind >= spell.mindCost && findMissingComponent(creature, spell) === undefined;

export const isWithin = (
  world: World,
  creature: Creature,
  attackOption: AttackOption,
  on: Creature,
): boolean =>
  getFight(world).order.includes(on.id) &&
  on.id !== creature.id &&
  isUp(world, on.id) &&
  isWithinReach(world, creature, attackOption, on);
