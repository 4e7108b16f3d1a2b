import { buildSwitch, type OptionBook } from '@arbitro/kernel';
import type { RuleId } from './rules.ts';
import { TEXT } from './text/index.ts';

const { options: text } = TEXT;

/** House rules that many tables use. The first setting is the book. */
export const HOUSE_RULES = {
  attackExtremes: buildSwitch('rischio.combat.attack-roll', text.attackExtremes, [
    'none',
    'always',
    'double',
    'through',
  ]),
  attackTies: buildSwitch('rischio.combat.hit-comparison', text.attackTies, ['miss', 'hit']),
  dodgeRoll: buildSwitch('rischio.combat.dodge-roll', text.dodgeRoll, ['rolled', 'ten']),
  damageDie: buildSwitch('rischio.damage.base', text.damageDie, ['none', 'd4', 'd6']),
  initiativeBonus: buildSwitch('rischio.combat.initiative', text.initiativeBonus, [
    'none',
    'precision',
    'dodge',
  ]),
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;
