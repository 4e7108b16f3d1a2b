import type { CreatureId, Draft } from '@arbitro/kernel';
import { fighterCopy, newFighter, writeFighter } from './copies.ts';
import { isInvisible } from './effects.ts';
import type { EventOf } from './events.ts';
import type { Fight, Fighter } from './state.ts';

export type FightType =
  | 'surprise-settled'
  | 'phase-began'
  | 'round-began'
  | 'turn-came'
  | 'initiative-rolled'
  | 'declared'
  | 'announced'
  | 'passed'
  | 'turn-done'
  | 'moved'
  | 'placed'
  | 'joined'
  | 'left'
  | 'round-ended'
  | 'fight-ended'
  | 'dexterity-order-set'
  | 'status-set'
  | 'fires-set'
  | 'position-known'
  | 'detected'
  | 'condition-lost'
  | 'cast'
  | 'spell-lost'
  | 'served'
  | 'morale-considered';

const minus = <T>(things: readonly T[], thing: T): readonly T[] =>
  things.includes(thing) ? things.filter((one) => one !== thing) : things;
export const plus = <T>(things: readonly T[], thing: T): readonly T[] =>
  things.includes(thing) ? things : [...things, thing];

/** A new round: nobody has said, moved or done anything. */
function rested(one: Fighter): Fighter {
  const next = fighterCopy(withTurn(one));
  next.intent = null;
  next.acted = false;
  next.moved = 0;
  delete next.hasCast;
  return next;
}

/** In another phase a turncoat has a turn with its new side. */
const withTurn = (one: Fighter): Fighter =>
  one.turnOver ? fighterCopy({ ...one, turnOver: undefined }) : one;

/** The deed is done, or lost: nothing is meant any more. */
function meansNothing(next: Draft<Fight>, who: CreatureId): void {
  writeFighter(next, who, (one) => {
    one.intent = null;
  });
}

/** It has no idea where somebody is. @rule whitebox.combat.invisible-target */
function unaware(one: Fighter, of: CreatureId): Fighter {
  const next = fighterCopy(one);
  next.knows = minus(one.knows, of);
  next.senses = minus(one.senses, of);
  return next;
}

function forget(next: Draft<Fight>, who: CreatureId): void {
  next.fighters = next.fighters.filter((one) => one.who !== who).map((one) => unaware(one, who));
  next.pending = minus(next.pending, who);
  next.now = next.now && minus(next.now, who);
  next.surprised = minus(next.surprised, who);
  next.fallen = minus(next.fallen, who);
  next.fires = next.fires.filter(({ on }) => on !== who);
}

type Writes = { readonly [T in FightType]: (next: Draft<Fight>, event: EventOf<T>) => void };

/** What each event writes into the fight. */
export const FIGHTS: Writes = {
  'surprise-settled': (next, { surprised }) => {
    next.surprised = surprised;
  },
  'phase-began': (next, { round, phase, turn, pending }) => {
    if (phase !== next.phase) next.fighters = next.fighters.map(withTurn);
    next.round = round;
    next.phase = phase;
    next.turn = turn;
    next.pending = pending;
    next.now = null;
  },
  'round-began': (next, { round }) => {
    next.round = round;
    next.fighters = next.fighters.map(rested);
  },
  'turn-came': (next, { who }) => {
    next.now = who;
  },
  'initiative-rolled': (next, { initiative, order }) => {
    next.initiative = initiative;
    next.order = order;
  },
  declared: (next, { who, intent }) => {
    next.pending = minus(next.pending, who);
    writeFighter(next, who, (one) => {
      one.intent = intent;
    });
  },
  announced: (next, { who }) => {
    next.pending = minus(next.pending, who);
  },
  passed: (next, { who }) => {
    next.pending = minus(next.pending, who);
    writeFighter(next, who, (one) => {
      one.intent = null;
      // nothing declared tells that the rest of this phase is let go by
      if (one.hasCast) one.turnOver = true;
    });
  },
  'turn-done': (next, { who }) => {
    next.pending = minus(next.pending, who);
    writeFighter(next, who, (one) => {
      one.acted = true;
      one.intent = null;
    });
  },
  moved: (next, { who, feet, at }) =>
    writeFighter(next, who, (one) => {
      one.at = at;
      one.moved += feet;
    }),
  placed: (next, { who, at }) =>
    writeFighter(next, who, (one) => {
      one.at = at;
    }),
  joined: (next, { who, side, at }) => {
    next.sides = plus(next.sides, side);
    next.fighters = [...next.fighters, newFighter(who, at)];
  },
  left: (next, { who }) => forget(next, who),
  'round-ended': (next) => {
    next.pending = [];
    next.now = null;
  },
  'fight-ended': (next, { winner }) => {
    next.over = true;
    next.winner = winner;
    next.pending = [];
    next.now = null;
    next.fires = [];
    next.fallen = [];
    for (const { who, intent } of next.fighters) if (intent !== null) meansNothing(next, who);
  },
  'dexterity-order-set': (next, { on }) => {
    next.byDexterity = on;
    next.now = null;
  },
  'status-set': (next, { who, status }) => {
    const isThere = next.fighters.some((one) => one.who === who);
    if (!next.over && isThere && status !== 'up') next.fallen = plus(next.fallen, who);
  },
  'fires-set': (next, { fires }) => {
    next.fires = fires;
  },
  'position-known': (next, { who, of, known }) =>
    writeFighter(next, who, (one) => {
      one.knows = known ? plus(one.knows, of) : minus(one.knows, of);
    }),
  detected: (next, { who, of, detects }) =>
    writeFighter(next, who, (one) => {
      one.senses = detects ? plus(one.senses, of) : minus(one.senses, of);
      one.knows = detects ? plus(one.knows, of) : one.knows;
    }),
  // who is seen again and vanishes anew must be found anew
  'condition-lost': (next, { who, condition }) => {
    if (isInvisible({ conditions: [{ name: condition }] }))
      next.fighters = next.fighters.map((one) => unaware(one, who));
  },
  cast: (next, { who }) =>
    writeFighter(next, who, (one) => {
      one.intent = null;
      one.hasCast = true;
    }),
  'spell-lost': (next, { who }) => meansNothing(next, who),
  served: (next, { who, side, turn }) => {
    if (next.fighters.some((one) => one.who === who)) next.sides = plus(next.sides, side);
    if (turn === 'later') next.pending = minus(next.pending, who);
    if (turn === 'over')
      writeFighter(next, who, (one) => {
        one.turnOver = true;
      });
  },
  'morale-considered': (next, { fallen }) => {
    next.fallen = next.fallen.filter((id) => !fallen.includes(id));
  },
};
