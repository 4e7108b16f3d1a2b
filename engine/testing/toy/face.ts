import type { Face, Words } from '@arbitro/kernel';
import { board, character } from './board.ts';
import { same } from './books.ts';
import type { Happening } from './world.ts';

const TERMS = [
  'defence',
  'parry',
  'none',
  'aim',
  'harm',
  'stake',
  'omen',
  'hit',
  'down',
  'damage',
  'above',
  'below',
  'colours',
  'blue',
  'red',
  'vigour',
  'body',
  'fate',
];
const name = (title: string, ...slots: readonly string[]) => ({
  title: same(title),
  slots: Object.fromEntries(slots.map((slot) => [slot, same(slot)])),
});

const TELLS: { readonly [T in Happening['type']]: Words } = {
  struck: same('{by} strikes at {on}.'),
  wounded: same('{who} is hurt: {by} {by, plural, one {point} other {points}}.'),
  dared: same('All dare.'),
  prepared: same('{who} prepares.'),
  'omen-read': same('The omen is {face}.'),
  'turn-passed': same('Now {to}.'),
};

export const FACE: Face<Happening> = {
  name: same('Toy'),
  about: same('A duel.'),
  terms: Object.fromEntries(TERMS.map((term) => [term, same(term)])),
  actions: {
    strike: name('Strike', 'on', 'how'),
    dare: name('Dare', 'stake'),
    prepare: name('Prepare', 'plan.points', 'plan.tools', 'plan.motto'),
    omen: name('Omen'),
  },
  board,
  character,
  tells: ({ type, rule: _, ...rest }) => ({
    words: TELLS[type],
    with: rest as unknown as Record<string, number>,
  }),
};
