import { optionsSchema, type System } from '@arbitro/kernel';
import { z } from 'zod';
import { type Action, actionSchema, actor, offers, refuses, resolve } from './actions.ts';
import { enter, leave } from './comings.ts';
import { faring } from './computer/faring.ts';
import { plain, sensible } from './computer/policy.ts';
import { tactics } from './computer/tactics.ts';
import { CONTENT } from './content/creatures.ts';
import { ENCOUNTERS } from './content/encounters.ts';
import { creation } from './creation/creation.ts';
import { apply, audience, type Event, inner } from './events.ts';
import { NAME } from './name.ts';
import { oddsIn, race } from './odds/race.ts';
import { result } from './odds/result.ts';
import { OPTIONS, type Options } from './options.ts';
import { RISCHIO_REFUSALS } from './refusals.ts';
import { whoseTurn } from './rules/may-act.ts';
import { RULES } from './rules.ts';
import { embody, sheetSchema } from './schema/sheet.ts';
import { worldSchema } from './schema/world.ts';
import { face } from './screen/face.ts';
import { known } from './secrecy/known.ts';
import { rollAudience, view } from './secrecy/view.ts';
import type { Sheet, World } from './state.ts';

/** An Italian home-brew system with one d20: risks, opposed risks, and combat. */
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
  // index.ts has the presets: a page for play does not need them
  presets: {},
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
