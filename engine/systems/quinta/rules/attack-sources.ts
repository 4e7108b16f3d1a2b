import type { Square } from '@arbitro/grid';
import { findCreature } from '@arbitro/kernel';
import type { RuleId } from '../rules.ts';
import type { AttackPart, Creature, World } from '../state.ts';
import { type ActiveEffect, effectsOn, hasEffect } from './active-effects.ts';
import { stillDodges } from './check-sources.ts';
import { areEnemies, isInPlay, metresBetween } from './distance.ts';
import type { Effect, Mode, Source } from './effect-types.ts';
import { type Condition, effectsOfCondition } from './effects.ts';
import { isFlanked } from './flanking.ts';
import { canSee } from './senses.ts';
import { findSupposedDistance } from './supposed-distance.ts';
import { SQUARE } from './tables.ts';
import { hasPackTactics, PACK_TACTICS } from './traits.ts';
import { isUnderWater, isWaterAt } from './water.ts';

/** An attack before the roll. */
export interface Aim {
  readonly attacker: Creature;
  /** Null for an object or an empty square. */
  readonly target: Creature | null;
  /** The square of the object, or the empty one. */
  readonly square?: Square | null;
  readonly part: AttackPart;
  readonly melee: boolean;
  /** Null if positions are unknown. */
  readonly metres: number | null;
}

const buildSource = (mode: Mode, what: string, rule: RuleId): Source => ({ mode, what, rule });
const UNSEEN_ATTACKER = buildSource('advantage', 'unseen-attacker', 'quinta.attack.unseen-attacker');
const UNSEEN_TARGET = buildSource('disadvantage', 'unseen-target', 'quinta.attack.unseen-target');
const HELP_ON_ATTACK = buildSource('advantage', 'help', 'quinta.actions.help');
const DODGING_TARGET = buildSource('disadvantage', 'dodge', 'quinta.actions.dodge');
const FLANKING = buildSource('advantage', 'flanking', 'quinta.attack.sequence');
const LONG_RANGE = buildSource('disadvantage', 'long-range', 'quinta.attack.range');
const CLOSE_COMBAT = buildSource('disadvantage', 'close-combat', 'quinta.attack.ranged-in-melee');
const WATER_MELEE = buildSource('disadvantage', 'under-water', 'quinta.underwater.melee');
const WATER_RANGED = buildSource('disadvantage', 'under-water', 'quinta.underwater.ranged');

const NO_SOURCES: readonly Source[] = [];

/**
 * Returns everything that gives the attack advantage or disadvantage, in the order of the book: advantages first.
 * @rule quinta.attack.sequence @rule quinta.attack.unseen-attacker @rule quinta.attack.unseen-target
 */
export function attackSources(world: World, aim: Aim): readonly Source[] {
  const { attacker, target } = aim;
  const found: Source[] = [];
  if (target) {
    if (isUnseenBy(world, target, attacker)) found.push(UNSEEN_ATTACKER);
    if (target.afflictions.length > 0) addTargetSources(world, aim, target, found);
    if (world.creatures.some((creature) => isHelping(creature, attacker, target))) found.push(HELP_ON_ATTACK);
    if (world.options.flanking === 'advantage' && isFlanked(world, aim)) found.push(FLANKING);
    if (attacker.traits && hasPackTactics(world, attacker, target)) found.push(PACK_TACTICS);
    if (isDodging(world, attacker, target)) found.push(DODGING_TARGET);
  }
  if (!target || !canSee(world, attacker, target)) found.push(UNSEEN_TARGET);
  if (attacker.afflictions.length > 0) addAttackerSources(world, aim, found);
  if (!aim.melee) addRangeSources(world, aim, found);
  else if (isHamperedByWater(world, aim)) found.push(WATER_MELEE);
  return found.length === 0 ? NO_SOURCES : found;
}

/**
 * If sources are counted, a condition that already exposes the target is not counted again for blinding it.
 * @rule quinta.d20.advantage-combining
 */
function isUnseenBy(world: World, target: Creature, attacker: Creature): boolean {
  if (canSee(world, target, attacker)) return false;
  if (world.options.advantageCombining === 'cancel') return true;
  const others = target.afflictions.filter(({ condition }) => !exposesTheBlind(world, condition));
  const isOtherwise = others.length === target.afflictions.length;
  return isOtherwise || !canSee(world, { ...target, afflictions: others }, attacker);
}

function exposesTheBlind({ options }: World, condition: Condition): boolean {
  const effects = effectsOfCondition(condition, options);
  return (
    effects.some(({ kind }) => kind === 'cannot-see' || kind === 'unaware') &&
    effects.some(({ kind }) => kind === 'attacks-against')
  );
}

/** @rule quinta.conditions.general */
function addTargetSources(world: World, aim: Aim, target: Creature, found: Source[]): void {
  for (const { effect, condition, rule } of effectsOn(world, target))
    if (effect.kind === 'attacks-against' && isInScope(effect.scope, aim))
      found.push(buildSource(effect.mode, condition, rule));
}

