import type { LocalizedText } from '@arbitro/kernel';
import type { CharacteristicRoll } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';

/** @rule brp.characteristics.rolls */
export const ROLL_NAMES: Readonly<Record<CharacteristicRoll, { readonly name: LocalizedText }>> = {
  vigour: { name: TEXT.content.rollNames.vigour },
  stamina: { name: TEXT.content.rollNames.stamina },
  idea: { name: TEXT.content.rollNames.idea },
  luck: { name: TEXT.content.rollNames.luck },
  agility: { name: TEXT.content.rollNames.agility },
  charisma: { name: TEXT.content.rollNames.charisma },
};
