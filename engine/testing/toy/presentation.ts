import type { LocalizedText, Presentation } from '@arbitro/kernel';
import { buildBoard, buildCharacter } from './board.ts';
import { sameText } from './texts-and-rules.ts';
import type { DuelEvent } from './world.ts';

const TERM_IDS = [
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
  'calm',
  'wild',
];
const nameAction = (title: string, ...slots: readonly string[]) => ({
  title: sameText(title),
  slots: Object.fromEntries(slots.map((slot) => [slot, sameText(slot)])),
});

const EVENT_TEXTS: { readonly [T in DuelEvent['type']]: LocalizedText } = {
  struck: sameText('{by} strikes at {on}.'),
  wounded: sameText('{who} is hurt: {by} {by, plural, one {point} other {points}}.'),
  dared: sameText('All dare.'),
  prepared: sameText('{who} prepares.'),
  'omen-read': sameText('The omen is {face}.'),
  'turn-passed': sameText('Now {to}.'),
};

export const PRESENTATION: Presentation<DuelEvent> = {
  name: sameText('Toy'),
  about: sameText('A duel.'),
  terms: Object.fromEntries(TERM_IDS.map((term) => [term, sameText(term)])),
  actions: {
    strike: nameAction('Strike', 'on', 'how'),
    dare: nameAction('Dare', 'stake'),
    prepare: nameAction('Prepare', 'plan.points', 'plan.tools', 'plan.motto'),
    omen: nameAction('Omen'),
  },
  board: buildBoard,
  character: buildCharacter,
  describeEvent: ({ type, rule: _, ...rest }) => ({
    words: EVENT_TEXTS[type],
    with: rest as unknown as Record<string, number>,
  }),
};
