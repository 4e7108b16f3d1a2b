import type { CreatureId, Draft } from '@arbitro/kernel';
import { fighterCopy, newFighter, writeFighter } from './copies.ts';
import type { EventOf } from './events.ts';
import type { Aid, Fight, Fighter, Lying } from './state.ts';

export type FightType =
  | 'round-began'
  | 'declared'
  | 'readied'
  | 'ranks-set'
  | 'turn-done'
  | 'turn-lost'
  | 'engaged'
  | 'disengaged'
  | 'joined'
  | 'left'
  | 'round-ended'
  | 'fight-ended'
  | 'placed'
  | 'attack-rolled'
  | 'defended'
  | 'ambushed'
  | 'ambush-over'
  | 'warned'
  | 'unaware-of'
  | 'cover-taken'
  | 'aid-begun'
  | 'aids-done'
  | 'arm-held'
  | 'condition-gained';

const without = (ids: readonly CreatureId[], id: CreatureId): readonly CreatureId[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : ids;

/** A new round: nobody has said, moved or done anything. */
function rested(one: Fighter): Fighter {
  const next = fighterCopy(one);
  next.intent = null;
  next.moved = 0;
  next.handled = 0;
  next.rank = null;
  delete next.shared;
  delete next.isLate;
  delete next.gainedAtOnce;
  next.used = [];
  next.acted = false;
  next.defences = 0;
  return next;
}

/** Where nobody fights nobody hides, is unaware of anybody, or comes late. */
function clearHiding(one: Fighter): Fighter {
  const next = fighterCopy(one);
  delete next.isLate;
  delete next.gainedAtOnce;
  next.cover = null;
  next.unawareOf = [];
  return next;
}

const isPair = ([a, b]: readonly [CreatureId, CreatureId], one: CreatureId, other: CreatureId): boolean =>
  (a === one && b === other) || (a === other && b === one);

function forget(next: Draft<Fight>, who: CreatureId): void {
  next.fighters = next.fighters
    .filter((one) => one.who !== who)
    .map((one) => {
      const rest = fighterCopy(one);
      if (one.ambushOn) rest.ambushOn = without(one.ambushOn, who);
      rest.warned = without(one.warned, who);
      rest.unawareOf = without(one.unawareOf, who);
      return rest;
    });
  next.pending = without(next.pending, who);
  next.turns = next.turns.map((group) => without(group, who)).filter((group) => group.length > 0);
  next.together = without(next.together, who);
  next.engaged = next.engaged.filter((pair) => !pair.includes(who));
}

function layDown(next: Draft<Fight>, ground: readonly Lying[]): void {
  if (ground.length > 0) next.ground = ground;
  else delete next.ground;
}

const isSameAid = (one: Aid, other: Aid): boolean =>
  one.by === other.by && one.on === other.on && one.wound === other.wound && one.round === other.round;

/** When the last of those who act at once is done, what they did to each other tells. */
function endMoment(next: Draft<Fight>): void {
  const [acting = []] = next.turns;
  if (acting.length > 1 || !next.fighters.some(({ gainedAtOnce }) => gainedAtOnce)) return;
  next.fighters = next.fighters.map((one) => {
    const rest = fighterCopy(one);
    delete rest.gainedAtOnce;
    return rest;
  });
}

type Writes = { readonly [T in FightType]: (next: Draft<Fight>, event: EventOf<T>) => void };

/** What each event writes into the fight. */
export const FIGHTS: Writes = {
  'round-began': (next, { round, phase, pending }) => {
    next.round = round;
    next.phase = phase;
    next.pending = pending;
    next.turns = [];
    next.together = [];
    next.fighters = next.fighters.map(rested);
  },
  declared: (next, { who, intent }) => {
    next.pending = without(next.pending, who);
    writeFighter(next, who, (one) => {
      one.intent = intent;
    });
  },
  readied: (next, { who, moved, at, handled }) => {
    if (next.phase === 'movement') next.pending = without(next.pending, who);
    writeFighter(next, who, (one) => {
      one.moved = moved;
      one.at = at;
      one.handled = handled;
    });
  },
  'ranks-set': (next, { ranks, turns, together }) => {
    next.phase = 'actions';
    next.pending = [];
    next.turns = turns;
    next.together = together;
    for (const { who, rank, shared } of ranks)
      writeFighter(next, who, (one) => {
        one.rank = rank;
        if (shared !== undefined) one.shared = shared;
      });
  },
  'turn-done': (next, { who, turns, together }) => {
    endMoment(next);
    next.turns = turns;
    next.together = together;
    writeFighter(next, who, (one) => {
      one.acted = true;
    });
  },
  'turn-lost': (next, { turns, together }) => {
    endMoment(next);
    next.turns = turns;
    if (together) next.together = together;
  },
  engaged: (next, { who, with: other }) => {
    if (next.engaged.some((pair) => isPair(pair, who, other))) return;
    next.engaged = [...next.engaged, [who, other]];
  },
  disengaged: (next, { who, with: other }) => {
    next.engaged = next.engaged.filter((pair) => !isPair(pair, who, other));
  },
  joined: (next, { who, at }) => {
    next.fighters = [...next.fighters, { ...newFighter(who, at), isLate: true }];
  },
  left: (next, { who }) => forget(next, who),
  'round-ended': (next) => {
    next.pending = [];
    next.turns = [];
    next.together = [];
  },
  'fight-ended': (next, { winner }) => {
    next.over = true;
    next.winner = winner;
    next.pending = [];
    next.turns = [];
    next.together = [];
    next.engaged = [];
    next.aids = [];
    delete next.ground;
    next.fighters = next.fighters.map(clearHiding);
  },
  placed: (next, { who, at, moved }) =>
    writeFighter(next, who, (one) => {
      one.at = at;
      if (moved !== undefined) one.moved = moved;
    }),
  'attack-rolled': (next, { who, with: arm }) =>
    writeFighter(next, who, (one) => {
      one.used = [...one.used, arm];
    }),
  defended: (next, { who, defences }) =>
    writeFighter(next, who, (one) => {
      one.defences = defences;
    }),
  ambushed: (next, { by, on, hidden }) =>
    writeFighter(next, by, (one) => {
      one.ambushes = hidden;
      if (hidden) one.ambushOn = on;
    }),
  'ambush-over': (next, { who }) => {
    for (const id of who)
      writeFighter(next, id, (one) => {
        one.ambushes = false;
        delete one.ambushOn;
        one.warned = [];
      });
  },
  warned: (next, { who, of }) =>
    writeFighter(next, of, (one) => {
      one.warned = [...without(one.warned, who), who];
    }),
  'unaware-of': (next, { who, of, unaware }) =>
    writeFighter(next, who, (one) => {
      one.unawareOf = unaware ? [...without(one.unawareOf, of), of] : without(one.unawareOf, of);
    }),
  // what the game master says holds at once
  'condition-gained': (next, { who, condition, by }) => {
    const [acting = []] = next.turns;
    if (by === null || !next.together.includes(who) || !acting.includes(who)) return;
    writeFighter(next, who, (one) => {
      one.gainedAtOnce = [...(one.gainedAtOnce ?? []), condition];
    });
  },
  'cover-taken': (next, { who, cover }) =>
    writeFighter(next, who, (one) => {
      one.cover = cover;
    }),
  'aid-begun': (next, { aid }) => {
    next.aids = [...next.aids, aid];
  },
  'arm-held': (next, { who, arm, at }) => {
    const others = (next.ground ?? []).filter((thing) => thing.who !== who || thing.arm !== arm);
    layDown(next, at === undefined ? others : [...others, { who, arm, at }]);
  },
  'aids-done': (next, { aids }) => {
    next.aids = next.aids.filter((one) => !aids.some((done) => isSameAid(done, one)));
  },
};
