import { memoizeByObject } from '@arbitro/kernel';
import { copyOf } from '../copies.ts';
import type { Readied } from '../rules/readied.ts';
import { ATTRIBUTE_RANGE, ATTRIBUTES, SIZES } from '../rules/tables.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Attributes, Creature, FoeAttack, Item, Sheet } from '../state.ts';
import { heldNames, type Looks, looks } from './view.ts';

/**
 * Default values for a creature whose sheet the viewer has not seen.
 *
 * They are not from the book: our own numbers, near the average of `content/`, and the same for all viewers.
 */
const FOE: Sheet = sheetSchema.parse({ kind: 'foe', attacks: [{ id: 'attack', tn: 2 }] });
export const ASSUMED_ATTACK = FOE.attacks[0] as FoeAttack;
const FRIEND: Sheet = sheetSchema.parse({ kind: 'player' });

const FULL = 10;
const BODY: Readonly<Record<Looks, number>> = { unhurt: FULL, hurt: 6, 'badly-hurt': 3, down: 0 };

/** Viewers may see that a creature is ready, but not for what. */
const READY: Readied = {
  act: { kind: 'other', what: '', cost: 1 },
  cost: 1,
  trigger: 'word',
  words: '',
  spent: 1,
};

/** Completes a creature's view with assumed values. Memoized because the result is the same for all viewers. */
export const assumed = memoizeByObject(assume);

function assume(one: Creature, isReady: boolean): Creature {
  const { id, name, kind, side, status, size, zone, actions, carried, conditions } = one;
  const near = { id, name, kind, side, status, size, zone, actions, carried, conditions };
  const weight = SIZES[size];
  const items = heldNames(one).map((thing, at) => held(thing, `held-${at + 1}`));
  const readied = isReady ? READY : null;
  const open = kind === 'foe' ? { ...FOE, ...bodyOf(one) } : { ...FRIEND, ...outline(one) };
  return copyOf({ ...open, ...near, weight, items, readied });
}

/** The public values of creatures other than foes. */
function outline({ attributes, body, mind, riposte, bound, said }: Creature): Partial<Creature> {
  return { attributes, body, mind, riposte, bound, said, racial: racialOf(attributes) };
}

/** The racial changes that these attributes require. */
const racialOf = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    ATTRIBUTES.map((name) => [name, beyond(attributes[name])] as const),
  ) as unknown as Attributes;

function beyond(value: number): number {
  if (value > ATTRIBUTE_RANGE.most) return 1;
  return value < ATTRIBUTE_RANGE.least ? -1 : 0;
}

function bodyOf(one: Creature): Pick<Creature, 'body' | 'fullBody'> {
  const seems = looks(one);
  return seems === null ? { body: null, fullBody: null } : { body: BODY[seems], fullBody: FULL };
}

/** Returns an item in use of which only the name is known. */
export const held = (name: string, id: string): Item => ({
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
