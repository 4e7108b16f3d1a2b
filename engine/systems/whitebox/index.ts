import { optionsSchema, type System } from '@arbitro/kernel';
import { type Action, actionSchema, actor, offers, refuses, resolve } from './actions.ts';
import { begin, misfits } from './begin.ts';
import { enter, leave, staged } from './comings.ts';
import { CONTENT } from './content/creatures.ts';
import { ENCOUNTERS } from './content/encounters.ts';
import { creation } from './creation.ts';
import { apply, audience, type Event, inner } from './events.ts';
import { face } from './face.ts';
import { faring } from './faring.ts';
import { known } from './known.ts';
import { NAME } from './name.ts';
import { oddsIn } from './odds-in.ts';
import { OPTIONS, type Options } from './options.ts';
import { plain, sensible } from './policy.ts';
import { PRESETS } from './presets.ts';
import { WHITEBOX_REFUSALS } from './refusals.ts';
import { result } from './result.ts';
import { due } from './rules/acting.ts';
import { RULES } from './rules.ts';
import { sceneSchema } from './scene.ts';
import { sheetSchema } from './sheet.ts';
import type { Scene, Sheet, World } from './state.ts';
import { tactics } from './tactics.ts';
import { places, rollAudience, view } from './view.ts';
import { worldSchema } from './world.ts';

/** Old-school fantasy: a d20 against armour class, six-sided dice for the dungeon, rounds of a minute. */
export const whitebox: System<World, Action, Event, Options, Sheet, Scene> = {
  id: NAME.id,
  rules: RULES,
  options: OPTIONS,
  refusals: WHITEBOX_REFUSALS,
  schemas: {
    world: worldSchema,
    action: actionSchema,
    options: optionsSchema(OPTIONS),
    sheet: sheetSchema,
    scene: sceneSchema,
  },
  content: CONTENT,
  wholes: { hp: 'maxHp' },
  encounters: ENCOUNTERS,
  creation,
  presets: PRESETS,
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
  oddsIn,
  result,
  view,
  known,
  places,
  actor,
  audience,
  rollAudience,
};
