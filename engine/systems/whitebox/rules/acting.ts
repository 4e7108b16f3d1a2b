import { type CreatureId, fields, findFight, getCreature, getFight } from '@arbitro/kernel';
import { removeItem, updateFighter } from '../copy-state.ts';
import { event, writeFight } from '../declare.ts';
import { type Creature, type Fight, type Fighter, isUp, type World } from '../state.ts';
import type { WhiteboxCtx } from './checks.ts';
import { forbids } from './effects.ts';

export const turnDone = event('turn-done', fields<{ who: CreatureId }>(), {
  writeWorld: writeFight((fight, { who }) => {
    fight.pending = removeItem(fight.pending, who);
    updateFighter(fight, who, (fighter) => {
      fighter.acted = true;
      fighter.intent = null;
    });
  }),
});

/**
 * Returns true if the creature is awake, free to act, and has not given up.
 * @rule whitebox.damage.unconscious-optional @rule whitebox.morale.check
 */
export const isAbleToAct = (creature: Creature): boolean =>
  isUp(creature) &&
  creature.morale !== 'surrender' &&
  (creature.conditions.length === 0 || !forbids(creature, 'act'));

/**
 * Returns true if the creature is up and has not given up: the fight goes on as long as two sides have such creatures.
 * @rule whitebox.morale.check
 */
export const isStillFighting = (creature: Creature): boolean =>
  isUp(creature) && creature.morale !== 'surrender' && creature.morale !== 'flee';

/**
 * The sides in order, tied sides together. Before initiative, in listed order.
 * @rule whitebox.combat.side-actions @rule whitebox.combat.surprise-benefit
 */
export const actionPlaces = ({ round, order, sides }: Fight): readonly (readonly string[])[] =>
  round === 0 || order.length === 0 ? sides.map((side) => [side]) : order;

/**
 * Returns true if several sides act at once: their actions wait until all have chosen.
 * @rule whitebox.combat.initiative-tie-simultaneous
 */
export function isTied(fight: Fight): boolean {
  const { phase, round, order, turn } = fight;
  const acts = phase !== 'free' && phase !== 'declare' && phase !== 'announce';
  return acts && round > 0 && (order[turn]?.length ?? 0) > 1;
}

/** Returns all creatures of these sides that are able to act, in listed order. */
export function listAbleFighters(
  world: World,
  { fighters }: Fight,
  sides: readonly string[],
): readonly { readonly creature: Creature; readonly fighter: Fighter }[] {
  const able: { readonly creature: Creature; readonly fighter: Fighter }[] = [];
  for (const fighter of fighters) {
    const creature = getCreature(world, fighter.who);
    if (sides.includes(creature.side) && isAbleToAct(creature)) able.push({ creature, fighter });
  }
  return able;
}

/** A creature has one action per round. @rule whitebox.combat.round-order */
export function endTurn(ctx: WhiteboxCtx, who: CreatureId): void {
  if (getFight(ctx.world).pending.includes(who))
    ctx.emit({ type: 'turn-done', rule: 'whitebox.combat.round-order', who });
}

/**
 * Returns the creatures that must act: those at the current place of the order, or the quickest of them by Dexterity.
 * @rule whitebox.combat.side-actions @rule whitebox.combat.alt-dexterity-order
 */
export function creaturesToAct(world: World): readonly CreatureId[] {
  const fight = findFight(world);
  if (!fight || fight.unseen || fight.pending.length === 0) return [];
  const { now } = fight;
  const pending = now === null ? fight.pending : fight.pending.filter((who) => now.includes(who));
  return pending.filter((who) => isAbleToAct(getCreature(world, who)));
}
