import { buildRefusalBook, createRefuser } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** The refusals of this system only; the HTTP status where it is not 422. */
export const RISCHIO_REFUSALS = buildRefusalBook(TEXT.refusals);

export const refuseRischio = createRefuser(RISCHIO_REFUSALS);
