import type { Board, CharacterSection, Json } from '@arbitro/kernel';
import { sameText } from './texts-and-rules.ts';
import { type Duel, type Duellist, isOver, listAlive } from './world.ts';

type VisibleDuellist = Omit<Duellist, 'luck'> & { readonly luck?: number };

/** Lays out the toy's table: a creature's luck is shown only to viewers who may know it. */
export function buildBoard(view: Json): Board {
  const duel = view as unknown as Duel;
  const fights = listAlive(duel).map(({ id }) => id);
  return {
    stands: isOver(duel) ? null : { words: sameText('Now {who}'), with: { who: duel.turn } },
    clock: null,
    rows: duel.creatures.map(({ id, name, side, hp }) => ({
      id,
      name,
      side,
      ours: side === 'blue',
      fights: !isOver(duel) && fights.includes(id),
      rank: null,
      health: { now: hp, full: null, label: sameText('Health'), rule: 'toy.duel.strike' },
      meters: [],
      marks: hp === 0 ? [{ term: 'down', rule: 'toy.duel.strike', bad: true }] : [],
      out: hp === 0,
    })),
    scene: null,
  };
}

export function buildCharacter(creature: Json): readonly CharacterSection[] {
  const { id, hp, luck } = creature as unknown as VisibleDuellist;
  const rule = 'toy.duel.strike';
  const because = [{ rule, what: 'harm', how: 'add', value: hp }] as const;
  const health = { label: sameText('Health'), value: hp, rule, because, path: 'hp' };
  const strikes = {
    label: 'Fist',
    value: 'hit',
    rule,
    because: [],
    rolls: { type: 'strike', by: id, how: 'calm' },
  };
  return [
    { title: sameText('Body'), kind: 'numbers', fields: [health] },
    {
      title: sameText('Deeds'),
      kind: 'list',
      fields: luck === undefined ? [] : [{ ...strikes, detail: sameText('bare hands') }],
    },
  ];
}
