import { memoizeByParts, type Reason, type Score, score } from '@arbitro/kernel';
import { copyCreature } from '../copy-state.ts';
import type { Options } from '../options.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Item, World } from '../state.ts';
import { conditionEffects } from './effects.ts';
import {
  ATTRIBUTE_RANGE,
  ATTRIBUTES,
  type Attribute,
  BODY_POINTS,
  FOE_DEFENCES,
  HANDS,
  LEARNING,
  MIND_POINTS,
  MUNDANE_TYPES,
  PERSONALITY,
  PRACTICE,
  SLOTS,
  TOUGHNESS,
  TYPICAL_TN,
} from './tables.ts';

/** Halves are rounded up. @rule noppa.attr.halving */
const halveUp = (value: number): number => Math.ceil(value / 2);

const makeReason = (rule: RuleId, what: string, value: number): Reason => ({ rule, what, how: 'add', value });

type ScoreHolder = Pick<Creature, 'attributes'>;

/** Returns half of an attribute as two reasons. */
export const halvedReasons = (
  creature: ScoreHolder,
  attribute: Attribute,
  rule: RuleId,
): readonly Reason[] => [
  makeReason(rule, attribute, creature.attributes[attribute]),
  { rule: 'noppa.attr.halving', what: 'half', how: 'shared-by', value: 2 },
];

/** @rule noppa.body.max */
export const maxBody = (creature: ScoreHolder): Score =>
  score([
    ...halvedReasons(creature, TOUGHNESS, 'noppa.attr.sitkeys'),
    makeReason('noppa.body.max', 'base', BODY_POINTS.base),
  ]);

/** Returns full body points: a player character's from toughness, a foe's from its data, or null. */
export const fullBody = (creature: Creature): number | null =>
  creature.kind === 'foe' ? creature.fullBody : maxBody(creature).value;

/** @rule noppa.mind.max */
export const maxMind = (creature: ScoreHolder): Score =>
  score([
    ...halvedReasons(creature, PRACTICE, 'noppa.attr.harjaantuneisuus'),
    makeReason('noppa.mind.max', 'base', MIND_POINTS.base),
  ]);

/** @rule noppa.body.milestone */
export const bodyRecovery = (creature: ScoreHolder): Score =>
  score([
    ...halvedReasons(creature, TOUGHNESS, 'noppa.attr.sitkeys'),
    makeReason('noppa.body.milestone', 'milestone', BODY_POINTS.milestone),
  ]);

/** @rule noppa.mind.milestone */
export const mindRecovery = (creature: ScoreHolder): Score =>
  score([
    ...halvedReasons(creature, PRACTICE, 'noppa.attr.harjaantuneisuus'),
    makeReason('noppa.mind.milestone', 'milestone', MIND_POINTS.milestone),
  ]);

/** Returns the maximum number of special skills and spells. @rule noppa.attr.oppineisuus */
export const maxSkills = (options: Options, creature: ScoreHolder): Score =>
  score([
    ...halvedReasons(creature, LEARNING, 'noppa.attr.oppineisuus'),
    makeReason('noppa.attr.oppineisuus', 'base', options.baseSkills),
  ]);

/** @rule noppa.gear.base-slots @rule noppa.gear.bonus-slots */
export const lightSlots = (creature: ScoreHolder): Score =>
  score([
    ...halvedReasons(creature, PERSONALITY, 'noppa.gear.bonus-slots'),
    makeReason('noppa.gear.base-slots', 'base', SLOTS.light),
  ]);

/**
 * Whether the load fits. Two light slots equal a heavy one and vice versa, for all slots or only for those from
 * personality.
 * @rule noppa.gear.conversion
 */
export function canCarry(
  { options }: Pick<World, 'options'>,
  creature: ScoreHolder,
  items: readonly Item[],
): boolean {
  const light = items.filter(({ weight }) => weight === 'light').length;
  const heavy = items.filter(({ weight }) => weight === 'heavy').length;
  const slots = lightSlots(creature).value;
  if (options.slotConversion === 'all')
    return light + SLOTS.lightPerHeavy * heavy <= slots + SLOTS.lightPerHeavy * SLOTS.heavy;
  const combined = Math.max(0, heavy - SLOTS.heavy);
  const bonus = slots - SLOTS.light;
  return SLOTS.lightPerHeavy * combined <= bonus && light + SLOTS.lightPerHeavy * combined <= slots;
}

export const listHeldItems = ({ items }: Pick<Creature, 'items'>): readonly Item[] =>
  items.filter(({ worn, inUse }) => worn === 'hand' && inUse);

export const countFullHands = (held: readonly Item[]): number =>
  held.reduce((sum, { hands }) => sum + hands, 0);

/**
 * Returns what to hold so that the item is in hand, or a hand is free if none is named; undefined if nothing must
 * change.
 */
