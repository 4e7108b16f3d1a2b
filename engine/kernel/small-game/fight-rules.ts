import { collectActions, createActionDeclarer } from '../declare-action.ts';
import { collectEvents, createEventDeclarer, fields } from '../declare-event.ts';
import { getFight } from '../fight.ts';
import type { CreatureId } from '../kernel.ts';
import { requireFight } from '../preconditions.ts';
import { creatureId } from '../schema.ts';
import type { AnyAction, AnyEvent } from '../system.ts';
import type { AnySmallEvent } from './declare-game.ts';
import type { AnySmallAction } from './rule-kit.ts';
import { beginFight, buildNextEvent, refuseFight, refuseOutOfTurn } from './turns.ts';
import type { FightEvent, SmallCreature, SmallFight, SmallSide, SmallWorld } from './types.ts';

const event = createEventDeclarer<SmallWorld, SmallCreature>();

const updateFight = (world: SmallWorld, change: Partial<SmallFight>): SmallWorld => ({
  ...world,
  fight: { ...getFight(world), ...change },
});

const health = fields<{ who: CreatureId; by: CreatureId; points: number; left: number }>();
const setHealth = {
  privateFields: ['left'],
  writeCreature: (creature: { health: number }, { left }: { readonly left: number }) => {
    creature.health = left;
  },
} as const;

const FIGHT_EVENTS = [
  event('fight-began', fields<{ order: readonly CreatureId[] }>(), {
    writeWorld: (world, { order }) => ({
      ...world,
      fight: { round: 0, order, turn: null, over: false, winner: null },
    }),
  }),
  event('turn-began', fields<{ who: CreatureId; round: number }>(), {
    writeWorld: (world, { who, round }) => updateFight(world, { turn: who, round }),
  }),
  event('turn-passed', fields<{ who: CreatureId }>()),
  event('wounded', health, setHealth),
  event('healed', health, setHealth),
  event('fell', fields<{ who: CreatureId }>()),
  event('fight-ended', fields<{ winner: SmallSide | null }>(), {
    writeWorld: (world, { winner }) => updateFight(world, { turn: null, over: true, winner }),
  }),
] as const;

/** How the events of a game are applied, with those of every fight. */
export const collectSmallEvents = (gameEvents: readonly AnySmallEvent[]) =>
  collectEvents<SmallWorld, SmallCreature, AnyEvent>([...gameEvents, ...FIGHT_EVENTS], {
    copyCreature: (creature) => ({ ...creature }),
    withCreatures: (world, creatures) => ({ ...world, creatures }),
  });

/** The actions of a game, then those of every fight. */
export function collectSmallActions(id: string, gameActions: readonly AnySmallAction[]) {
  const action = createActionDeclarer<SmallWorld, FightEvent>();
  return collectActions<SmallWorld, AnyEvent, AnyAction>([
    ...gameActions,
    action('pass', {
      fields: { by: creatureId },
      refuses: (world, { by }) => refuseOutOfTurn(world, by),
      resolve: (ctx, { by }) => {
        ctx.emit({ type: 'turn-passed', rule: `${id}.fight.order`, who: by });
        ctx.emit(buildNextEvent(id, ctx.world));
      },
    }),
    action('fight', { fields: {}, refuses: refuseFight, resolve: (ctx) => beginFight(id, ctx) }),
    action('end-fight', {
      fields: {},
      refuses: requireFight,
      resolve: (ctx) => ctx.emit({ type: 'fight-ended', rule: `${id}.fight.out`, winner: null }),
    }),
  ]);
}
