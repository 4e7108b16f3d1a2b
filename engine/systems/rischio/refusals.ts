import { buildRefusalBook, createRefuser } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** The refusals of this system only, with the HTTP status of each. */
export const RISCHIO_REFUSALS = buildRefusalBook(TEXT.refusals, {
  'level-not-on-table': 422,
  'no-approach': 422,
  'no-such-ability': 422,
  'one-target-only': 422,
  'cannot-pay': 422,
  'health-by-harm': 422,
  'beyond-reach': 422,
  'help-from-another': 422,
  'not-down': 422,
  'no-such-gear': 422,
  'not-chosen': 422,
  'not-defeated': 422,
  'not-an-opponent': 422,
});

export const refuseRischio = createRefuser(RISCHIO_REFUSALS);