type Scope = Extract<Effect, { kind: 'attacks-against' }>['scope'];

/** Returns whether the attack is in the scope: melee, or by distance. */
export function isInScope(scope: Scope, { melee, metres }: Aim): boolean {
  if (scope === 'all') return true;
  if (scope === 'melee') return melee;
  const near = metres === null ? melee : metres <= SQUARE;
  return near === (scope === 'near');
}

/**
 * A condition counts once, even if several creatures caused it.
 * @rule quinta.conditions.frightened @rule quinta.conditions.grappled @ruling R79
 */
function addAttackerSources(world: World, { attacker, target }: Aim, found: Source[]): void {
  const countedConditions = new Set<Condition>();
  for (const felt of effectsOn(world, attacker)) {
    const { effect, condition, rule } = felt;
    if (effect.kind !== 'own-attacks') continue;
    const spared = effect.unless === 'at-source' && target !== null && felt.source === target.id;
    const counts = !spared && (effect.while === null || seesSource(world, attacker, felt));
    if (!counts || countedConditions.has(condition)) continue;
    countedConditions.add(condition);
    found.push(buildSource(effect.mode, condition, rule));
  }
}

/** A condition without a known source counts as if the source were in sight. */
function seesSource(world: World, attacker: Creature, { source: by }: ActiveEffect): boolean {
  const cause = by === null ? undefined : findCreature(world, by);
  return cause === undefined || canSee(world, attacker, cause);
}

/** Returns the allies of the attacker that help against this target. @rule quinta.actions.help @ruling R19 */
export const helpersOf = ({ creatures }: World, attacker: Creature, target: Creature): readonly Creature[] =>
  creatures.filter((creature) => isHelping(creature, attacker, target));

const isHelping = ({ id, side, helping }: Creature, attacker: Creature, target: Creature): boolean =>
  helping !== null &&
  helping.kind === 'attack' &&
  helping.on === target.id &&
  side === attacker.side &&
  id !== attacker.id;

/** @rule quinta.actions.dodge @ruling R18 */
const isDodging = (world: World, attacker: Creature, target: Creature): boolean =>
  stillDodges(world, target) && (!world.options.dodgeRequiresSight || canSee(world, target, attacker));

/** @rule quinta.attack.range @rule quinta.attack.ranged-in-melee @rule quinta.underwater.ranged */
function addRangeSources(world: World, aim: Aim, found: Source[]): void {
  if (isFar(aim)) found.push(LONG_RANGE);
  if (isPressed(world, aim)) found.push(CLOSE_COMBAT);
  if (isInWater(world, aim)) found.push(WATER_RANGED);
}

/** Beyond normal range. @rule quinta.attack.range */
const isFar = ({ part: { range }, metres }: Aim): boolean =>
  range !== null && metres !== null && metres > range[0];

/**
 * An enemy that can act and sees the shooter is beside it, whether or not it is the target.
 * @rule quinta.attack.ranged-in-melee
 */
function isPressed(world: World, { attacker, target, metres }: Aim): boolean {
  const isBeside = target !== null && metres !== null && metres <= SQUARE && areEnemies(target, attacker);
  if (isBeside && isWatchful(world, target, attacker)) return true;
  return world.creatures.some(
    (creature) =>
      areEnemies(creature, attacker) &&
      isInPlay(creature) &&
      !(creature.id === target?.id && metres !== null) &&
      isWithinASquare(world, creature, attacker) &&
      isWatchful(world, creature, attacker),
  );
}

/** Uses positions; without them, the assumed distance of creatures that have fought each other. @ruling R125 */
function isWithinASquare(world: World, creature: Creature, attacker: Creature): boolean {
  const metres =
    metresBetween(world, creature, attacker) ?? findSupposedDistance(world, attacker.id, creature.id);
  return metres !== undefined && metres <= SQUARE;
}

const isWatchful = (world: World, creature: Creature, attacker: Creature): boolean =>
  !hasEffect(world, creature, 'no-actions') && canSee(world, creature, attacker);

/** It is enough if either creature is in the water. @rule quinta.underwater.ranged @ruling R61 */
const isInWater = (world: World, { attacker, target, square = null }: Aim): boolean =>
  isUnderWater(world, attacker) ||
  (target !== null ? isUnderWater(world, target) : square !== null && isWaterAt(world, square));

/** @rule quinta.underwater.ranged @ruling R61 */
export const isLostInWater = (world: World, aim: Aim): boolean =>
  !aim.melee && isFar(aim) && isInWater(world, aim);

/**
 * A creature without a swim speed has disadvantage unless the weapon pierces.
 * @rule quinta.underwater.melee @ruling R62
 */
const isHamperedByWater = (world: World, { attacker, part }: Aim): boolean =>
  attacker.swim === null &&
  isUnderWater(world, attacker) &&
  !part.damage.some(({ type }) => type === 'piercing');
