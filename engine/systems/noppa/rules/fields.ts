import { countingNumber } from '@arbitro/kernel';
import { z } from 'zod';
import { name } from '../schema/sheet-things.ts';

/** Fields that several actions have. */

/** What is in the hands from now on: free along with an act. */
export const inHands = z.array(name).max(4);

export const MAX_WORDS = 200;
export const words = z.string().max(MAX_WORDS).default('');

/** The game master is asked where it is not said. */
export const targetNumber = countingNumber.max(20).optional();

export const MAX_NAME = 60;
