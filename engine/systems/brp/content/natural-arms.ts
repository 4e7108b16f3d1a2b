import type { Words } from '@arbitro/kernel';

/** What our beasts strike with, under the names of their arms. */
export const NATURAL_ARMS = {
  claws: { name: { en: 'claws', it: 'artigli', fi: 'kynnet' } },
  bite: { name: { en: 'bite', it: 'morso', fi: 'purema' } },
  swipe: { name: { en: 'swipe', it: 'zampata', fi: 'käpälänisku' } },
  tusks: { name: { en: 'tusks', it: 'zanne', fi: 'torahampaat' } },
  teeth: { name: { en: 'teeth', it: 'denti', fi: 'hampaat' } },
  'venomous-bite': { name: { en: 'venomous bite', it: 'morso velenoso', fi: 'myrkyllinen purema' } },
} as const satisfies Readonly<Record<string, { readonly name: Words }>>;
