import { type Board, type BoardHealth, type BoardRow, fightOn, type Json } from '@arbitro/kernel';
import { called } from './term-words.ts';
import { isWhole, looks, type Seen, type View } from './view.ts';

/** The tracker: creatures in turn order during a fight, otherwise all creatures at the table. */
export function board(given: Json): Board {
  const view = given as unknown as View;
  const fight = fightOn(view);
  return {
    stands: fight
      ? {
          words: { en: 'Round {round}', it: 'Round {round}', fi: 'Kierros {round}' },
          with: { round: fight.round },
        }
      : null,
    clock: null,
    rows: inOrder(view).map((one) => row(one, fight?.order.includes(one.id) ?? false)),
    scene: null,
  };
}

/** @rule my-game.fight.order */
function inOrder(view: View): readonly Seen[] {
  const order = fightOn(view)?.order ?? [];
  const acting = order.flatMap((id) => view.creatures.filter((one) => one.id === id));
  return [...acting, ...view.creatures.filter((one) => !acting.includes(one))];
}

function row(one: Seen, fights: boolean): BoardRow {
  const { id, name, side } = one;
  const out = (isWhole(one) ? looks(one) : one.looks) === 'out';
  return {
    id,
    name,
    side,
    ours: side === 'bearers',
    fights,
    rank: null,
    health: health(one),
    meters: [],
    marks: out ? [{ term: 'out', rule: 'my-game.fight.out', bad: true }] : [],
    out,
  };
}

/** Shows numbers to viewers who may know them, and to others how hurt the creature looks. */
function health(one: Seen): BoardHealth {
  const rule = 'my-game.fight.out';
  if (!isWhole(one)) return { looks: one.looks, rule };
  return { now: one.health, full: one.full, label: called('health'), rule };
}
