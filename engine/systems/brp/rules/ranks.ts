import { type CreatureId, getCreature, getFight, getFighter, isParticipant } from '@arbitro/kernel';
import type { SkillId } from '../content/skill-table.ts';
import type { Options } from '../options.ts';
import { type Act, type Creature, type Fighter, isUp, type World } from '../state.ts';
import { findSimultaneousActors } from './acting.ts';
import { BRAWL } from './arms.ts';
import { findAttackOption, isMissile } from './attack-options.ts';
import { currentCharacteristic, findRating } from './derived.ts';
import { distance, isEngagedWithOthers } from './distance.ts';
import { DEX, FREE_STEP, HANDLING_COST, HUMAN_MOV, LENGTHS, MOVEMENT, RUN_TIMES } from './tables.ts';

/** The printed metres for all creatures, or scaled by the creature's MOV. @rule brp.combat.movement @ruling R63 */
const scaleOf = ({ options }: Pick<World, 'options'>, { mov }: Creature): number =>
  options.movementBrackets === 'scaled' ? mov / HUMAN_MOV : 1;

/** Returns the maximum movement in a round. @rule brp.combat.movement */
export const maxMovement = ({ mov }: Creature): number => mov * RUN_TIMES;

/** The divisor of the rank after this movement; undefined if the movement leaves no action. */
function shareAfter(scale: number, moved: number): number | undefined {
  return MOVEMENT.find((row) => ('upTo' in row ? moved <= row.upTo * scale : moved < row.below * scale))
    ?.shared;
}

const ROUNDING: Readonly<Record<Options['dexRankRounding'], (rank: number) => number>> = {
  up: Math.ceil,
  down: Math.floor,
  exact: (rank) => rank,
};

/** @rule brp.combat.dex-order @rule brp.combat.movement @rule brp.spot.draw-weapon @ruling R64 */
export function rankOf(
  world: World,
  { who, moved, handled }: Pick<Fighter, 'who' | 'moved' | 'handled'>,
): number | null {
  const { options } = world;
  const creature = getCreature(world, who);
  const share = shareAfter(scaleOf(world, creature), moved);
  if (share === undefined) return null;
  const whole = currentCharacteristic(creature, DEX);
  const cost = HANDLING_COST * handled;
  const round = ROUNDING[options.dexRankRounding];
  const rank =
    options.dexRankOrder === 'divide-then-subtract'
      ? round(whole / share) - cost
      : round((whole - cost) / share);
  return rank <= 0 && options.dexRankNonPositive === 'no-action' ? null : rank;
}

/**
 * Whether the target is near enough and the step does not worsen the rank at which the creature acts; earlier movement
 * counts.
 * @rule brp.combat.movement @ruling R118
 */
export function canStepTo(world: World, who: CreatureId, on: CreatureId): boolean {
  const metres = distance(world, who, on);
  if (metres === 0 || metres > FREE_STEP) return metres === 0;
  const { moved, shared = 0 } = getFighter(world, who);
  if (moved + metres > FREE_STEP && isEngagedWithOthers(getFight(world), who, on)) return false;
  const scale = scaleOf(world, getCreature(world, who));
  const after = shareAfter(scale, moved + metres);
  return after !== undefined && after <= Math.max(shared, shareAfter(scale, moved) ?? 0);
}

/** @rule brp.combat.declaration */
export const sortByDexterity = <T extends { readonly who: CreatureId }>(
  world: World,
  all: readonly T[],
): readonly T[] =>
  all.toSorted(
    (a, b) =>
      currentCharacteristic(getCreature(world, b.who), DEX) -
      currentCharacteristic(getCreature(world, a.who), DEX),
  );

export interface Turn {
  readonly who: CreatureId;
  readonly rank: number | null;
  /** The divisor of the rank, if a step still to come causes it. */
  readonly shared?: number;
}

