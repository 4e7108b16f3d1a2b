import { optionsSchema, type System } from '@arbitro/kernel';
import { z } from 'zod';
import { type Action, actionSchema, actorOf, listOffers, resolveAction, validateAction } from './actions.ts';
import { combatStats } from './combat-stats.ts';
import { CONTENT } from './content/creatures.ts';
import { ENCOUNTERS } from './content/encounters.ts';
import { creation } from './creation.ts';
import { apply, audience, type Event, privateFields } from './events.ts';
import { knownWorld } from './known-world.ts';
import { NAME } from './name.ts';
import { OPTIONS, type Options } from './options.ts';
import { sensiblePolicy } from './policy.ts';
import { presentation } from './presentation.ts';
import { PRESETS } from './presets.ts';
import { GAME_REFUSALS } from './refusals.ts';
import { summarize } from './result.ts';
import { addCreature, removeCreature } from './roster.ts';
import { RULES } from './rules.ts';
import { sheetSchema } from './sheet.ts';
import type { Sheet, World } from './state.ts';
import { tactics } from './tactics.ts';
import { buildView, rollAudience } from './view.ts';
import { worldSchema } from './world.ts';

/** All parts of your game, under the names that Arbitro expects. README.md says what each file is for. */
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
  policies: { sensible: sensiblePolicy },
  combatStats,
  tactics,
  presentation,
  privateFields,
  createWorld: ({ options, creatures }) => ({
    options,
    creatures: creatures.map(({ id, name, sheet }) => ({ id, name, ...sheet })),
    fight: null,
  }),
  addCreature,
  removeCreature,
  setScene: (world) => world,
  resolve: resolveAction,
  apply,
  refuses: validateAction,
  offers: listOffers,
  creaturesToAct: ({ fight }) => (fight && !fight.over && fight.turn !== null ? [fight.turn] : []),
  fightState: ({ fight }) =>
    fight ? { over: fight.over, round: fight.round, winner: fight.winner } : undefined,
  summarize,
  view: buildView,
  knownWorld,
  hideablePlaces: () => [],
  actor: actorOf,
  audience,
  rollAudience,
};
