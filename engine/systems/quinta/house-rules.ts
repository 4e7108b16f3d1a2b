import { buildSwitch, type OptionBook } from '@arbitro/kernel';
import type { RuleId } from './rules.ts';
import { TEXT } from './text/index.ts';

const { options: text } = TEXT;

/** House rules that many tables use. The first setting is the book. */
export const HOUSE_RULES = {
  criticalDamage: buildSwitch('quinta.damage.critical', text.criticalDamage, [
    'double-dice',
    'maximum',
    'maximum-plus-roll',
    'double-total',
    'exploding',
  ]),
  flanking: buildSwitch('quinta.attack.sequence', text.flanking, ['none', 'advantage', 'plus-two']),
  potions: buildSwitch('quinta.actions.utilize', text.potions, ['action', 'bonus']),
  initiativeMode: buildSwitch('quinta.initiative.roll', text.initiativeMode, [
    'once',
    'each-round',
    'by-side',
    'by-side-each-round',
  ]),
  zeroHitPoints: buildSwitch('quinta.death.at-zero', text.zeroHitPoints, ['death-saves', 'dead']),
  lingeringWounds: buildSwitch('quinta.death.at-zero', text.lingeringWounds, [
    'none',
    'exhaustion',
    'lower-maximum',
  ]),
  restLength: buildSwitch('quinta.rest.rests', text.restLength, ['book', 'gritty', 'heroic']),
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;
