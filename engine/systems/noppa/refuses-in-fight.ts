import {
  type CreatureId,
  creature,
  fightOn,
  firstOf,
  refuse,
  repeated,
  SOMEONE,
  type Verdict,
} from '@arbitro/kernel';
import type { Act, Attack, Cast, Delay, Initiative, Leave, Move, Pass, Recover } from './actions.ts';
import { handsFull, holding } from './derived.ts';
import { isShakenOff, STATUSES } from './effects.ts';
import { refuseNoppa } from './refusals.ts';
import { allMeans, barred, findMeans, inHand, type Means, withinReach } from './rules/means.ts';
import { borderOf, moveCost } from './rules/move.ts';
import { available } from './rules/pay.ts';
import { componentsMissing } from './rules/spell.ts';
import { mayDelay, whoseTurn } from './rules/turn.ts';
import { type Creature, meleeOf, type Spell, type World } from './state.ts';
import { COSTS, HANDS } from './tables.ts';

export function notUp(world: World, who: CreatureId): Verdict {
  const { status } = creature(world, who);
  return STATUSES[status].acts ? undefined : refuseNoppa('cannot-act', { who, status });
}

export function unknownZone({ zones }: World, zone: string): Verdict {
  return zones.includes(zone) ? undefined : refuseNoppa('no-such-zone', { zone, known: zones.join(', ') });
}

/** On one's own tick alone; nobody else may act meanwhile. @rule noppa.init.countdown */
export function notOnTick(world: World, who: CreatureId): Verdict {
  const fight = fightOn(world);
  if (!fight) return refuseNoppa('no-fight');
  if (!fight.order.includes(who)) return refuseNoppa('not-in-fight', { who });
  if (fight.phase !== 'acting') return refuseNoppa('not-now', { phase: fight.phase });
  const whose = whoseTurn(world);
  if (whose !== who) return notUp(world, who) ?? refuse('not-your-turn', { who, whose: whose ?? SOMEONE });
  return undefined;
}

/** @rule noppa.action.affordability */
export function tooDear(world: World, who: CreatureId, cost: number): Verdict {
  if (world.options.overdraw === 'allowed') return undefined;
  const has = available(world, creature(world, who));
  return has >= cost ? undefined : refuseNoppa('too-few-actions', { who, has, cost });
}

/** @rule noppa.mind.floor */
function tooLittleMind({ id: who, mind: has }: Creature, cost: number): Verdict {
  return has >= cost ? undefined : refuseNoppa('too-little-mind', { who, has, cost });
}

/** @rule noppa.gear.swap-free */
export function cannotHold(
  { id: who, items, bound }: Creature,
  held: readonly string[] | undefined,
): Verdict {
  if (held === undefined) return undefined;
  const strange = held.find((id) => !items.some((item) => item.id === id && item.worn === 'hand'));
  if (strange !== undefined) return refuseNoppa('no-such-item', { who, item: strange });
  const hands = handsFull(items.filter(({ id }) => held.includes(id)));
  return hands > HANDS || bound.includes('hands') ? refuseNoppa('too-few-hands', { who }) : undefined;
}

export function refusesInitiative(world: World, { by }: Initiative): Verdict {
  const fight = fightOn(world);
  if (!fight) return refuseNoppa('no-fight');
  if (fight.phase !== 'initiative') return refuseNoppa('not-now', { phase: fight.phase });
  return fight.pending.includes(by) ? notUp(world, by) : refuseNoppa('not-in-fight', { who: by });
}

export function refusesAttack(world: World, { by, with: id, on, hold }: Attack): Verdict {
  const one = holding(creature(world, by), hold);
  return (
    notOnTick(world, by) ?? cannotHold(one, hold) ?? cannotUse(one, id) ?? cannotStrike(world, one, id, on)
  );
}

/** Not there, not in hand, or taken away. */
export function cannotUse(one: Creature, id: string): Verdict {
  const { id: who } = one;
  const means = findMeans(one, id);
  if (!means) {
    const known = allMeans(one).map((other) => other.id);
    return refuseNoppa('no-such-means', { who, means: id, known: known.join(', ') || '–' });
  }
  if (!inHand(one, means)) return refuseNoppa('not-in-hand', { who, item: means.name });
  if (barred(one, means)) return refuseNoppa('cannot-act', { who, status: one.conditions.join(', ') });
  return means.spell ? cannotUtter(one, means.spell) : undefined;
}

export function cannotUtter(one: Creature, spell: Spell): Verdict {
  const part = componentsMissing(one, spell);
  return part === undefined
    ? tooLittleMind(one, spell.mindCost)
    : refuseNoppa('component-missing', { who: one.id, spell: spell.name, part });
}

