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

function changeHealth({ id: who }: Pick<Creature, 'id'>, change: number): Action {
  return change < 0
    ? { type: 'harm', who, damage: -change, what: '' }
    : { type: 'heal', who, points: change };
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
  logFolding: { routine: ['turn-done', 'casting-set', 'damage-rolled'], steps: ['moved'] },
  changeHealth,
  campaign: {
    events: ['fight-ended', 'level-gained', 'spells-learned'],
    totals: [
      { event: 'experience-gained', field: 'xp', what: 'experience' },
      { event: 'treasure-found', field: 'gold', what: 'treasure' },
    ],
    between: { rest: ['rest', 'time', 'heal'], experience: ['award'], treasure: ['treasure'] },
  },
  usualActions: {
    creature: ['announce', 'declare', 'attack', 'cast', 'move', 'throw-oil', 'ready', 'pass'],
    gm: ['fight', 'harm', 'heal', 'save', 'morale', 'place', 'time'],
    immediate: ['pass'],
  },
};
