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
import { plain, sensible } from './policy.ts';
import { PRESETS } from './presets.ts';
import { oddsIn, race } from './race.ts';
import { RISCHIO_REFUSALS } from './refusals.ts';
import { result } from './result.ts';
import { whoseTurn } from './rules/may-act.ts';
import { RULES } from './rules.ts';
import { embody, sheetSchema } from './sheet.ts';
import type { Sheet, World } from './state.ts';
import { tactics } from './tactics.ts';
import { rollAudience, view } from './view.ts';
import { worldSchema } from './world.ts';

/** An Italian home-brew with one d20: risks, risks against each other, and combat. */
export const rischio: System<World, Action, Event, Options, Sheet, null> = {
  id: NAME.id,
  rules: RULES,
  options: OPTIONS,
  refusals: RISCHIO_REFUSALS,
  schemas: {
    world: worldSchema,
    action: actionSchema,
    options: optionsSchema(OPTIONS),
    sheet: sheetSchema,
    scene: z.null(),
  },
  content: CONTENT,
  wholes: { health: 'maxHealth' },
  encounters: ENCOUNTERS,
  creation,
  presets: PRESETS,
  policies: { sensible, plain },
  faring,
  tactics,
  face,
  inner,
  begin: ({ options, creatures }) => ({
    options,
    day: 1,
    creatures: creatures.map((one) => embody(options, one)),
    fight: null,
  }),
  enter,
  leave,
  staged: (world) => world,
  resolve,
  apply,
  refuses,
  offers,
  due: (world) => [whoseTurn(world)].filter((who) => who !== undefined),
  standing: ({ fight }) =>
    fight ? { over: fight.over, round: fight.round, winner: fight.winner } : undefined,
  result,
  race,
  oddsIn,
  view,
  known,
  places: () => [],
  actor,
  audience,
  rollAudience,
};
