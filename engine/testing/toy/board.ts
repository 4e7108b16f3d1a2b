import type { Board, CharacterSection, Json } from '@arbitro/kernel';
import { same } from './books.ts';
import { alive, type Duel, type Duellist, over } from './world.ts';

type Seen = Omit<Duellist, 'luck'> & { readonly luck?: number };

/** Lays out the toy's table: a creature's luck is shown only to viewers who may know it. */
export function board(view: Json): Board {
  const duel = view as unknown as Duel;
  const fights = alive(duel).map(({ id }) => id);
  return {
    stands: over(duel) ? null : { words: same('Now {who}'), with: { who: duel.turn } },
    clock: null,
    rows: duel.creatures.map(({ id, name, side, hp }) => ({
      id,
      name,
      side,
      ours: side === 'blue',
      fights: !over(duel) && fights.includes(id),
      rank: null,
      health: { now: hp, full: null, label: same('Health'), rule: 'toy.duel.strike' },
      meters: [],
      marks: hp === 0 ? [{ term: 'down', rule: 'toy.duel.strike', bad: true }] : [],
      out: hp === 0,
    })),
    scene: null,
  };
}

export function character(creature: Json): readonly CharacterSection[] {
  const { id, hp, luck } = creature as unknown as Seen;
  const rule = 'toy.duel.strike';
  const because = [{ rule, what: 'harm', how: 'add', value: hp }] as const;
  const health = { label: same('Health'), value: hp, rule, because, path: 'hp' };
  const strikes = {
    label: 'Fist',
    value: 'hit',
    rule,
    because: [],
    rolls: { type: 'strike', by: id, how: 'calm' },
  };
  return [
    { title: same('Body'), kind: 'numbers', fields: [health] },
    {
      title: same('Deeds'),
      kind: 'list',
      fields: luck === undefined ? [] : [{ ...strikes, detail: same('bare hands') }],
    },
  ];
}
