import { type Board, type BoardHealth, type BoardRow, findFight, type Json } from '@arbitro/kernel';
import { termName } from './term-names.ts';
import { apparentHealthOf, type CreatureView, isFullCreature, type View } from './view.ts';

/** The tracker: creatures in turn order during a fight, otherwise all creatures at the table. */
export function buildBoard(json: Json): Board {
  const view = json as unknown as View;
  const fight = findFight(view);
  return {
    stands: fight
      ? {
          words: { en: 'Round {round}', it: 'Round {round}', fi: 'Kierros {round}' },
          with: { round: fight.round },
        }
      : null,
    clock: null,
    rows: sortForBoard(view).map((creature) =>
      buildRow(creature, fight?.order.includes(creature.id) ?? false),
    ),
    scene: null,
  };
}

/** @rule my-game.fight.order */
function sortForBoard(view: View): readonly CreatureView[] {
  const order = findFight(view)?.order ?? [];
  const fighting = order.flatMap((id) => view.creatures.filter((creature) => creature.id === id));
  return [...fighting, ...view.creatures.filter((creature) => !fighting.includes(creature))];
}

function buildRow(creature: CreatureView, isFighting: boolean): BoardRow {
  const { id, name, side } = creature;
  const isOut = (isFullCreature(creature) ? apparentHealthOf(creature) : creature.looks) === 'out';
  return {
    id,
    name,
    side,
    ours: side === 'bearers',
    fights: isFighting,
    rank: null,
    health: describeHealth(creature),
    meters: [],
    marks: isOut ? [{ term: 'out', rule: 'my-game.fight.out', bad: true }] : [],
    out: isOut,
  };
}

/** Shows numbers to viewers who may know them, and to others how hurt the creature looks. */
function describeHealth(creature: CreatureView): BoardHealth {
  const rule = 'my-game.fight.out';
  if (!isFullCreature(creature)) return { looks: creature.looks, rule };
  return { now: creature.health, full: creature.full, label: termName('health'), rule };
}
