import { buildSwitch, type OptionBook } from '@arbitro/kernel';
import type { RuleId } from './rules.ts';
import { TEXT } from './text/index.ts';

const { options: text } = TEXT;

/** House rules that many tables use. The first setting is the book. */
export const HOUSE_RULES = {
  specialDamage: buildSwitch('brp.combat.special-damage', text.specialDamage, [
    'maximum-plus-roll',
    'double-roll',
    'maximum',
    'roll',
  ]),
  specialArmour: buildSwitch('brp.armour.absorb', text.specialArmour, ['applies', 'ignored']),
  criticals: buildSwitch('brp.combat.attack-roll', text.criticals, ['none', 'through-armour']),
  fumbles: buildSwitch('brp.combat.attack-roll', text.fumbles, ['none', 'drop']),
  majorWounds: buildSwitch('brp.wounds.unconscious', text.majorWounds, ['none', 'falls', 'faints']),
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;
