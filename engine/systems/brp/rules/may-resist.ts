import {
  type CreatureId,
  countingNumber,
  createTargetLookup,
  creatureId,
  firstRefusal,
  idsOf,
  numberBetween,
  type Offer,
  oneOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { OBJECT_IDS, type ObjectId } from '../content/object-table.ts';
import { refuseBrp } from '../refusals.ts';
import { characteristic } from '../schema/sheet-parts.ts';
import { enumByLabel } from '../schema/spelling.ts';
import { isUp, type World } from '../state.ts';
import { lacksCharacteristic, notAlive, notUp } from './may-act.ts';
import { type Characteristic, RESISTANCE_SIDES, SIZ } from './tables.ts';

/** One side of the resistance table: a creature's characteristic, an object of the table of sizes, or a number. */
export type Force =
  | { readonly who: CreatureId; readonly characteristic: Characteristic }
  /** The game master picks a size from a printed range; the default is the middle. */
  | { readonly object: ObjectId; readonly size?: number | undefined }
  | { readonly value: number };

/** Accepts a plain number, a creature's characteristic, or an object of the table. */
export const forceField = z.preprocess(
  (input) => (typeof input === 'number' ? { value: input } : input),
  z.union([
    z.strictObject({ who: creatureId, characteristic }),
    z.strictObject({ object: enumByLabel(OBJECT_IDS), size: countingNumber.max(999).optional() }),
    z.strictObject({ value: countingNumber.max(999) }),
  ]),
);

export const RESISTANCE_USES = [
  'lift',
  'foot-race',
  'arm-wrestling',
  'squeeze-through',
  'drinking',
  'will',
  'attention',
  'other',
] as const;
type ResistanceUse = (typeof RESISTANCE_USES)[number];

interface ResistTerms {
  readonly use: ResistanceUse;
  readonly active: Force;
  readonly passive: Force;
}

/**
 * Returns why the resistance roll is not allowed, or undefined. The active creature must be up.
 * @rule brp.resistance.uses @rule brp.resistance.who-rolls
 */
export function cannotResist(world: World, resistTerms: ResistTerms): Verdict {
  const { active, passive } = resistTerms;
  if (!('who' in active || 'who' in passive)) return refuseBrp('nobody-rolls');
  return (
    notForThisUse(resistTerms) ??
    firstRefusal([active, passive], (force) => cannotSetAgainst(world, force)) ??
    ('who' in active ? notUp(world, active.who) : undefined)
  );
}

/** A listed use has fixed characteristics. @rule brp.resistance.uses */
function notForThisUse({ use, active, passive }: ResistTerms): Verdict {
  if (use === 'other') return undefined;
  const { active: own, passive: against } = RESISTANCE_SIDES[use];
  const isRight =
    isCharacteristic(active, own) &&
    (against === 'thing' ? !('who' in passive) : isCharacteristic(passive, against));
  return isRight
    ? undefined
    : refuseBrp('not-for-this-use', {
        use,
        characteristic: own,
        against: against === 'thing' ? SIZ : against,
      });
}

const isCharacteristic = (force: Force, which: Characteristic): boolean =>
  'who' in force && force.characteristic === which;

const cannotSetAgainst = (world: World, force: Force): Verdict =>
  'who' in force
    ? (lacksCharacteristic(world, force.who, force.characteristic) ?? notAlive(world, force.who))
    : undefined;

/** Offers each listed use with the creatures that can try it. */
export const resistOffers = (world: World): readonly Offer[] =>
  RESISTANCE_USES.filter((use) => use !== 'other').flatMap((use) => {
    const { active, passive } = RESISTANCE_SIDES[use];
    if (passive !== 'thing') return offersBetweenTwo(world, use);
    const able = idsOf(
      world.creatures.filter((creature) => isUp(creature) && creature.characteristics[active]),
    );
    if (able.length === 0) return [];
    const thing =
      use === 'lift' ? { 'passive.object': oneOf(OBJECT_IDS) } : { 'passive.value': numberBetween(1, 30) };
    const action = { type: 'resist', use, active: { characteristic: active }, passive: {} };
    return [{ action, slots: { 'active.who': oneOf(able), ...thing } }];
  });

function offersBetweenTwo(world: World, use: keyof typeof RESISTANCE_SIDES): readonly Offer[] {
  const { active: which } = RESISTANCE_SIDES[use];
  const ids = idsOf(world.creatures);
  const force = (who: CreatureId) => ({ who, characteristic: which });
  const first = world.creatures.find((creature) => isUp(creature) && creature.characteristics[which])?.id;
  const findOpponents = createTargetLookup(
    ids,
    first,
    (by, who) => !cannotResist(world, { use, active: force(by), passive: force(who) }),
  );
  return ids.flatMap((by) => {
    const opponents = findOpponents(by);
    if (opponents.length === 0) return [];
    const action = { type: 'resist', use, active: force(by), passive: { characteristic: which } };
    return [{ action, slots: { 'passive.who': oneOf(opponents) } }];
  });
}
