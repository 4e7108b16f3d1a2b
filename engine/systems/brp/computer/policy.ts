import { type CreatureId, creature, fighter, type Policy, theFight } from '@arbitro/kernel';
import { type Action, refuses } from '../actions.ts';
import type { Declare } from '../rules/declaration.ts';
import { now } from '../rules/derived.ts';
import { skillChance } from '../rules/skill.ts';
import type { Creature, World } from '../state.ts';
import { plainAnswer, sensibleAnswer } from './policy-answers.ts';
import { bestPlan, firstPlan, type Plan } from './policy-plans.ts';

type Planner = (world: World, who: CreatureId) => Plan | undefined;

/** Attacks the first foe with the first weapon at hand and never defends. */
export const plain: Policy<World, Action> = {
  act: (world, who) => play(world, who, firstPlan),
  answer: plainAnswer,
};

/** Attacks the foe it can hurt most, helps dying comrades nearby, and uses its best defence. */
export const sensible: Policy<World, Action> = {
  act: (world, who) =>
    theFight(world).phase === 'actions'
      ? (rescue(world, who) ?? play(world, who, bestPlan))
      : play(world, who, bestPlan),
  answer: sensibleAnswer,
};

const allowed = (world: World, action: Action): Action | undefined =>
  refuses(world, action) ? undefined : action;

function play(world: World, who: CreatureId, planner: Planner): Action {
  const { phase } = theFight(world);
  if (phase === 'declaration') return declaring(world, who, planner);
  if (phase === 'movement') return moving(world, who, planner);
  return acting(world, who, planner);
}

const holding = (by: CreatureId): Action => ({ type: 'hold', by });

/** Returns the action a condition forces the creature to take first, or undefined. */
export function mustDo({ conditions }: Creature): 'stand' | 'break-free' | undefined {
  if (conditions.includes('fallen')) return 'stand';
  return conditions.includes('held') ? 'break-free' : undefined;
}

function declaring(world: World, by: CreatureId, planner: Planner): Action {
  const must = mustDo(creature(world, by));
  if (must) return { type: 'declare', by, act: must };
  const plan = planner(world, by);
  const hold: Declare = { type: 'declare', by, act: 'hold' };
  if (!plan) return hold;
  return allowed(world, declaredAs(by, plan)) ?? allowed(world, { ...hold, ...goingFor(plan) }) ?? hold;
}

const goingFor = ({ metres, on }: Plan): Pick<Declare, 'move'> =>
  metres > 0 ? { move: { metres, toward: on } } : {};

/** Returns the declaration for a plan. */
export function declaredAs(by: CreatureId, plan: Plan): Declare {
  const { arm, on, thrown, loads, grip } = plan;
  if (loads) return { type: 'declare', by, act: 'reload', with: arm };
  const going = { ...grip, ...goingFor(plan) };
  return { type: 'declare', by, act: 'attack', with: arm, on, ...(thrown && { thrown }), ...going };
}

function moving(world: World, by: CreatureId, planner: Planner): Action {
  const stay: Action = { type: 'move', by };
  const plan = mustDo(creature(world, by)) ? undefined : planner(world, by);
  if (!plan) return stay;
  const { on, grip, metres } = plan;
  return allowed(world, { ...stay, ...grip, ...(metres > 0 && { move: { metres, toward: on } }) }) ?? stay;
}

function acting(world: World, by: CreatureId, planner: Planner): Action {
  const one = creature(world, by);
  const must = mustDo(one);
  const { intent, used } = fighter(world, by);
  const forced = must && allowed(world, must === 'stand' ? { type: 'stand', by } : strugglesOf(world, one));
  const said = intent && used.length === 0 ? carriedOut(world, by) : struckNow(world, by, planner);
  return forced ?? said ?? holding(by);
}

/** Breaks free by skill or strength, whichever has the better chance. @rule brp.skills.grapple */
function strugglesOf(world: World, one: Creature): Action {
  const { id: by, heldBy } = one;
  const strength = heldBy === null ? 0 : 50 + 5 * (now(one, 'FOR') - now(creature(world, heldBy), 'FOR'));
  const skill = skillChance(world, one, 'grapple').score.value / 2;
  return { type: 'break-free', by, how: strength > skill ? 'FOR' : 'grapple' };
}

/** Returns the declared action if it is still possible. */
export function carriedOut(world: World, by: CreatureId): Action | undefined {
  const { intent } = fighter(world, by);
  if (intent?.act === 'reload' && intent.with !== null)
    return allowed(world, { type: 'reload', by, with: intent.with });
  if (intent?.act !== 'attack' || intent.on === null) return undefined;
  const awake = creature(world, intent.on).state.is === 'up' || theFight(world).together.includes(intent.on);
  return awake ? allowed(world, { type: 'attack', by, on: intent.on }) : undefined;
}

/** Attacks when nothing was declared or another attack is left. */
function struckNow(world: World, by: CreatureId, planner: Planner): Action | undefined {
  const plan = planner(world, by);
  if (!plan) return undefined;
  const { arm, on, thrown, loads } = plan;
  if (loads) return allowed(world, { type: 'reload', by, with: arm });
  return allowed(world, { type: 'attack', by, with: arm, on, ...(thrown && { thrown }) });
}

/** First aid for a dying comrade nearby. @rule brp.healing.first-aid-rescue */
function rescue(world: World, by: CreatureId): Action | undefined {
  const { side } = creature(world, by);
  for (const { who: on } of theFight(world).fighters) {
    const one = creature(world, on);
    if (one.side !== side || one.state.is !== 'dying') continue;
    const worst = one.wounds.filter(({ treated }) => !treated).toSorted((a, b) => b.points - a.points);
    for (const { id: wound } of worst) {
      const found = allowed(world, { type: 'first-aid', by, on, wound });
      if (found) return found;
    }
  }
  return undefined;
}
