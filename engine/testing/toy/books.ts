import type { OptionBook, RefusalBook, RuleBook, Words } from '@arbitro/kernel';

export const same = (text: string): Words => ({ en: text, it: text, fi: text });
const rule = (text: string) =>
  ({ kind: 'mechanic', source: same('p. 1'), title: same(text), statement: same(text) }) as const;

export const RULES = {
  'toy.duel.strike': rule('Striking'),
  'toy.duel.dare': rule('Daring'),
  'toy.duel.turn': rule('Turns'),
} as const satisfies RuleBook;
export type Cited = keyof typeof RULES;

export const OPTIONS = {
  gentle: {
    kind: 'switch',
    rule: 'toy.duel.strike',
    title: same('Gentle blows'),
    default: false,
    settings: [
      { value: false, says: same('Blows hurt.') },
      { value: true, says: same('Blows hurt less.') },
    ],
  },
  marks: {
    kind: 'numbers',
    rule: 'toy.duel.strike',
    title: same('Marks'),
    default: [],
    says: same('Marks of skill'),
  },
} as const satisfies OptionBook;

export const REFUSALS = {
  tired: { status: 422, says: same('{who} is too tired.') },
} as const satisfies RefusalBook;
