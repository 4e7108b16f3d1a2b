import { memoizeByObject } from '@arbitro/kernel';
import { sheetSchema } from '../schema/sheet.ts';
import { type Creature, copyCreature, type Sheet } from '../state.ts';
import { type Looks, looks } from './view.ts';

/**
 * What people take somebody to be whose sheet they have not seen.
 *
 * No book says it: the numbers are ours, about the middle of the folk in `content/`, and the same for everybody.
 */
const ASSUMED: Sheet = sheetSchema.parse({
  precision: 3,
  dodge: 2,
  resistance: 1,
  basicAttack: { damage: 4 },
});

const FULL = 20;
const HEALTH: Readonly<Record<Looks, number>> = { unhurt: FULL, hurt: 15, 'badly-hurt': 5, fallen: 0 };

/** Somebody as far as a view shows them, the rest assumed: the same for everybody who looks, so it is made once. */
export const assumed = memoizeByObject(assume);

function assume(one: Creature): Creature {
  const { id, name, kind, status } = one;
  const timesAtZeroToday = status === 'down' ? 1 : 0;
  const open = kind === 'player' ? outline(one) : body(one);
  return copyCreature({ ...ASSUMED, id, name, kind, status, timesAtZeroToday, ...open });
}

/** What lies open of every player. */
function outline({ level, health, maxHealth, shield }: Creature): Partial<Creature> {
  return { level, health, maxHealth, shield };
}

function body(one: Creature): Partial<Creature> {
  const seems = looks(one);
  if (seems !== null) return { health: HEALTH[seems], maxHealth: FULL };
  return { health: one.status === 'up' ? FULL : 0, maxHealth: null };
}
