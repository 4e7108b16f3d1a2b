import { buildSwitch, type OptionBook } from '@arbitro/kernel';
import type { RuleId } from './rules.ts';
import { TEXT } from './text/index.ts';

const { options: text } = TEXT;

/** House rules that many tables use. The first setting is the book. */
export const HOUSE_RULES = {
  criticalHits: buildSwitch('whitebox.attack.roll', text.criticalHits, ['none', 'double-dice', 'maximum']),
  weaponDamage: buildSwitch('whitebox.damage.weapon-damage', text.weaponDamage, ['listed', 'd6', 'by-class']),
  explodingDamage: buildSwitch('whitebox.damage.weapon-damage', text.explodingDamage, [false, true]),
  cleave: buildSwitch('whitebox.combat.melee-attack', text.cleave, ['none', 'fighters', 'everyone']),
  deathSave: buildSwitch('whitebox.damage.death-at-zero', text.deathSave, [false, true]),
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;
