import type { LocalizedText, OptionBook, RefusalBook, RuleBook } from '@arbitro/kernel';

export const sameText = (text: string): LocalizedText => ({ en: text, it: text, fi: text });
const buildRule = (text: string) =>
  ({ kind: 'mechanic', source: sameText('p. 1'), title: sameText(text), statement: sameText(text) }) as const;

export const RULES = {
  'toy.duel.strike': buildRule('Striking'),
  'toy.duel.dare': buildRule('Daring'),
  'toy.duel.turn': buildRule('Turns'),
} as const satisfies RuleBook;
export type ToyRuleId = keyof typeof RULES;

export const OPTIONS = {
  gentle: {
    kind: 'switch',
    rule: 'toy.duel.strike',
    title: sameText('Gentle blows'),
    default: false,
    settings: [
      { value: false, says: sameText('Blows hurt.') },
      { value: true, says: sameText('Blows hurt less.') },
    ],
  },
  marks: {
    kind: 'numbers',
    rule: 'toy.duel.strike',
    title: sameText('Marks'),
    default: [],
    says: sameText('Marks of skill'),
  },
} as const satisfies OptionBook;

export const REFUSALS = {
  tired: { status: 422, says: sameText('{who} is too tired.') },
} as const satisfies RefusalBook;
