import type { LocalizedText } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

/** The natural weapons of our beasts, by name. */
export const NATURAL_ARMS = {
  claws: { name: TEXT.content.naturalArms.claws },
  bite: { name: TEXT.content.naturalArms.bite },
  swipe: { name: TEXT.content.naturalArms.swipe },
  tusks: { name: TEXT.content.naturalArms.tusks },
  teeth: { name: TEXT.content.naturalArms.teeth },
  antlers: { name: TEXT.content.naturalArms.antlers },
  horns: { name: TEXT.content.naturalArms.horns },
  hooves: { name: TEXT.content.naturalArms.hooves },
  coils: { name: TEXT.content.naturalArms.coils },
  talons: { name: TEXT.content.naturalArms.talons },
  'venomous-bite': { name: TEXT.content.naturalArms['venomous-bite'] },
} as const satisfies Readonly<Record<string, { readonly name: LocalizedText }>>;
