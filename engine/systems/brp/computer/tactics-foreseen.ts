import {
  type CreatureId,
  creature,
  type Foreseen,
  fighter,
  fightOn,
  random,
  run,
  theFight,
} from '@arbitro/kernel';
import { type Action, refuses } from '../actions.ts';
import { apply, type Event } from '../events.ts';
import { type Declare, declare } from '../rules/declaration.ts';
import { computeTurn } from '../rules/ranks.ts';
import { loadable } from '../rules/reload.ts';
import { type Fighter, isUp, type World } from '../state.ts';
import { bestOf, isLate, patience, plans } from './policy-plans.ts';

/**
 * A declared action takes place at the actor's rank. Returns the world at that moment, after moving and drawing. An
 * action that takes longer than this round is treated as done, at a lower weight.
 *
 * @rule brp.combat.declaration
 */
export function foreseen(world: World, action: Action): Foreseen<World, Action> | undefined {
  if (action.type !== 'declare' || fightOn(world)?.phase !== 'declaration') return undefined;
  const { by, draw = [], stow = [] } = action;
  const declared = after(world, action);
  const trouble = {
    metres: fighter(declared, by).moved,
    handled: draw.length + stow.length,
    loads: action.act === 'reload',
  };
  const one = creature(world, by);
  const there =
    isLate(one, trouble) && typeof action.on === 'string' ? fighter(world, action.on).at : undefined;
  const then = atTurn(declared, by, there);
  const done = carried(action.act === 'reload' ? loaded(then, action) : then, action);
  return done && !refuses(done.world, done.action) ? { ...done, share: patience(one, trouble) } : undefined;
}

const unasked = (): never => {
  throw new Error('nothing is thrown or asked for what is declared');
};
const NOBODY_ANSWERS = random(unasked, unasked);

function after(world: World, action: Declare): World {
  const step = run<World, Declare, Event>({ apply, resolve: declare.resolve }, world, action, NOBODY_ANSWERS);
  if (step.is !== 'done') throw new Error('a declaration waits for an answer');
  return step.world;
}

/** The world at the creature's own turn, with all other turns still to come. */
function atTurn(world: World, by: CreatureId, there: number | undefined): World {
  const fight = theFight(world);
  const others = fight.fighters
    .map(({ who }) => who)
    .filter((who) => who !== by && isUp(creature(world, who)));
  const placed = (one: Fighter): Fighter =>
    one.who === by ? { ...one, ...computeTurn(world, one), intent: null, at: there ?? one.at } : one;
  const turns = [[by], others];
  const fighters = fight.fighters.map(placed);
  return { ...world, fight: { ...fight, phase: 'actions', pending: [], together: [], turns, fighters } };
}

interface Done {
  readonly world: World;
  readonly action: Action;
}

function carried(world: World, said: Declare): Done | undefined {
  const { by, act, thrown, knockout } = said;
  const [on, arm] = [said.on ?? undefined, said.with ?? undefined];
  if (act === 'reload') return shot(world, by, arm);
  if (on === undefined) return undefined;
  if (act === 'attack')
    return {
      world,
      action: { type: 'attack', by, on, with: arm, ...(thrown && { thrown }), ...(knockout && { knockout }) },
    };
  if (act === 'wake') return { world, action: { type: 'wake', by, on } };
  return act === 'first-aid' ? aided(world, by, on) : undefined;
}

/** First aid on the worst untreated wound. */
function aided(world: World, by: CreatureId, on: CreatureId): Done | undefined {
  const open = creature(world, on).wounds.filter(({ treated }) => !treated);
  const [worst] = open.toSorted((a, b) => b.points - a.points);
  return worst && { world, action: { type: 'first-aid', by, on, wound: worst.id } };
}

/** @rule brp.weapons.crossbow-reload @rule brp.weapons.magazines */
function loaded(world: World, { by, with: id }: Declare): World {
  const arm = creature(world, by).arms.find((one) => one.id === id);
  const mode = arm && loadable(arm);
  if (!arm || !mode) return world;
  const rule = 'brp.weapons.crossbow-reload';
  return apply(world, { type: 'loading-done', rule, who: by, arm: arm.id, loading: 0, shots: mode.magazine });
}

function shot(world: World, by: CreatureId, arm: string | undefined): Done | undefined {
  const best = bestOf(plans(world, by).filter((plan) => plan.arm === arm && !plan.loads));
  return best && { world, action: { type: 'attack', by, on: best.on, with: best.arm, thrown: best.thrown } };
}
