import { findCreature, type Refusal, unknownCreature } from '@arbitro/kernel';
import { type Action, type ActionOf, actor, named } from './actions.ts';
import { ATTACK_VERDICTS } from './refuses-attack.ts';
import { CHECK_VERDICTS } from './refuses-checks.ts';
import { FIGHT_VERDICTS } from './refuses-in-fight.ts';
import { READY_VERDICTS } from './refuses-ready.ts';
import { asNoticed } from './rules/lost.ts';
import type { World } from './state.ts';

/** Why this may not be done now, if it may not, as far as whoever does it can tell. @rule quinta.attack.unseen-target */
export function refuses(world: World, action: Action): Refusal | undefined {
  const unknown = unknownCreature(world, named(action));
  if (unknown) return unknown;
  const one = findCreature(world, actor(action));
  const around = one ? asNoticed(world, one) : world;
  return (VERDICTS[action.type] as (world: World, action: Action) => Refusal | undefined)(around, action);
}

const VERDICTS: {
  readonly [T in Action['type']]: (world: World, action: ActionOf<T>) => Refusal | undefined;
} = { ...CHECK_VERDICTS, ...FIGHT_VERDICTS, ...ATTACK_VERDICTS, ...READY_VERDICTS };
