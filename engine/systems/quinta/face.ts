import type { Face, Sentence } from '@arbitro/kernel';
import { ACTIONS } from './action-words.ts';
import { board } from './board.ts';
import { character } from './character.ts';
import { TELLS } from './event-words.ts';
import type { Event } from './events.ts';
import { NAME } from './name.ts';
import { TERMS } from './term-words.ts';

export const face: Face<Event> = {
  name: NAME.name,
  about: NAME.about,
  terms: TERMS,
  actions: ACTIONS,
  board,
  character,
  tells: (event) => (TELLS[event.type] as (one: Event) => Sentence)(event),
};
