import {
  type CreatureId,
  createRandomOracle,
  type DelayedAction,
  findFight,
  getCreature,
  getFight,
  getFighter,
  run,
} from '@arbitro/kernel';
import { type Action, validateAction } from '../actions.ts';
import { apply, type Event } from '../events.ts';
import { type Declare, declare } from '../rules/declaration.ts';
import { computeTurn } from '../rules/ranks.ts';
import { findLoadableMode } from '../rules/reload.ts';
import { type Fighter, isUp, type World } from '../state.ts';
import { computeDelayFactor, listAllPlans, needsAnotherRound, pickBestPlan } from './policy-plans.ts';

/**
 * A declared action takes place at the actor's rank. Returns the world at that moment, after moving and drawing. An
 * action that takes longer than this round is treated as done, at a lower weight.
 * @rule brp.combat.declaration
 */
export function findDelayedAction(world: World, action: Action): DelayedAction<World, Action> | undefined {
  if (action.type !== 'declare' || findFight(world)?.phase !== 'declaration') return undefined;
  const { by, draw = [], stow = [] } = action;
  const declared = applyDeclaration(world, action);
  const trouble = {
    metres: getFighter(declared, by).moved,
    handled: draw.length + stow.length,
    loads: action.act === 'reload',
  };
  const creature = getCreature(world, by);
  const there =
    needsAnotherRound(creature, trouble) && typeof action.on === 'string'
      ? getFighter(world, action.on).at
      : undefined;
  const then = skipToTurn(declared, by, there);
  const done = findDeclaredAction(action.act === 'reload' ? simulateReload(then, action) : then, action);
  return done && !validateAction(done.world, done.action)
    ? { ...done, share: computeDelayFactor(creature, trouble) * nameFactor(world, action) }
    : undefined;
}

/** A target that is named now may have fallen before the creature acts, while others are up. */
const NAMED_TARGET = 0.9;

function nameFactor(world: World, { by, on }: Declare): number {
  const { side } = getCreature(world, by);
  const isOtherFoe = ({ who }: Fighter): boolean =>
    who !== on && getCreature(world, who).side !== side && isUp(getCreature(world, who));
  return typeof on === 'string' && getFight(world).fighters.some(isOtherFoe) ? NAMED_TARGET : 1;
}

const failOnQuestion = (): never => {
  throw new Error('nothing is thrown or asked for what is declared');
};
const NOBODY_ANSWERS = createRandomOracle(failOnQuestion, failOnQuestion);

function applyDeclaration(world: World, action: Declare): World {
  const step = run<World, Declare, Event>({ apply, resolve: declare.resolve }, world, action, NOBODY_ANSWERS);
  if (step.kind !== 'done') throw new Error('a declaration waits for an answer');
  return step.world;
}

/** The world at the creature's own turn, with all other turns still to come. */
function skipToTurn(world: World, by: CreatureId, there: number | undefined): World {
  const fight = getFight(world);
  const others = fight.fighters
    .map(({ who }) => who)
    .filter((who) => who !== by && isUp(getCreature(world, who)));
  const placed = (fighter: Fighter): Fighter =>
    fighter.who === by
      ? { ...fighter, ...computeTurn(world, fighter), intent: null, at: there ?? fighter.at }
      : fighter;
  const turns = [[by], others];
  const fighters = fight.fighters.map(placed);
  return { ...world, fight: { ...fight, phase: 'actions', pending: [], together: [], turns, fighters } };
}

interface ActionInWorld {
  readonly world: World;
  readonly action: Action;
}

function findDeclaredAction(world: World, actionWith: Declare): ActionInWorld | undefined {
  const { by, act, thrown, knockout } = actionWith;
  const [on, arm] = [actionWith.on ?? undefined, actionWith.with ?? undefined];
  if (act === 'reload' || (act === 'attack' && on === undefined)) return findShotAction(world, by, arm);
  if (on === undefined) return undefined;
  if (act === 'attack')
    return {
      world,
      action: { type: 'attack', by, on, with: arm, ...(thrown && { thrown }), ...(knockout && { knockout }) },
    };
  if (act === 'wake') return { world, action: { type: 'wake', by, on } };
  return act === 'first-aid' ? findAidAction(world, by, on) : undefined;
}

/** First aid on the worst untreated wound. */
function findAidAction(world: World, by: CreatureId, on: CreatureId): ActionInWorld | undefined {
  const open = getCreature(world, on).wounds.filter(({ treated }) => !treated);
  const [worst] = open.toSorted((a, b) => b.points - a.points);
  return worst && { world, action: { type: 'first-aid', by, on, wound: worst.id } };
}

/** @rule brp.weapons.crossbow-reload @rule brp.weapons.magazines */
function simulateReload(world: World, { by, with: id }: Declare): World {
  const arm = getCreature(world, by).arms.find((arm) => arm.id === id);
  const mode = arm && findLoadableMode(arm);
  if (!arm || !mode) return world;
  const rule = 'brp.weapons.crossbow-reload';
  return apply(world, { type: 'loading-done', rule, who: by, arm: arm.id, loading: 0, shots: mode.magazine });
}

function findShotAction(world: World, by: CreatureId, arm: string | undefined): ActionInWorld | undefined {
  const best = pickBestPlan(listAllPlans(world, by).filter((plan) => plan.arm === arm && !plan.loads));
  return best && { world, action: { type: 'attack', by, on: best.on, with: best.arm, thrown: best.thrown } };
}
