import { type CreatureId, creature, fields, fightOn, theFight } from '@arbitro/kernel';
import { withoutItem, writeFighter } from '../copies.ts';
import { event, writeFight } from '../declare.ts';
import { type Creature, type Fight, type Fighter, isUp, type World } from '../state.ts';
import type { WhiteboxCtx } from './checks.ts';
import { forbids } from './effects.ts';

export const turnDone = event('turn-done', fields<{ who: CreatureId }>(), {
  writeWorld: writeFight((fight, { who }) => {
    fight.pending = withoutItem(fight.pending, who);
    writeFighter(fight, who, (fighter) => {
      fighter.acted = true;
      fighter.intent = null;
    });
  }),
});

/** Awake, free to act, and has not given up. @rule whitebox.damage.unconscious-optional @rule whitebox.morale.check */
export const isAble = (one: Creature): boolean =>
  isUp(one) && one.morale !== 'surrender' && (one.conditions.length === 0 || !forbids(one, 'act'));

/** Up and not giving up: as long as two sides have such, the fight goes on. @rule whitebox.morale.check */
export const stands = (one: Creature): boolean =>
  isUp(one) && one.morale !== 'surrender' && one.morale !== 'flee';

/**
 * Sides one after the other; those that tie stand together. Before initiative, as they are listed.
 *
 * @rule whitebox.combat.side-actions
 * @rule whitebox.combat.surprise-benefit
 */
export const placesOf = ({ round, order, sides }: Fight): readonly (readonly string[])[] =>
  round === 0 || order.length === 0 ? sides.map((side) => [side]) : order;

/** Sides that act at once: what they do waits until all have said it. @rule whitebox.combat.initiative-tie-simultaneous */
export function isTied(fight: Fight): boolean {
  const { phase, round, order, turn } = fight;
  const acts = phase !== 'free' && phase !== 'declare' && phase !== 'announce';
  return acts && round > 0 && (order[turn]?.length ?? 0) > 1;
}

/** Everybody of these sides who is able to act, as they are listed. */
export function ablesOf(
  world: World,
  { fighters }: Fight,
  sides: readonly string[],
): readonly { readonly one: Creature; readonly fighter: Fighter }[] {
  const able: { readonly one: Creature; readonly fighter: Fighter }[] = [];
  for (const fighter of fighters) {
    const one = creature(world, fighter.who);
    if (sides.includes(one.side) && isAble(one)) able.push({ one, fighter });
  }
  return able;
}

/** One deed in a round. @rule whitebox.combat.round-order */
export function endTurn(ctx: WhiteboxCtx, who: CreatureId): void {
  if (theFight(ctx.world).pending.includes(who))
    ctx.emit({ type: 'turn-done', rule: 'whitebox.combat.round-order', who });
}

/**
 * Everybody who is waited for: of those at whose place the round stands, or by Dexterity the quickest of them.
 *
 * @rule whitebox.combat.side-actions
 * @rule whitebox.combat.alt-dexterity-order
 */
export function due(world: World): readonly CreatureId[] {
  const fight = fightOn(world);
  if (!fight || fight.unseen || fight.pending.length === 0) return [];
  const { now } = fight;
  const pending = now === null ? fight.pending : fight.pending.filter((who) => now.includes(who));
  return pending.filter((who) => isAble(creature(world, who)));
}
