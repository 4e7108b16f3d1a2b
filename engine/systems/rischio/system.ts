import { fightStateOf, optionsSchema, type System } from '@arbitro/kernel';
import { z } from 'zod';
import { type Action, actionSchema, actorOf, listOffers, resolveAction, validateAction } from './actions.ts';
import { combatStats } from './computer/combat-stats.ts';
import { plainPolicy, sensiblePolicy } from './computer/policy.ts';
import { tactics } from './computer/tactics.ts';
import { CONTENT } from './content/creatures.ts';
import { ENCOUNTERS } from './content/encounters.ts';
import { creation } from './creation/creation.ts';
import { apply, audience, type Event, privateFields } from './events.ts';
import { NAME } from './name.ts';
import { summarize } from './odds/result.ts';
import { rollOff, worldForOdds } from './odds/roll-off.ts';
import { OPTIONS, type Options } from './options.ts';
import { RISCHIO_REFUSALS } from './refusals.ts';
import { addCreature, removeCreature } from './roster.ts';
import { whoseTurn } from './rules/may-act.ts';
import { RULES } from './rules.ts';
import { buildCreature, sheetSchema } from './schema/sheet.ts';
import { worldSchema } from './schema/world.ts';
import { presentation } from './screen/presentation.ts';
import { knownWorld } from './secrecy/known-world.ts';
import { buildView, rollAudience } from './secrecy/view.ts';
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
  maximumFields: { health: 'maxHealth' },
  encounters: ENCOUNTERS,
  creation,
  // index.ts has the presets: a page for play does not need them
  presets: {},
  policies: { sensible: sensiblePolicy, plain: plainPolicy },
  combatStats,
  tactics,
  presentation,
  privateFields,
  createWorld: ({ options, creatures }) => ({
    options,
    day: 1,
    creatures: creatures.map((creature) => buildCreature(options, creature)),
    fight: null,
  }),
  addCreature,
  removeCreature,
  setScene: (world) => world,
  resolve: resolveAction,
  apply,
  refuses: validateAction,
  offers: listOffers,
  creaturesToAct: (world) => [whoseTurn(world)].filter((who) => who !== undefined),
  fightState: fightStateOf,
  summarize,
  rollOff,
  worldForOdds,
  view: buildView,
  knownWorld,
  hideablePlaces: () => [],
  actor: actorOf,
  audience,
  rollAudience,
};
