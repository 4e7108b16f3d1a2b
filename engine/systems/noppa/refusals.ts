import { buildRefusalBook, createRefuser } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** The refusals of this system only; the HTTP status where it is not 422. */
export const NOPPA_REFUSALS = buildRefusalBook(TEXT.refusals, {
  'has-already': 409,
  'no-such-zone': 404,
  'not-now': 409,
  'nothing-said': 409,
  'nothing-to-learn': 404,
  'no-such-folk': 404,
  'id-taken': 409,
});

export const refuseNoppa = createRefuser(NOPPA_REFUSALS);
