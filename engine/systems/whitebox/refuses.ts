import { type Refusal, unknownCreature } from '@arbitro/kernel';
import { type Action, named } from './actions.ts';
import { withThingsById } from './called-things.ts';
import { FIGHT_VERDICTS } from './refuses-in-fight.ts';
import { PEACE_VERDICTS } from './refuses-peace.ts';
import type { World } from './state.ts';
import type { Verdicts } from './verdicts.ts';

/** Why this may not be done now, if it may not. */
export function refuses(world: World, said: Action): Refusal | undefined {
  const unknown = unknownCreature(world, named(said));
  if (unknown) return unknown;
  const action = withThingsById(world, said);
  return (VERDICTS[action.type] as (world: World, action: Action) => Refusal | undefined)(world, action);
}

const VERDICTS: Verdicts<Action['type']> = { ...FIGHT_VERDICTS, ...PEACE_VERDICTS };
