import { type Square, squareName } from '@arbitro/grid';
import { refuser } from '@arbitro/kernel';
import { FIGHT_REFUSALS } from './fight-refusal-words.ts';
import { ATTACK_REFUSALS } from './refusal-words-attack.ts';
import { CHECK_REFUSALS } from './refusal-words-checks.ts';

export const QUINTA_REFUSALS = { ...CHECK_REFUSALS, ...FIGHT_REFUSALS, ...ATTACK_REFUSALS };

export const refuseQuinta = refuser(QUINTA_REFUSALS);

/** A square, as programs and as people call it. */
export const onSquare = (at: Square) => ({ ...at, square: squareName(at) });
