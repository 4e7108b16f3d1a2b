import { type CreatureId, creature, fighter, takesPart, theFight } from '@arbitro/kernel';
import type { SkillId } from '../content/skill-table.ts';
import type { Options } from '../options.ts';
import { type Act, type Creature, type Fighter, isUp, type World } from '../state.ts';
import { findTogether } from './acting.ts';
import { BRAWL } from './arms.ts';
import { now, rating } from './derived.ts';
import { distance, isEngagedWithOthers } from './distance.ts';
import { isMissile, meansFor } from './means.ts';
import { HANDLING_COST, HUMAN_MOV, LENGTHS, MOVEMENT, RUN_TIMES, STEP } from './tables.ts';

/** The printed metres for all creatures, or scaled by the creature's MOV. @rule brp.combat.movement @ruling R63 */
const scaleOf = ({ options }: Pick<World, 'options'>, { mov }: Creature): number =>
  options.movementBrackets === 'scaled' ? mov / HUMAN_MOV : 1;

/** Returns the maximum movement in a round. @rule brp.combat.movement */
export const furthest = ({ mov }: Creature): number => mov * RUN_TIMES;

/** The divisor of the rank after this movement; undefined if the movement leaves no action. */
function shareAfter(scale: number, moved: number): number | undefined {
  return MOVEMENT.find((row) => ('upTo' in row ? moved <= row.upTo * scale : moved < row.below * scale))
    ?.shared;
}

const ROUNDED: Readonly<Record<Options['dexRankRounding'], (rank: number) => number>> = {
  up: Math.ceil,
  down: Math.floor,
  exact: (rank) => rank,
};

/**
 * @rule brp.combat.dex-order
 * @rule brp.combat.movement
 * @rule brp.spot.draw-weapon
 * @ruling R64
 */
export function rankOf(
  world: World,
  { who, moved, handled }: Pick<Fighter, 'who' | 'moved' | 'handled'>,
): number | null {
  const { options } = world;
  const one = creature(world, who);
  const share = shareAfter(scaleOf(world, one), moved);
  if (share === undefined) return null;
  const whole = now(one, 'DES');
  const cost = HANDLING_COST * handled;
  const round = ROUNDED[options.dexRankRounding];
  const rank =
    options.dexRankOrder === 'divide-then-subtract'
      ? round(whole / share) - cost
      : round((whole - cost) / share);
  return rank <= 0 && options.dexRankNonPositive === 'no-action' ? null : rank;
}

/**
 * Whether the target is near enough and the step does not worsen the rank at which the creature acts; earlier movement
 * counts.
 *
 * @rule brp.combat.movement
 * @ruling R118
 */
export function canStepTo(world: World, who: CreatureId, on: CreatureId): boolean {
  const metres = distance(world, who, on);
  if (metres === 0 || metres > STEP) return metres === 0;
  const { moved, shared = 0 } = fighter(world, who);
  if (moved + metres > STEP && isEngagedWithOthers(theFight(world), who, on)) return false;
  const scale = scaleOf(world, creature(world, who));
  const after = shareAfter(scale, moved + metres);
  return after !== undefined && after <= Math.max(shared, shareAfter(scale, moved) ?? 0);
}

export interface Turn {
  readonly who: CreatureId;
  readonly rank: number | null;
  /** The divisor of the rank, if a step still to come causes it. */
  readonly shared?: number;
}

/** Computes the rank after a step up to the target to attack or help, if the step is still possible. */
export function computeTurn(world: World, one: Fighter): Turn {
  const { who, moved } = one;
  const rank = rankOf(world, one);
  const scale = scaleOf(world, creature(world, who));
  const way = moved + measureMeantStep(world, one);
  const shared = shareAfter(scale, way);
  const later = shared === shareAfter(scale, moved) ? null : rankOf(world, { ...one, moved: way });
  return later === null || shared === undefined ? { who, rank } : { who, rank: later, shared };
}

const HAND_TO_HAND: readonly Act[] = ['attack', 'grapple', 'first-aid', 'wake'];

function measureMeantStep(world: World, { who, intent, moved }: Fighter): number {
  if (!intent?.on || !HAND_TO_HAND.includes(intent.act) || !takesPart(world, intent.on)) return 0;
  const mode = intent.act === 'attack' ? meansFor(world, creature(world, who), intent)?.mode : undefined;
  const metres = distance(world, who, intent.on);
  const isTied = moved + metres > STEP && isEngagedWithOthers(theFight(world), who, intent.on);
  return (mode && isMissile(mode)) || metres > STEP || isTied ? 0 : metres;
}

interface Placing {
  readonly who: CreatureId;
  readonly rank: number;
  /** Index of the weapon's length among all lengths. */
  readonly length: number;
  readonly rating: number;
}

const UNARMED: Readonly<Partial<Record<Act, SkillId>>> = {
  grapple: 'grapple',
  'break-free': 'grapple',
  'first-aid': 'first-aid',
};

/** Acts other than attacks count as unarmed. @rule brp.combat.dex-ties @ruling R65 */
function placing(world: World, { who, intent }: Fighter, rank: number): Placing {
  const one = creature(world, who);
  const strikes = intent === null || intent.act === 'attack';
  const mode = strikes ? meansFor(world, one, intent ?? {})?.mode : undefined;
  const skill = mode?.skill ?? (intent && UNARMED[intent.act]) ?? BRAWL;
  return {
    who,
    rank,
    length: LENGTHS.indexOf(mode?.length ?? 'short'),
    rating: mode?.chance ?? rating(world, one, skill)?.value ?? 0,
  };
}

/** @rule brp.combat.dex-order @rule brp.combat.dex-ties */
const before = (a: Placing, b: Placing): number =>
  b.rank - a.rank || a.length - b.length || b.rating - a.rating;

/** Groups creatures by turn order; equal ones act simultaneously. @rule brp.combat.dex-ties @ruling R66 */
function grouped(placings: readonly Placing[]): readonly (readonly CreatureId[])[] {
  const groups: CreatureId[][] = [];
  let last: Placing | undefined;
  for (const placed of placings.toSorted(before)) {
    if (last && before(last, placed) === 0) groups.at(-1)?.push(placed.who);
    else groups.push([placed.who]);
    last = placed;
  }
  return groups;
}

export interface Ranked {
  readonly ranks: readonly Turn[];
  readonly turns: readonly (readonly CreatureId[])[];
  readonly together: readonly CreatureId[];
}

/** Returns this round's ranks after movement, for the creatures that are up and were present when it began. */
export function ranked(world: World): Ranked {
  const fighters = theFight(world).fighters.filter(
    ({ who, isLate }) => isLate !== true && isUp(creature(world, who)),
  );
  const ranks = fighters.map((one) => computeTurn(world, one));
  const acting = fighters.flatMap((one, at) => {
    const rank = ranks[at]?.rank ?? null;
    return rank === null ? [] : [placing(world, one, rank)];
  });
  const turns = grouped(acting);
  return { ranks, turns, together: findTogether(world, turns) };
}
