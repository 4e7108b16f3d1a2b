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

/** Force is what hardly any creature resists: the number that the game master says is the number taken. */
function changeHealth({ id: who }: Pick<Creature, 'id'>, change: number): Action {
  return change < 0
    ? { type: 'hurt', who: [who], damage: [{ dice: String(-change), type: 'force' }] }
    : { type: 'heal', who, points: change };
}

export const presentation: Presentation<Event> = {
  name: NAME.name,
  about: NAME.about,
  terms: TERMS,
  actions: TEXT.actions satisfies { readonly [T in Action['type']]: ActionTexts },
  board: buildBoard,
  character: describeCharacter,
  describeEvent: createEventDescriber(TEXT.events, EVENT_SENTENCES),
  logFolding: {
    routine: ['turn-ended', 'action-taken', 'initiative-rolled', 'time-passed'],
    steps: ['moved'],
    replaced: ['turn-began'],
  },
  changeHealth,
  campaign: {
    events: ['fight-ended', 'revived'],
    totals: [],
    between: { rest: ['rest', 'heal', 'time', 'end-day'], experience: [], treasure: [] },
  },
  usualActions: {
    creature: [
      'attack',
      'move',
      'stand',
      'escape',
      'trigger',
      'end-turn',
      'use',
      'dodge',
      'dash',
      'disengage',
    ],
    gm: ['fight', 'hurt', 'heal', 'check', 'save', 'condition', 'place', 'rest'],
    immediate: ['end-turn'],
  },
};
