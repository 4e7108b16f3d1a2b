import { optionsSchema, type System } from '@arbitro/kernel';
import { z } from 'zod';
import { type Action, actionSchema, actor, offers, refuses, resolve } from './actions.ts';
import { enter, leave } from './comings.ts';
import { CONTENT } from './content/creatures.ts';
import { ENCOUNTERS } from './content/encounters.ts';
import { creation } from './creation.ts';
import { apply, audience, type Event, inner } from './events.ts';
import { face } from './face.ts';
import { faring } from './faring.ts';
import { known } from './known.ts';
import { NAME } from './name.ts';
import { OPTIONS, type Options } from './options.ts';
import { sensible } from './policy.ts';
import { PRESETS } from './presets.ts';
import { GAME_REFUSALS } from './refusals.ts';
import { result } from './result.ts';
import { RULES } from './rules.ts';
import { sheetSchema } from './sheet.ts';
import type { Sheet, World } from './state.ts';
import { tactics } from './tactics.ts';
import { rollAudience, view } from './view.ts';
import { worldSchema } from './world.ts';

/** Your game: all its parts under the names that Arbitro expects. README.md says which file to open for what. */
export const game: System<World, Action, Event, Options, Sheet, null> = {
  id: NAME.id,
  rules: RULES,
  options: OPTIONS,
  refusals: GAME_REFUSALS,
  schemas: {
    world: worldSchema,
    action: actionSchema,
    options: optionsSchema(OPTIONS),
    sheet: sheetSchema,
    // a game with zones or a map reads its scene here
    scene: z.null(),
  },
  content: CONTENT,
  encounters: ENCOUNTERS,
  creation,
  presets: PRESETS,
  policies: { sensible },
  faring,
  tactics,
  face,
  inner,
  begin: ({ options, creatures }) => ({
    options,
    creatures: creatures.map(({ id, name, sheet }) => ({ id, name, ...sheet })),
    fight: null,
  }),
  enter,
  leave,
  staged: (world) => world,
  resolve,
  apply,
  refuses,
  offers,
  due: ({ fight }) => (fight && !fight.over && fight.turn !== null ? [fight.turn] : []),
  standing: ({ fight }) =>
    fight ? { over: fight.over, round: fight.round, winner: fight.winner } : undefined,
  result,
  view,
  known,
  places: () => [],
  actor,
  audience,
  rollAudience,
};
