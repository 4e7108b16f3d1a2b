import { optionsSchema, type System } from '@arbitro/kernel';
import { type Action, actionSchema, actor, offers, refuses, resolve } from './actions.ts';
import { begin, misfits } from './begin.ts';
import { enter, leave, staged } from './comings.ts';
import { faring } from './computer/faring.ts';
import { plain, sensible } from './computer/policy.ts';
import { tactics } from './computer/tactics.ts';
import { CONTENT } from './content/creatures.ts';
import { ENCOUNTERS } from './content/encounters.ts';
import { creation } from './creation/creation.ts';
import { apply, audience, type Event, inner } from './events.ts';
import { NAME } from './name.ts';
import { race } from './odds/race.ts';
import { result } from './odds/result.ts';
import { OPTIONS, type Options } from './options.ts';
import { QUINTA_REFUSALS } from './refusals.ts';
import { due } from './rules/turn.ts';
import { RULES } from './rules.ts';
import { sceneSchema } from './schema/scene.ts';
import { sheetSchema } from './schema/sheet.ts';
import { worldSchema } from './schema/world.ts';
import { face } from './screen/face.ts';
import { known } from './secrecy/known.ts';
import { shown } from './secrecy/known-shown.ts';
import { rollAudience, view } from './secrecy/view.ts';
import type { Scene, Sheet, World } from './state.ts';

/** One d20 against a number: talk, exploration, and fights in rounds of six seconds on a grid. */
export const quinta: System<World, Action, Event, Options, Sheet, Scene> = {
  id: NAME.id,
  rules: RULES,
  options: OPTIONS,
  refusals: QUINTA_REFUSALS,
  schemas: {
    world: worldSchema,
    action: actionSchema,
    options: optionsSchema(OPTIONS),
    sheet: sheetSchema,
    scene: sceneSchema,
  },
  content: CONTENT,
  wholes: { hp: 'fullHp' },
  encounters: ENCOUNTERS,
  creation,
  // index.ts has the presets: a page for play does not need them
  presets: {},
  policies: { sensible, plain },
  faring,
  tactics,
  face,
  inner,
  misfits,
  begin,
  enter,
  leave,
  staged,
  resolve,
  apply,
  refuses,
  offers,
  due,
  standing: ({ fight }) =>
    fight ? { over: fight.over, round: fight.round, winner: fight.winner } : undefined,
  result,
  race,
  view,
  known,
  shown,
  places: () => [],
  actor,
  audience,
  rollAudience,
};
