import { refuser } from '@arbitro/kernel';
import { COMMON_REFUSALS } from './refusal-words.ts';
import { CHECK_REFUSALS } from './refusal-words-checks.ts';
import { FIGHT_REFUSALS } from './refusal-words-in-fight.ts';

export const BRP_REFUSALS = { ...COMMON_REFUSALS, ...CHECK_REFUSALS, ...FIGHT_REFUSALS };

export const refuseBrp = refuser(BRP_REFUSALS);
