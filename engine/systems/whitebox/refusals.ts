import { refuser } from '@arbitro/kernel';
import { COMMON_REFUSALS } from './refusal-words.ts';
import { CREATION_REFUSALS } from './refusal-words-creation.ts';
import { FIGHT_REFUSALS } from './refusal-words-in-fight.ts';
import { PEACE_REFUSALS } from './refusal-words-peace.ts';

export const WHITEBOX_REFUSALS = {
  ...COMMON_REFUSALS,
  ...CREATION_REFUSALS,
  ...FIGHT_REFUSALS,
  ...PEACE_REFUSALS,
};

export const refuseWhitebox = refuser(WHITEBOX_REFUSALS);