export const findGrip = memoizeByParts(
  ({ items }, item) => [items, item],
  (creature: Pick<Creature, 'items'>, item: string | null): readonly string[] | undefined => {
    const held = listHeldItems(creature);
    if (item === null ? countFullHands(held) < HANDS : held.some(({ id }) => id === item)) return undefined;
    const items = creature.items.filter(({ id }) => id === item);
    let free = HANDS - (item === null ? 1 : countFullHands(items));
    const keptItems = held.toSorted(byUseBesideWeapon).filter(({ hands }) => {
      const fits = hands <= free;
      if (fits) free -= hands;
      return fits;
    });
    return [...items, ...keptItems].map(({ id }) => id);
  },
);

/** A shield or a staff is kept in hand before a second weapon. */
const byUseBesideWeapon = (item: Item, other: Item): number =>
  Number(item.weapon !== null) - Number(other.weapon !== null);

/** Returns the creature with these items in its hands. */
export function setHeldItems(creature: Creature, held: readonly string[] | undefined): Creature {
  if (held === undefined) return creature;
  const holding = copyCreature(creature);
  holding.items = holdItems(creature.items, held);
  return holding;
}

// memoized: policies try the same grip on every target, and what is known of a list of items is kept with it
const holdItems = memoizeByParts(
  (items, held) => [items, held],
  (items: readonly Item[], held: readonly string[]) =>
    items.map((item) => (item.worn === 'hand' ? { ...item, inUse: held.includes(item.id) } : item)),
);

/** Whether the creature has lost its melee weapon, though it lies near. @ruling R12 */
const isDisarmed = ({ conditions }: Pick<Creature, 'conditions'>): boolean =>
  conditions.some((name) =>
    conditionEffects(name).some((effect) => effect.kind === 'no-attacks' && effect.mode === 'melee'),
  );

/**
 * Returns the items really in hand: a weapon that the creature was disarmed of neither helps nor occupies a hand.
 * @ruling R12
 */
export function listUsableHeldItems(creature: Pick<Creature, 'items' | 'conditions'>): readonly Item[] {
  const held = listHeldItems(creature);
  return creature.conditions.length > 0 && isDisarmed(creature)
    ? held.filter(({ weapon }) => weapon?.mode !== 'melee')
    : held;
}

/** @rule noppa.spell.components */
export const hasFreeHand = (creature: Creature): boolean =>
  !creature.bound.includes('hands') && countFullHands(listUsableHeldItems(creature)) < HANDS;

/**
 * Whether the value is within the normal range shifted by the racial change.
 * @rule noppa.attr.range @rule noppa.attr.racial-range
 */
export const isInRange = (value: number, racial: number): boolean =>
  value >= ATTRIBUTE_RANGE.least + racial && value <= ATTRIBUTE_RANGE.most + racial;

/** If the options say so, a race raises at most one attribute and lowers at most one. @rule noppa.attr.racial-range */
export function isRacialAllowed({ racialAttributes }: Options, racial: Creature['racial']): boolean {
  const moved = (by: number): number => ATTRIBUTES.filter((name) => racial[name] === by).length;
  return racialAttributes === 'any' || (moved(1) <= 1 && moved(-1) <= 1);
}

/**
 * Returns a foe's target number against an attack: its own number for the type, else for touch or homing, else for the
 * group.
 * @rule noppa.attack.tn-by-type @rule noppa.content.damage-types
 */
export function tnAgainst({ options }: Pick<World, 'options'>, foe: Creature, key: string): Score {
  const own = foe.tns[key];
  if (own !== undefined && Object.hasOwn(foe.tns, key))
    return score([makeReason('noppa.attack.tn-by-type', key, own)]);
  if (key === 'touch' || key === 'homing') return splitTn(options, foe, key);
  const group = groupOf(key);
  return score([makeReason('noppa.attack.tn-by-type', group, foe.tns[group] ?? TYPICAL_TN)]);
}

function groupOf(key: string): string {
  if (MUNDANE_TYPES.some((type) => type === key)) return 'mundane';
  return FOE_DEFENCES.some((defence) => defence === key) ? key : 'elements';
}

/**
 * Touch and homing split the basic number. If one is given, the other is the rest; the foe's build decides which gets
 * the odd point.
 * @rule noppa.foe.touch-homing @rule noppa.foe.touch-homing-weighting
 */
function splitTn({ oddSplit }: Options, { tns, build }: Creature, key: 'touch' | 'homing'): Score {
  const basic = tns.mundane ?? TYPICAL_TN;
  const otherNumber = tns[key === 'touch' ? 'homing' : 'touch'];
  if (otherNumber !== undefined)
    return score([makeReason('noppa.foe.touch-homing-weighting', key, Math.max(0, basic - otherNumber))]);
  const heavier = build === 'armoured' ? 'homing' : 'touch';
  const isRoundedUp = oddSplit === 'fraction' || key === heavier;
  const value = isRoundedUp ? halveUp(basic) : basic - halveUp(basic);
  return score([makeReason('noppa.foe.touch-homing', key, value)]);
}
