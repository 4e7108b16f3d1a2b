import {
  type CreatureId,
  creatureId,
  fields,
  getCreature,
  getFight,
  requireFight,
  requireNoFight,
  type Verdict,
} from '@arbitro/kernel';
import type { GameCtx } from '../checks.ts';
import { action, event, updateFight } from '../declare.ts';
import { effectsOf } from '../effects.ts';
import type { EventOf } from '../events.ts';
import { refuse } from '../refusals.ts';
import type { World } from '../state.ts';
import { SIDES, type Side } from '../tables.ts';
import { cannotTakeTurn } from './may-act.ts';

export const fightBegan = event('fight-began', fields<{ order: readonly CreatureId[] }>(), {
  writeWorld: (world, { order }) => ({
    ...world,
    fight: { round: 0, order, turn: null, over: false, winner: null },
  }),
});

export const turnBegan = event('turn-began', fields<{ who: CreatureId; round: number }>(), {
  writeWorld: (world, { who, round }) => updateFight(world, { turn: who, round }),
});

export const turnPassed = event('turn-passed', fields<{ who: CreatureId }>());

export const fightEnded = event('fight-ended', fields<{ winner: Side | null }>(), {
  writeWorld: (world, { winner }) => updateFight(world, { turn: null, over: true, winner }),
});

/** All creatures on their feet, the lantern-bearers first. @rule my-game.fight.order */
const turnOrderOf = ({ creatures }: World): readonly CreatureId[] =>
  SIDES.flatMap((side) =>
    creatures.filter((creature) => creature.side === side && effectsOf(creature).canAct),
  ).map(({ id }) => id);

export const beginFight = action('fight', {
  fields: {},
  refuses: (world) => requireNoFight(world) ?? cannotBeginFight(world),
  resolve: (ctx) => {
    ctx.emit({ type: 'fight-began', rule: 'my-game.fight.order', order: turnOrderOf(ctx.world) });
    endTurn(ctx);
  },
});

function cannotBeginFight(world: World): Verdict {
  const sides = new Set(turnOrderOf(world).map((id) => getCreature(world, id).side));
  return sides.size < 2 ? refuse('one-side') : undefined;
}

export const pass = action('pass', {
  fields: { by: creatureId },
  refuses: (world, { by }) => cannotTakeTurn(world, by),
  resolve: (ctx, { by }) => {
    ctx.emit({ type: 'turn-passed', rule: 'my-game.fight.order', who: by });
    endTurn(ctx);
  },
});

export const endFight = action('end-fight', {
  fields: {},
  refuses: requireFight,
  resolve: (ctx) => ctx.emit({ type: 'fight-ended', rule: 'my-game.fight.out', winner: null }),
});

export const endTurn = (ctx: GameCtx): void => ctx.emit(buildNextEvent(ctx.world));

/** Ends the fight, or gives the turn to the next creature that can act. */
export function buildNextEvent(world: World): EventOf<'fight-ended' | 'turn-began'> {
  const [winner = null, ...others] = listSidesStanding(world);
  if (others.length === 0) return { type: 'fight-ended', rule: 'my-game.fight.out', winner };
  return { type: 'turn-began', rule: 'my-game.fight.order', ...findNextTurn(world) };
}

const canAct = (world: World, id: CreatureId): boolean => effectsOf(getCreature(world, id)).canAct;

/** The sides that still have a creature on its feet. @rule my-game.fight.out */
function listSidesStanding(world: World): readonly Side[] {
  const standing = getFight(world).order.filter((id) => canAct(world, id));
  return SIDES.filter((side) => standing.some((id) => getCreature(world, id).side === side));
}

/** After the last creature in the order, a new round begins. @rule my-game.fight.order */
function findNextTurn(world: World): { readonly who: CreatureId; readonly round: number } {
  const { order, turn, round } = getFight(world);
  const index = turn === null ? order.length : order.indexOf(turn);
  const next = order.slice(index + 1).find((id) => canAct(world, id));
  if (next !== undefined) return { who: next, round };
  const first = order.find((id) => canAct(world, id));
  if (first === undefined) throw new Error('no creature can act in this fight');
  return { who: first, round: round + 1 };
}