/** Computes the rank after a step up to the target to attack or help, if the step is still possible. */
export function computeTurn(world: World, fighter: Fighter): Turn {
  const { who, moved } = fighter;
  const rank = rankOf(world, fighter);
  const scale = scaleOf(world, getCreature(world, who));
  const way = moved + measureIntendedStep(world, fighter);
  const shared = shareAfter(scale, way);
  const later = shared === shareAfter(scale, moved) ? null : rankOf(world, { ...fighter, moved: way });
  return later === null || shared === undefined ? { who, rank } : { who, rank: later, shared };
}

const HAND_TO_HAND: readonly Act[] = ['attack', 'grapple', 'first-aid', 'wake'];

function measureIntendedStep(world: World, { who, intent, moved }: Fighter): number {
  if (!intent?.on || !HAND_TO_HAND.includes(intent.act) || !isParticipant(world, intent.on)) return 0;
  const mode =
    intent.act === 'attack' ? findAttackOption(world, getCreature(world, who), intent)?.mode : undefined;
  const metres = distance(world, who, intent.on);
  const isTied = moved + metres > FREE_STEP && isEngagedWithOthers(getFight(world), who, intent.on);
  return (mode && isMissile(mode)) || metres > FREE_STEP || isTied ? 0 : metres;
}

interface TurnOrderKey {
  readonly who: CreatureId;
  readonly rank: number;
  /** Index of the weapon's length among all lengths. */
  readonly length: number;
  readonly rating: number;
}

const UNARMED_SKILLS: Readonly<Partial<Record<Act, SkillId>>> = {
  grapple: 'grapple',
  'break-free': 'grapple',
  'first-aid': 'first-aid',
};

/** Acts other than attacks count as unarmed. @rule brp.combat.dex-ties @ruling R65 */
function turnOrderKey(world: World, { who, intent }: Fighter, rank: number): TurnOrderKey {
  const creature = getCreature(world, who);
  const strikes = intent === null || intent.act === 'attack';
  const mode = strikes ? findAttackOption(world, creature, intent ?? {})?.mode : undefined;
  const skill = mode?.skill ?? (intent && UNARMED_SKILLS[intent.act]) ?? BRAWL;
  return {
    who,
    rank,
    length: LENGTHS.indexOf(mode?.length ?? 'short'),
    rating: mode?.chance ?? findRating(world, creature, skill)?.value ?? 0,
  };
}

/** @rule brp.combat.dex-order @rule brp.combat.dex-ties */
const compareTurnOrder = (a: TurnOrderKey, b: TurnOrderKey): number =>
  b.rank - a.rank || a.length - b.length || b.rating - a.rating;

/** Groups creatures by turn order; equal ones act simultaneously. @rule brp.combat.dex-ties @ruling R66 */
function groupByTurn(placings: readonly TurnOrderKey[]): readonly (readonly CreatureId[])[] {
  const groups: CreatureId[][] = [];
  let last: TurnOrderKey | undefined;
  for (const placed of placings.toSorted(compareTurnOrder)) {
    if (last && compareTurnOrder(last, placed) === 0) groups.at(-1)?.push(placed.who);
    else groups.push([placed.who]);
    last = placed;
  }
  return groups;
}

export interface RoundOrder {
  readonly ranks: readonly Turn[];
  readonly turns: readonly (readonly CreatureId[])[];
  readonly together: readonly CreatureId[];
}

/** Returns this round's ranks after movement, for the creatures that are up and were present when it began. */
export function computeRoundOrder(world: World): RoundOrder {
  const fighters = getFight(world).fighters.filter(
    ({ who, isLate }) => isLate !== true && isUp(getCreature(world, who)),
  );
  const ranks = fighters.map((fighter) => computeTurn(world, fighter));
  const acting = fighters.flatMap((fighter, index) => {
    const rank = ranks[index]?.rank ?? null;
    return rank === null ? [] : [turnOrderKey(world, fighter, rank)];
  });
  const turns = groupByTurn(acting);
  return { ranks, turns, together: findSimultaneousActors(world, turns) };
}
