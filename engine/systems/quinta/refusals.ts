import { type Square, squareName } from '@arbitro/grid';
import { buildRefusalBook, createRefuser } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** The refusals of this system only; the HTTP status where it is not 422. */
export const QUINTA_REFUSALS = buildRefusalBook(TEXT.refusals, {
  'hidden-already': 409,
  barred: 409,
  'rested-lately': 409,
  'not-burning': 409,
  'broken-already': 409,
  'no-interaction-left': 409,
  'door-unmoved': 409,
  'door-blocked': 409,
  'in-hand-already': 409,
  'not-in-hand': 409,
  'no-action-left': 409,
  'no-bonus-left': 409,
  'no-reaction-left': 409,
  'lies-already': 409,
  'stands-already': 409,
  'rides-already': 409,
  'rides-not': 409,
  'ridden-already': 409,
  'nothing-readied': 409,
  'held-already': 409,
  'holds-not': 409,
  'not-held': 409,
  'not-dead': 409,
  'has-not': 409,
});

export const refuseQuinta = createRefuser(QUINTA_REFUSALS);

/** Returns a square as coordinates and as its name on the map. */
export const squareParams = (square: Square) => ({ ...square, square: squareName(square) });