function cannotStrike(world: World, one: Creature, id: string, on: readonly CreatureId[]): Verdict {
  const means = findMeans(one, id);
  if (!means) return refuseNoppa('no-such-means', { who: one.id, means: id, known: '–' });
  const twice = repeated(on);
  if (!means.area && on.length > 1) return refuseNoppa('one-target-only', { means: means.name });
  if (twice !== undefined) return refuseNoppa('named-twice', { who: twice });
  return (
    firstOf(on, (target) => notInReach(world, one, means, target)) ??
    severalZones(world, on) ??
    tooDear(world, one.id, means.cost)
  );
}

function notInReach(world: World, one: Creature, means: Means, on: CreatureId): Verdict {
  if (on === one.id) return refuse('no-such-target', { on });
  if (!fightOn(world)?.order.includes(on)) return refuseNoppa('not-in-fight', { who: on });
  const target = creature(world, on);
  if (!STATUSES[target.status].acts) return refuse('no-such-target', { on });
  return withinReach(world, one, means, target)
    ? undefined
    : refuseNoppa('not-in-reach', { on, zone: target.zone });
}

function severalZones(world: World, on: readonly CreatureId[]): Verdict {
  const zones = new Set(on.map((id) => creature(world, id).zone));
  return zones.size > 1 ? refuseNoppa('several-zones') : undefined;
}

export function refusesCast(world: World, { by, spell: id, on, hold }: Cast): Verdict {
  const one = holding(creature(world, by), hold);
  const spell = one.spells.find((other) => other.id === id);
  if (!spell) return refuseNoppa('no-such-spell', { who: by, spell: id });
  if (spell.attack) return refusesAttack(world, { type: 'attack', by, with: id, on, hold });
  const inFight = fightOn(world)?.order.includes(by);
  const when = inFight ? (notOnTick(world, by) ?? tooDear(world, by, spell.cost)) : notUp(world, by);
  if (on.length > 1) return refuseNoppa('one-target-only', { means: spell.name });
  if (spell.heal > 0 && on.length === 0) return refuse('no-such-target', { on: '–' });
  return when ?? cannotHold(one, hold) ?? cannotUtter(one, spell);
}

export function refusesMove(world: World, { by, to, withdraw = false, hold }: Move): Verdict {
  const one = creature(world, by);
  return (
    notOnTick(world, by) ??
    cannotHold(one, hold) ??
    noWay(world, one, to) ??
    tooDear(world, by, moveCost(world, one, to, withdraw).value)
  );
}

export function noWay(world: World, { id: who, zone: from }: Creature, to: string): Verdict {
  if (from === to) return meleeOf(world, who) ? undefined : refuseNoppa('nowhere-to-go', { who });
  return (
    unknownZone(world, to) ?? (borderOf(world, from, to) ? undefined : refuseNoppa('no-way', { from, to }))
  );
}

export function refusesPass(world: World, { by }: Pass): Verdict {
  const fight = fightOn(world);
  return fight?.phase === 'round-end' && fight.pending.includes(by) ? undefined : notOnTick(world, by);
}

/** @rule noppa.delay.limits */
export function refusesDelay(world: World, { by }: Delay): Verdict {
  const fight = fightOn(world);
  if (!fight) return refuseNoppa('no-fight');
  if (fight.phase !== 'round-end') return refuseNoppa('only-at-round-end');
  const able = fight.pending.includes(by) && mayDelay(world, creature(world, by));
  return able ? undefined : refuseNoppa('cannot-delay', { who: by });
}

export function refusesAct(world: World, { by, cost, hold }: Act): Verdict {
  return notOnTick(world, by) ?? cannotHold(creature(world, by), hold) ?? tooDear(world, by, cost);
}

/** @ruling R27 */
export function refusesRecover(world: World, { by, condition, hold }: Recover): Verdict {
  const one = creature(world, by);
  if (!one.conditions.includes(condition) || !isShakenOff(condition))
    return refuseNoppa('not-to-shake-off', { who: by, condition });
  const inFight = fightOn(world)?.order.includes(by);
  const when = inFight ? (notOnTick(world, by) ?? tooDear(world, by, COSTS.recover)) : notUp(world, by);
  return when ?? cannotHold(one, hold);
}

export function refusesLeave(world: World, { by }: Leave): Verdict {
  const held = meleeOf(world, by) ? refuseNoppa('in-melee', { who: by }) : undefined;
  return notOnTick(world, by) ?? held ?? tooDear(world, by, COSTS.move);
}
