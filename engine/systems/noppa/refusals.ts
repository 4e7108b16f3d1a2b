import { refuser } from '@arbitro/kernel';
import { NOPPA_REFUSALS } from './refusal-words.ts';

export { NOPPA_REFUSALS };

export const refuseNoppa = refuser(NOPPA_REFUSALS);
