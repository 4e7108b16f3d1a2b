import type { ActionWords, Face, Sentence } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { NAME } from '../name.ts';
import { TEXT } from '../text/index.ts';
import { board } from './board.ts';
import { character } from './character.ts';
import { TELLS } from './event-words.ts';
import { TERMS } from './term-words.ts';

export const face: Face<Event> = {
  name: NAME.name,
  about: NAME.about,
  terms: TERMS,
  actions: TEXT.actions satisfies { readonly [T in Action['type']]: ActionWords },
  board,
  character,
  tells: (event) => (TELLS[event.type] as (one: Event) => Sentence)(event),
};
