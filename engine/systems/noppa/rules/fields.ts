import { countingNumber } from '@arbitro/kernel';
import { z } from 'zod';
import { name } from '../schema/sheet-things.ts';

/** Fields shared by several actions. */

/** What the hands hold from now on: free together with an act. */
export const inHands = z.array(name).max(4);

export const MAX_WORDS = 200;
export const words = z.string().max(MAX_WORDS).default('');

/** If it is omitted, the game master is asked. */
export const targetNumber = countingNumber.max(20).optional();

export const MAX_NAME = 60;
