import {
  type CreatureId,
  type Draft,
  fields,
  findFight,
  findFighter,
  getCreature,
  getFight,
} from '@arbitro/kernel';
import { copyCreature, copyFighter, updateFighter } from '../copy-state.ts';
import { event, writeFight } from '../declare.ts';
import { type Creature, type Fight, isUp, type World } from '../state.ts';
import type { BrpCtx } from './checks.ts';
import { forbids } from './effects.ts';

export const turnDone = event(
  'turn-done',
  fields<{
    who: CreatureId;
    turns: readonly (readonly CreatureId[])[];
    together: readonly CreatureId[];
  }>(),
  {
    privateFields: ['turns', 'together'],
    writeWorld: writeFight((fight, { who, turns, together }) => {
      endMoment(fight);
      fight.turns = turns;
      fight.together = together;
      updateFighter(fight, who, (fighter) => {
        fighter.acted = true;
      });
    }),
  },
);

/** Ends the simultaneous actions: after the last of them, their effects on each other apply. */
export function endMoment(fight: Draft<Fight>): void {
  const [acting = []] = fight.turns;
  if (acting.length > 1 || !fight.fighters.some(({ gainedAtOnce }) => gainedAtOnce)) return;
  fight.fighters = fight.fighters.map((fighter) => {
    const next = copyFighter(fighter);
    delete next.gainedAtOnce;
    return next;
  });
}

/**
 * Whether the creature is awake, not caught in an ambush, and not busy treating a wound.
 * @rule brp.spot.ambush-melee
 */
export function isAbleToAct(world: World, who: CreatureId): boolean {
  const creature = getCreature(world, who);
  return isUp(creature) && isUnhindered(world, creature);
}

const isUnhindered = (world: World, creature: Creature): boolean =>
  !forbids(creature, 'act') && !isTreating(world, creature.id);

/** Whether the creature is giving first aid, where that takes a whole round. @rule brp.healing.first-aid-rescue */
function isTreating(world: World, who: CreatureId): boolean {
  const fight = findFight(world);
  if (!fight || fight.aids.length === 0) return false;
  return fight.aids.some(({ by, round }) => by === who && round < fight.round);
}

/**
 * Whether the creature can act. Creatures that act simultaneously are judged by the moment at which they began; an
 * ambush or first aid hindered them already then.
 * @rule brp.combat.dex-ties
 */
export function canAct(world: World, who: CreatureId): boolean {
  const creature = getCreature(world, who);
  const isAwake = isUp(creature) || findFight(world)?.together.includes(who) === true;
  return isAwake && isUnhindered(world, creature);
}

/**
 * Returns the creature as it was when the simultaneous actions began: if it was seized or knocked down since then, it
 * still acts.
 * @rule brp.combat.dex-ties @ruling R66
 */
export function findActor(world: World, who: CreatureId): Creature {
  const creature = getCreature(world, who);
  const fight = findFight(world);
  const gained = fight && findFighter(fight, who)?.gainedAtOnce;
  if (!gained) return creature;
  const before = copyCreature(creature);
  before.conditions = creature.conditions.filter((each) => !gained.includes(each));
  return before;
}

/** Returns the creatures that must act or declare now. @rule brp.combat.phases @rule brp.combat.declaration */
export function creaturesToAct(world: World): readonly CreatureId[] {
  const fight = findFight(world);
  if (!fight || fight.unseen) return [];
  if (fight.phase === 'actions') return (fight.turns[0] ?? []).filter((who) => canAct(world, who));
  const next = fight.pending.find((who) => isAbleToAct(world, who));
  return next === undefined ? [] : [next];
}

/** Ends the creature's turn: one action in a round. @rule brp.combat.one-action */
export function endTurn(ctx: BrpCtx, who: CreatureId): void {
  const fight = findFight(ctx.world);
  const [first = [], ...later] = fight?.turns ?? [];
  if (!fight || !first.includes(who)) return;
  const rest = first.filter((id) => id !== who);
  const turns = rest.length > 0 ? [rest, ...later] : later;
  const together = rest.length > 0 ? fight.together : findSimultaneousActors(ctx.world, later);
  ctx.emit({ type: 'turn-done', rule: 'brp.combat.one-action', who, turns, together });
}

/**
 * Returns which creatures are up when a group begins to act simultaneously; for these, that moment counts.
 * @rule brp.combat.dex-ties
 */
export function findSimultaneousActors(
  world: World,
  turns: readonly (readonly CreatureId[])[],
): readonly CreatureId[] {
  const next = turns
    .map((group) => group.filter((who) => isAbleToAct(world, who)))
    .find((group) => group.length > 0);
  if (next === undefined || next.length < 2) return [];
  return getFight(world)
    .fighters.map(({ who }) => who)
    .filter((who) => isUp(getCreature(world, who)));
}
