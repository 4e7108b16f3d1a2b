import type { ActionTexts, Presentation, Sentence } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { NAME } from '../name.ts';
import { TEXT } from '../text/index.ts';
import { buildBoard } from './board.ts';
import { describeCharacter } from './character.ts';
import { EVENT_SENTENCES } from './event-sentences.ts';
import { TERMS } from './term-names.ts';

export const presentation: Presentation<Event> = {
  name: NAME.name,
  about: NAME.about,
  terms: TERMS,
  actions: TEXT.actions satisfies { readonly [T in Action['type']]: ActionTexts },
  board: buildBoard,
  character: describeCharacter,
  describeEvent: (event) => (EVENT_SENTENCES[event.type] as (event: Event) => Sentence)(event),
  logFolding: { routine: ['turn-ended', 'action-taken', 'initiative-rolled'], steps: ['moved'] },
};
