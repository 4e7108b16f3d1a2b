import { countingNumber } from '@arbitro/kernel';
import { z } from 'zod';
import { nameText } from '../schema/sheet-things.ts';

/** Fields shared by several actions. */

/** What the hands hold from now on: free together with an act. */
export const heldItemsField = z.array(nameText).max(4);

export const MAX_WORDS = 200;
export const words = z.string().max(MAX_WORDS).default('');

/** If it is omitted, the game master is asked. */
export const targetNumberField = countingNumber.max(20).optional();

export const MAX_NAME = 60;
