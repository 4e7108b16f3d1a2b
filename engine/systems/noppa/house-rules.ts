import { buildSwitch, type OptionBook } from '@arbitro/kernel';
import type { RuleId } from './rules.ts';
import { TEXT } from './text/index.ts';

const { options: text } = TEXT;

/** House rules that many tables use. The first setting is the book. */
export const HOUSE_RULES = {
  extraDamage: buildSwitch('noppa.attack.extra-damage', text.extraDamage, ['one', 'two', 'none']),
  mindRescue: buildSwitch('noppa.mind.turn-failure', text.mindRescue, ['success', 'none']),
  woundedRolls: buildSwitch('noppa.advantage.disadvantage', text.woundedRolls, ['none', 'half']),
  lastStand: buildSwitch('noppa.body.faint', text.lastStand, [false, true]),
  complicationDamage: buildSwitch('noppa.defence.failure', text.complicationDamage, ['none', 'one']),
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;
