import { buildRefusalBook, createRefuser } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** The refusals of this system only; the HTTP status where it is not 422. */
export const WHITEBOX_REFUSALS = buildRefusalBook(TEXT.refusals, {
  'not-now': 409,
  'attack-or-move': 409,
  'not-declared': 409,
  'deed-done': 409,
  'is-fleeing': 409,
  'weapon-not-ready': 409,
  'ready-already': 409,
  'no-weapon': 409,
  'out-of-reach': 409,
  'not-near': 409,
  'place-unknown': 409,
  'cannot-move': 409,
  'moves-apart': 409,
  'in-melee': 409,
  'not-memorised': 409,
  'not-prepared': 409,
  'cannot-cast': 409,
  'busy-casting': 409,
  'alternative-only': 409,
  'beyond-throw': 409,
  'beyond-range': 409,
  'no-oil': 409,
  'no-oil-on': 409,
  'not-bleeding': 409,
  'not-invisible': 409,
  'cannot-sense': 409,
  'bandaged-already': 409,
  'joust-on': 409,
  'no-joust': 409,
  'no-such-room': 404,
  'no-such-door': 404,
  'no-such-trap': 404,
  'nothing-hidden': 404,
  'door-open': 409,
  'so-already': 409,
  'no-such-light': 404,
});

export const refuseWhitebox = createRefuser(WHITEBOX_REFUSALS);
