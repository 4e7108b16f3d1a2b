import { memoizeByObject } from '@arbitro/kernel';
import { sheetSchema } from '../schema/sheet.ts';
import { type Creature, copyCreature, type Sheet } from '../state.ts';
import { type Looks, looks } from './view.ts';

/**
 * The sheet assumed for a creature whose sheet is unknown.
 *
 * The book sets none: the numbers are ours, about the average of the creatures in `content/`, and the same for all.
 */
const ASSUMED: Sheet = sheetSchema.parse({
  precision: 3,
  dodge: 2,
  resistance: 1,
  basicAttack: { damage: 4 },
});

const FULL = 20;
const HEALTH: Readonly<Record<Looks, number>> = { unhurt: FULL, hurt: 15, 'badly-hurt': 5, fallen: 0 };

/** Returns the creature with hidden fields replaced by assumptions. Cached, because it is the same for all viewers. */
export const assumed = memoizeByObject(assume);

function assume(one: Creature): Creature {
  const { id, name, kind, status } = one;
  const timesAtZeroToday = status === 'down' ? 1 : 0;
  const open = kind === 'player' ? outline(one) : body(one);
  return copyCreature({ ...ASSUMED, id, name, kind, status, timesAtZeroToday, ...open });
}

/** What all viewers know of every player. */
function outline({ level, health, maxHealth, shield }: Creature): Partial<Creature> {
  return { level, health, maxHealth, shield };
}

function body(one: Creature): Partial<Creature> {
  const seems = looks(one);
  if (seems !== null) return { health: HEALTH[seems], maxHealth: FULL };
  return { health: one.status === 'up' ? FULL : 0, maxHealth: null };
}
