import {
  type CreatureId,
  creature,
  fighter,
  fighterIn,
  fightOn,
  type Tactics,
  theFight,
} from '@arbitro/kernel';
import { type Action, refuses } from '../actions.ts';
import type { Declare } from '../rules/declaration.ts';
import { hitPoints } from '../rules/derived.ts';
import { distance, isNear } from '../rules/distance.ts';
import { type Creature, isUp, type World } from '../state.ts';
import { carriedOut, declaredAs, mustDo } from './policy.ts';
import { type Plan, plans } from './policy-plans.ts';
import { foreseen } from './tactics-foreseen.ts';

/** The actions that a look-ahead policy chooses from. */
export const tactics: Tactics<World, Action> = {
  choices: (world, who) => {
    const phase = fightOn(world)?.phase;
    if (phase === undefined || phase === 'movement' || mustDo(creature(world, who))) return [];
    const all = phase === 'declaration' ? declarations(world, who) : acts(world, who);
    return all.filter((action) => !refuses(world, action));
  },
  withdraw,
  distance: (world, from, to) =>
    world.fight && [from, to].every((id) => fighterIn(theFight(world), id)) ? distance(world, from, to) : 0,
  edge,
  foreseen,
};

/** Attacks with any weapon on any foe, first aid for a comrade nearby, and grapples. */
function declarations(world: World, by: CreatureId): readonly Action[] {
  const near = comrades(world, by).filter(({ id }) => isNear(world, by, id));
  const means = (act: Declare['act'], on: CreatureId): Action => ({ type: 'declare', by, act, on });
  return [
    ...plans(world, by).map((plan) => declaredAs(by, plan)),
    ...near.filter(isDying).map(({ id }) => means('first-aid', id)),
    ...near.filter(({ state }) => state.is === 'unconscious').map(({ id }) => means('wake', id)),
  ];
}

/** The declared action or the rescue of a dying comrade; without a declaration, any possible action. */
function acts(world: World, by: CreatureId): readonly Action[] {
  const { intent, used } = fighter(world, by);
  const meant = intent && used.length === 0;
  const said = meant ? carriedOut(world, by) : undefined;
  const blows = meant ? [] : plans(world, by).map((plan) => struck(by, plan));
  const wake =
    intent?.act === 'wake' && intent.on !== null ? [{ type: 'wake', by, on: intent.on } as const] : [];
  return [...(said ? [said] : []), ...blows, ...wake, ...rescues(world, by)];
}

const struck = (by: CreatureId, { arm, on, thrown, loads }: Plan): Action =>
  loads
    ? { type: 'reload', by, with: arm }
    : { type: 'attack', by, with: arm, on, ...(thrown && { thrown }) };

const isDying = ({ state }: Creature): boolean => state.is === 'dying';

const comrades = (world: World, who: CreatureId): readonly Creature[] => {
  const { side } = creature(world, who);
  return theFight(world)
    .fighters.map((one) => creature(world, one.who))
    .filter((one) => one.id !== who && one.side === side);
};

/** First aid on the worst untreated wound of each dying comrade. @rule brp.healing.first-aid-rescue */
const rescues = (world: World, by: CreatureId): readonly Action[] =>
  comrades(world, by)
    .filter(isDying)
    .flatMap(({ id: on, wounds }) => {
      const [worst] = wounds.filter(({ treated }) => !treated).toSorted((a, b) => b.points - a.points);
      return worst ? [{ type: 'first-aid', by, on, wound: worst.id } as const] : [];
    });

/**
 * An engaged creature cannot withdraw. In the declaration phase it declares nothing, so that it can leave at its rank.
 *
 * @rule brp.combat.movement
 */
function withdraw(world: World, by: CreatureId): Action | undefined {
  const phase = fightOn(world)?.phase;
  if (phase === undefined || phase === 'movement') return undefined;
  const leave: Action = { type: 'leave', by };
  if (phase === 'actions') return refuses(world, leave) ? undefined : leave;
  const hold: Action = { type: 'declare', by, act: 'hold' };
  const { engaged } = theFight(world);
  const held = engaged.some((pair) => pair.includes(by)) || mustDo(creature(world, by)) !== undefined;
  return held || refuses(world, hold) ? undefined : hold;
}

/**
 * A condition that takes an action to end costs that much. A dying creature counts as dead unless it is being treated.
 */
const WORTH = { fallen: -0.25, held: -0.5, dying: -0.25, saved: 0.15 } as const;

function edge(world: World, id: CreatureId): number {
  const one = creature(world, id);
  if (one.state.is === 'dying') return isSaved(world, one) ? WORTH.saved : WORTH.dying;
  if (!isUp(one)) return 0;
  let sum = 0;
  for (const condition of one.conditions)
    if (condition === 'fallen' || condition === 'held') sum += WORTH[condition];
  return sum;
}

/** Whether first aid in progress will bring the creature above 0. @rule brp.healing.first-aid-rescue */
function isSaved({ fight }: World, one: Creature): boolean {
  if (one.state.is !== 'dying' || !fight) return false;
  const points = fight.aids.filter(({ on }) => on === one.id).reduce((sum, aid) => sum + aid.points, 0);
  return points > 0 && hitPoints(one).value + points > 0;
}
