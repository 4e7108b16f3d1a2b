import { buildRefusalBook, createRefuser } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** The refusals of this system only; the HTTP status where it is not 422. */
export const BRP_REFUSALS = buildRefusalBook(TEXT.refusals, {
  'not-now': 409,
  'not-declared': 409,
  'not-unnoticed': 409,
});

export const refuseBrp = createRefuser(BRP_REFUSALS);
