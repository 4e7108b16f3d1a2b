import { type ActionTexts, createEventDescriber, type Presentation } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { NAME } from '../name.ts';
import type { Creature } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { buildBoard } from './board.ts';
import { describeCharacter } from './character.ts';
import { EVENT_SENTENCES } from './event-sentences.ts';
import { TERMS } from './term-names.ts';

/** Healing is that of one wound: the worst. */
function changeHealth(
  { id: who, wounds = [] }: Pick<Creature, 'id'> & Partial<Creature>,
  change: number,
): Action | undefined {
  if (change < 0) return { type: 'harm', who, damage: -change, kind: 'other' };
  const [worst] = wounds.toSorted((a, b) => b.points - a.points);
  return worst && { type: 'heal', who, wound: worst.id, points: Math.min(change, worst.points) };
}

export const presentation: Presentation<Event> = {
  name: NAME.name,
  about: NAME.about,
  terms: TERMS,
  counted: TEXT.counted,
  actions: TEXT.actions satisfies { readonly [T in Action['type']]: ActionTexts },
  board: buildBoard,
  character: describeCharacter,
  describeEvent: createEventDescriber(TEXT.events, EVENT_SENTENCES),
  logFolding: { routine: ['turn-done', 'ticked'], steps: [] },
  changeHealth,
  campaign: {
    events: ['fight-ended', 'skill-gained', 'disease-caught'],
    totals: [],
    between: {
      rest: ['time', 'treat', 'first-aid', 'heal'],
      experience: ['experience', 'free-checks', 'teach'],
      treasure: [],
    },
  },
  usualActions: {
    creature: ['declare', 'attack', 'move', 'stand', 'reload', 'break-free', 'act', 'hold', 'check'],
    gm: ['fight', 'harm', 'heal', 'check', 'condition', 'place', 'time'],
    immediate: ['hold'],
  },
};
