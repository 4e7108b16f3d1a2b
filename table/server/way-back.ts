import type { Json } from '@arbitro/kernel';
import type { Doing, Game } from '@arbitro/protocol';
import { changesBetween, withChanges } from './changes.ts';

type WentBack = Extract<Doing, { kind: 'went-back' }>;
type WayBack = Pick<WentBack, 'changes' | 'open' | 'hidden' | 'opened' | 'masks'>;

/** Describes a return to another state of the game for its entry: of the world only what differs. */
export function describeWayBack(now: Game, then: Game): WayBack {
  const { world, open, hidden, opened, masks } = then;
  return {
    changes: compareWorlds(now.world, world),
    open: open && describeOpen(world, open),
    hidden,
    opened,
    masks,
  };
}

function describeOpen(world: Game['world'], { before, ...open }: NonNullable<Game['open']>): WayBack['open'] {
  return { ...open, toBefore: compareWorlds(world, before) };
}

const compareWorlds = (from: Game['world'], to: Game['world']): WayBack['changes'] => [
  ...changesBetween(from as unknown as Json, to as unknown as Json),
];

/** Returns the game that such an entry leads to. */
export function followWayBack(game: Game, { changes, open, hidden, opened, masks }: WayBack): Game {
  const world = withChanges(game.world, changes);
  return { world, open: open && restoreOpen(world, open), hidden, opened, masks };
}

function restoreOpen(
  world: Game['world'],
  { toBefore, ...open }: NonNullable<WayBack['open']>,
): Game['open'] {
  return { ...open, before: withChanges(world, toBefore) };
}
