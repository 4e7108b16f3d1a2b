import { type Board, type BoardHealth, type BoardRow, findFight, type Json } from '@arbitro/kernel';
import { termName } from './term-names.ts';
import { apparentHealthOf, type CreatureView, isFullCreature, type View } from './view.ts';

/** The tracker: creatures in turn order during a fight, otherwise all creatures at the table. */
export function buildBoard(given: Json): Board {
  const view = given as unknown as View;
  const fight = findFight(view);
  return {
    stands: fight
      ? {
          words: { en: 'Round {round}', it: 'Round {round}', fi: 'Kierros {round}' },
          with: { round: fight.round },
        }
      : null,
    clock: null,
    rows: sortForBoard(view).map((one) => buildRow(one, fight?.order.includes(one.id) ?? false)),
    scene: null,
  };
}

/** @rule my-game.fight.order */
function sortForBoard(view: View): readonly CreatureView[] {
  const order = findFight(view)?.order ?? [];
  const acting = order.flatMap((id) => view.creatures.filter((one) => one.id === id));
  return [...acting, ...view.creatures.filter((one) => !acting.includes(one))];
}

function buildRow(one: CreatureView, fights: boolean): BoardRow {
  const { id, name, side } = one;
  const out = (isFullCreature(one) ? apparentHealthOf(one) : one.looks) === 'out';
  return {
    id,
    name,
    side,
    ours: side === 'bearers',
    fights,
    rank: null,
    health: describeHealth(one),
    meters: [],
    marks: out ? [{ term: 'out', rule: 'my-game.fight.out', bad: true }] : [],
    out,
  };
}

/** Shows numbers to viewers who may know them, and to others how hurt the creature looks. */
function describeHealth(one: CreatureView): BoardHealth {
  const rule = 'my-game.fight.out';
  if (!isFullCreature(one)) return { looks: one.looks, rule };
  return { now: one.health, full: one.full, label: termName('health'), rule };
}
