import { type CreatureId, findFight, getCreature, refuse, SOMEONE, type Verdict } from '@arbitro/kernel';
import { refuseNoppa } from '../refusals.ts';
import { type Creature, isRolledFor, type World } from '../state.ts';
import { countFullHands } from './derived.ts';
import { STATUSES } from './effects.ts';
import { availableActions } from './pay.ts';
import { HANDS } from './tables.ts';
import { whoseTurn } from './turn.ts';

export function notUp(world: World, who: CreatureId): Verdict {
  const { status } = getCreature(world, who);
  return STATUSES[status].acts ? undefined : refuseNoppa('cannot-act', { who, status });
}

export function unknownZone({ zones }: World, zone: string): Verdict {
  return zones.includes(zone) ? undefined : refuseNoppa('no-such-zone', { zone, known: zones.join(', ') });
}

/** Refuses creatures that are not rolled for by a player. @rule noppa.dice.players-roll */
export const cannotRollDice = (world: World, who: CreatureId): Verdict =>
  isRolledFor(getCreature(world, who)) ? undefined : refuseNoppa('rolls-nothing', { who });

/**
 * Returns why the creature may not act on this tick, or undefined. Only one creature acts at a time.
 * @rule noppa.init.countdown
 */
export function notOnTick(world: World, who: CreatureId): Verdict {
  const fight = findFight(world);
  if (!fight) return refuseNoppa('no-fight');
  if (!fight.order.includes(who)) return refuseNoppa('not-in-fight', { who });
  if (fight.phase !== 'acting') return refuseNoppa('not-now', { phase: fight.phase });
  const whose = whoseTurn(world);
  if (whose !== who) return notUp(world, who) ?? refuse('not-your-turn', { who, whose: whose ?? SOMEONE });
  return undefined;
}

/**
 * Returns why an act that is also possible outside a fight is not allowed, or undefined. In a fight it needs the
 * creature's tick and its price.
 */
export const cannotActNow = (world: World, who: CreatureId, cost: number): Verdict =>
  findFight(world)?.order.includes(who)
    ? (notOnTick(world, who) ?? cannotAfford(world, who, cost))
    : notUp(world, who);

/** @rule noppa.action.affordability */
export function cannotAfford(world: World, who: CreatureId, cost: number): Verdict {
  if (world.options.overdraw === 'allowed') return undefined;
  const has = availableActions(world, getCreature(world, who));
  return has >= cost ? undefined : refuseNoppa('too-few-actions', { who, has, cost });
}

/** @rule noppa.gear.swap-free */
export function cannotHold(
  { id: who, items, bound }: Creature,
  held: readonly string[] | undefined,
): Verdict {
  if (held === undefined) return undefined;
  const strange = held.find((id) => !items.some((item) => item.id === id && item.worn === 'hand'));
  if (strange !== undefined) return refuseNoppa('no-such-item', { who, item: strange });
  const hands = countFullHands(items.filter(({ id }) => held.includes(id)));
  return hands > HANDS || bound.includes('hands') ? refuseNoppa('too-few-hands', { who }) : undefined;
}
