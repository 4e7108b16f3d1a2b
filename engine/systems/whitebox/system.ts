import { fightStateOf, optionsSchema, type System } from '@arbitro/kernel';
import { type Action, actionSchema, actorOf, listOffers, resolveAction, validateAction } from './actions.ts';
import { combatStats } from './computer/combat-stats.ts';
import { plainPolicy, sensiblePolicy } from './computer/policy.ts';
import { tactics } from './computer/tactics.ts';
import { CONTENT } from './content/creatures.ts';
import { ENCOUNTERS } from './content/encounters.ts';
import { createWorld, findSetupConflicts } from './create-world.ts';
import { creation } from './creation/creation.ts';
import { apply, audience, type Event, privateFields, summarize } from './events.ts';
import { NAME } from './name.ts';
import { worldForOdds } from './odds/world-for-odds.ts';
import { OPTIONS, type Options } from './options.ts';
import { WHITEBOX_REFUSALS } from './refusals.ts';
import { addCreature, removeCreature, setScene } from './roster.ts';
import { creaturesToAct } from './rules/acting.ts';
import { RULES } from './rules.ts';
import { sceneSchema } from './schema/scene.ts';
import { sheetSchema } from './schema/sheet.ts';
import { worldSchema } from './schema/world.ts';
import { presentation } from './screen/presentation.ts';
import { knownWorld } from './secrecy/known-world.ts';
import { buildView, hideablePlaces, rollAudience } from './secrecy/view.ts';
import type { Scene, Sheet, World } from './state.ts';

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
  maximumFields: { hp: 'maxHp' },
  encounters: ENCOUNTERS,
  creation,
  // those of index.ts: a page for playing does not need them
  presets: {},
  policies: { sensible: sensiblePolicy, plain: plainPolicy },
  combatStats,
  tactics,
  presentation,
  privateFields,
  findSetupConflicts,
  createWorld,
  addCreature,
  removeCreature,
  setScene,
  resolve: resolveAction,
  apply,
  refuses: validateAction,
  offers: listOffers,
  creaturesToAct,
  fightState: fightStateOf,
  worldForOdds,
  announcements: ['declare'],
  summarize,
  view: buildView,
  knownWorld,
  hideablePlaces,
  actor: actorOf,
  audience,
  rollAudience,
};
