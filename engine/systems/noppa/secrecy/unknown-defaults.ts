import { type Draft, memoizeByObject, SOMEONE } from '@arbitro/kernel';
import { copyCreature } from '../copy-state.ts';
import type { Readied } from '../rules/readied.ts';
import { ATTRIBUTE_RANGE, ATTRIBUTES, SIZES } from '../rules/tables.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Attributes, Creature, FoeAttack, Item } from '../state.ts';
import { type ApparentHealth, apparentHealthOf, copyOpenFields, listHeldNames } from './view.ts';

/**
 * Default values for a creature whose sheet the viewer has not seen.
 *
 * They are not from the book: our own numbers, near the average of `content/`, and the same for all viewers.
 */
const assumeSheet = (sheet: object): Creature =>
  copyCreature({ ...sheetSchema.parse(sheet), id: SOMEONE, name: SOMEONE });
const ASSUMED_FOE = assumeSheet({ kind: 'foe', attacks: [{ id: 'attack', tn: 2 }] });
export const ASSUMED_ATTACK = ASSUMED_FOE.attacks[0] as FoeAttack;
const ASSUMED_FRIEND = assumeSheet({ kind: 'player' });

const ASSUMED_FULL_HEALTH = 10;
const BODY_BY_LOOKS: Readonly<Record<ApparentHealth, number>> = {
  unhurt: ASSUMED_FULL_HEALTH,
  hurt: 6,
  'badly-hurt': 3,
  down: 0,
};

/** Viewers may see that a creature is ready, but not for what. */
const ASSUMED_READIED: Readied = {
  act: { kind: 'other', what: '', cost: 1 },
  cost: 1,
  trigger: 'word',
  words: '',
  spent: 1,
};

/** Completes a creature's view with assumed values. Memoized because the result is the same for all viewers. */
export const assumeUnknowns = memoizeByObject(buildAssumedCreature);

function buildAssumedCreature(creature: Creature, isReady: boolean): Creature {
  const isFoe = creature.kind === 'foe';
  const next = copyOpenFields(creature, copyCreature(isFoe ? ASSUMED_FOE : ASSUMED_FRIEND));
  next.weight = SIZES[creature.size];
  next.items = listHeldNames(creature).map((thing, index) => assumeHeldItem(thing, `held-${index + 1}`));
  next.readied = isReady ? ASSUMED_READIED : null;
  if (isFoe) assumeBody(creature, next);
  else next.racial = assumeRacial(creature.attributes);
  return next;
}

/** The racial changes that these attributes require. */
const assumeRacial = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    ATTRIBUTES.map((name) => [name, rangeExcess(attributes[name])] as const),
  ) as unknown as Attributes;

function rangeExcess(value: number): number {
  if (value > ATTRIBUTE_RANGE.most) return 1;
  return value < ATTRIBUTE_RANGE.least ? -1 : 0;
}

function assumeBody(creature: Creature, next: Draft<Creature>): void {
  const seems = apparentHealthOf(creature);
  next.body = seems && BODY_BY_LOOKS[seems];
  next.fullBody = seems && ASSUMED_FULL_HEALTH;
}

/** Returns an item in use of which only the name is known. */
export const assumeHeldItem = (name: string, id: string): Item => ({
  id,
  name,
  weight: 'none',
  worn: 'hand',
  hands: 0,
  inUse: true,
  bonus: {},
  weapon: null,
  parries: [],
});
