import { createRefuser, type Refusal } from '@arbitro/kernel';
import { TABLE_REFUSALS } from './refusal-words.ts';

export type TableRefusal = keyof typeof TABLE_REFUSALS;

const refuseWith = createRefuser(TABLE_REFUSALS);
/** Builds a refusal by the table itself. */
export const refuseAtTable = (code: TableRefusal, params: Refusal['params'] = {}): Refusal =>
  refuseWith(code, params);
