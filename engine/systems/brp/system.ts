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
import { result } from './odds/result.ts';
import { OPTIONS, type Options } from './options.ts';
import { BRP_REFUSALS } from './refusals.ts';
import { due } from './rules/acting.ts';
import { RULES } from './rules.ts';
import { sceneSchema, sheetSchema } from './schema/sheet.ts';
import { spelled } from './schema/spelling.ts';
import { worldSchema } from './schema/world.ts';
import { face } from './screen/face.ts';
import { known } from './secrecy/known.ts';
import { shown } from './secrecy/known-shown.ts';
import { rollAudience, view } from './secrecy/view.ts';
import type { Scene, Sheet, World } from './state.ts';

/** A percentile skill system: from character creation to healing, with rounds of twelve seconds. */
export const brp: System<World, Action, Event, Options, Sheet, Scene> = {
  id: NAME.id,
  rules: RULES,
  options: OPTIONS,
  refusals: BRP_REFUSALS,
  schemas: {
    world: worldSchema,
    action: actionSchema,
    options: optionsSchema(OPTIONS),
    sheet: sheetSchema,
    scene: sceneSchema,
  },
  content: CONTENT,
  encounters: ENCOUNTERS,
  creation,
  // in index.ts: a page for play does not need them
  presets: {},
  policies: { sensible, plain },
  faring,
  tactics,
  face,
  inner,
  spelled,
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
  view,
  known,
  shown,
  places: () => [],
  actor,
  audience,
  rollAudience,
};
