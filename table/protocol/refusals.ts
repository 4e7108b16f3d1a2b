import { type Refusal, refuser } from '@arbitro/kernel';
import { TABLE_REFUSALS } from './refusal-words.ts';

export type TableRefusal = keyof typeof TABLE_REFUSALS;

const refuse = refuser(TABLE_REFUSALS);
/** Builds a refusal by the table itself. */
export const refuseAt = (code: TableRefusal, params: Refusal['params'] = {}): Refusal => refuse(code, params);
