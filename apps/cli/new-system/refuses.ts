import {
  type CreatureId,
  creature,
  duringFight,
  fightOn,
  outsideFight,
  SOMEONE,
  unknownCreature,
  type Verdict,
} from '@arbitro/kernel';
import { type Action, type ActionOf, named } from './actions.ts';
import { effectsOn, stateOf } from './effects.ts';
import { refuse } from './refusals.ts';
import { orderOf } from './rules/turn.ts';
import type { World } from './state.ts';

/** Why this may not be done now, if it may not. */
export function refuses(world: World, action: Action): Verdict {
  return unknownCreature(world, named(action)) ?? refusesKind(world, action);
}

function refusesKind(world: World, action: Action): Verdict {
  switch (action.type) {
    case 'check':
      return cannotAct(world, action.by);
    case 'attack':
      return notTheirTurn(world, action.by) ?? noTarget(world, action);
    case 'pass':
      return notTheirTurn(world, action.by);
    case 'fight':
      return outsideFight(world) ?? oneSided(world);
    case 'end-fight':
      return duringFight(world);
    default:
      return action satisfies never;
  }
}

function cannotAct(world: World, who: CreatureId): Verdict {
  const one = creature(world, who);
  return effectsOn(one).acts ? undefined : refuse('cannot-act', { who, status: stateOf(one) });
}

function notTheirTurn(world: World, who: CreatureId): Verdict {
  const fight = fightOn(world);
  if (!fight) return refuse('no-fight');
  if (!fight.order.includes(who)) return refuse('not-in-fight', { who });
  return fight.turn === who ? undefined : refuse('not-your-turn', { who, whose: fight.turn ?? SOMEONE });
}

function noTarget(world: World, { by, on }: ActionOf<'attack'>): Verdict {
  const target = creature(world, on);
  if (target.side === creature(world, by).side) return refuse('on-your-side', { on });
  if (!fightOn(world)?.order.includes(on)) return refuse('not-in-fight', { who: on });
  return effectsOn(target).struck ? undefined : refuse('no-such-target', { on });
}

function oneSided(world: World): Verdict {
  const sides = new Set(orderOf(world).map((id) => creature(world, id).side));
  return sides.size < 2 ? refuse('one-side') : undefined;
}
