import {
  type CreatureId,
  creature,
  fighter,
  fightOn,
  firstOf,
  refuse,
  repeated,
  SOMEONE,
  takesPart,
  theFight,
  type Verdict,
} from '@arbitro/kernel';
import { refuseBrp } from '../refusals.ts';
import type { Act, Arm, Creature, Hold, Intent, World } from '../state.ts';
import { due } from './acting.ts';
import { HANDS, handsFull } from './arms.ts';
import { isEngaged } from './distance.ts';
import { forbids } from './effects.ts';
import { readied } from './intent.ts';
import { notUp } from './may-act.ts';
import { cannotUse } from './may-use-arm.ts';
import { furthest, rankOf } from './ranks.ts';
import { type Phase, STEP } from './tables.ts';
import { measureGap, type Readying, type Step, wayOf } from './way.ts';

/** A declaration; omitted parts stay open. */
export type DeclareTerms = Readying & { readonly by: CreatureId; readonly act: Act } & {
  readonly [K in keyof Intent]?: Intent[K] | undefined;
};

/** Creatures declare in order of dexterity, the highest first. @rule brp.combat.declaration */
function notDue(world: World, who: CreatureId, phase: Phase): Verdict {
  const fight = fightOn(world);
  if (!fight) return refuse('no-fight');
  if (!takesPart(world, who)) return refuse('not-in-fight', { who });
  if (fight.phase !== phase) return refuseBrp('not-now', { phase: fight.phase });
  const [whose = SOMEONE] = due(world);
  return whose === who ? undefined : (notUp(world, who) ?? refuse('not-your-turn', { who, whose }));
}

export function cannotDeclare(world: World, action: DeclareTerms): Verdict {
  if (action.leave && fightOn(world)?.phase === 'actions') return cannotChange(world, action);
  return (
    notDue(world, action.by, 'declaration') ??
    cannotReady(world, action.by, action) ??
    cannotMean(world, action) ??
    hasNoTime(world, action)
  );
}

/**
 * After moving the maximum distance or handling too many weapons, a creature can only defend.
 *
 * @rule brp.combat.movement
 * @rule brp.combat.dex-order
 */
function hasNoTime(world: World, action: DeclareTerms): Verdict {
  const { by: who, act, draw = [], stow = [] } = action;
  if (act === 'hold') return undefined;
  const { moved } = wayOf(world, who, action);
  const rank = rankOf(world, { who, moved, handled: draw.length + stow.length });
  return rank === null ? refuseBrp('only-defends', { who }) : undefined;
}

/**
 * A declaration may be changed with the game master's leave until the creature has acted.
 *
 * @rule brp.combat.declaration
 * @ruling R62
 */
function cannotChange(world: World, action: DeclareTerms): Verdict {
  const { by } = action;
  if (!takesPart(world, by)) return refuse('not-in-fight', { who: by });
  const { acted, used } = fighter(world, by);
  if (acted || used.length > 0) return refuseBrp('no-more-attacks', { who: by });
  return notUp(world, by) ?? cannotMean(world, { ...action, draw: [], stow: [], drop: [] });
}

/** @rule brp.combat.skip-declaration */
export const cannotMove = (world: World, action: Readying & { readonly by: CreatureId }): Verdict =>
  notDue(world, action.by, 'movement') ?? cannotReady(world, action.by, action);

/** Refuses intents that are impossible for a creature on the ground or in a grip, and intents without an object. */
function cannotMean(world: World, action: DeclareTerms): Verdict {
  const { by, act, on = null } = action;
  const one = creature(world, by);
  if (one.conditions.includes('fallen') && act !== 'stand' && act !== 'hold')
    return refuseBrp('must-stand', { who: by });
  if (on !== null && !takesPart(world, on)) return refuse('not-in-fight', { who: on });
  if (act === 'attack' || act === 'grapple') return cannotAssault(world, one, action);
  if (act === 'stand' && !one.conditions.includes('fallen')) return refuseBrp('not-fallen', { who: by });
  return act === 'break-free' && !one.conditions.includes('held')
    ? refuseBrp('not-held', { who: by })
    : undefined;
}

function cannotAssault(world: World, one: Creature, action: DeclareTerms): Verdict {
  const { on = null, act } = action;
  if (forbids(one, 'attack')) return refuseBrp('is-held', { who: one.id });
  if (on === one.id || (on !== null && creature(world, on).state.is === 'dead'))
    return refuse('no-such-target', { on });
  return act === 'attack' ? cannotUse(world, readied(one, action), action) : undefined;
}

/** @rule brp.combat.movement @rule brp.spot.draw-weapon */
function cannotReady(world: World, who: CreatureId, readying: Readying): Verdict {
  const one = creature(world, who);
  const { move: step } = readying;
  return (
    (readying.kneel && one.conditions.includes('fallen') ? refuseBrp('must-stand', { who }) : undefined) ??
    (step && cannotGo(world, one, { step, leave: readying.leave ?? false })) ??
    cannotHandle(one, readying) ??
    cannotPickUp(world, one, readying)
  );
}

/**
 * A thing can be picked up within a step of the destination; that step counts as movement.
 *
 * @rule brp.spot.draw-weapon
 * @ruling R120
 */
function cannotPickUp(world: World, one: Creature, readying: Readying): Verdict {
  const { id: who } = one;
  const lying = (readying.draw ?? []).filter((id) => has(one, id, ['dropped']));
  const far = firstOf(lying, (arm) => {
    const metres = measureGap(world, who, readying, arm);
    return metres > STEP ? refuseBrp('lies-too-far', { arm, metres, most: STEP }) : undefined;
  });
  const { moved } = wayOf(world, who, readying);
  return (
    far ??
    (lying.length > 0
      ? cannotGo(world, one, { step: { metres: moved }, leave: readying.leave ?? false })
      : undefined)
  );
}

interface Going {
  readonly step: Step;
  readonly leave: boolean;
}

/**
 * An engaged creature can move only a step; more needs the game master's leave.
 *
 * @rule brp.combat.movement
 * @ruling R63
 */
function cannotGo(world: World, one: Creature, { step, leave }: Going): Verdict {
  const { id: who } = one;
  const lost = [step.toward, step.from].find(
    (id) => id !== undefined && (id === who || !takesPart(world, id)),
  );
  if (lost !== undefined) return refuse('no-such-target', { on: lost });
  if (step.metres > furthest(one)) return refuseBrp('too-far-to-go', { who, most: furthest(one) });
  if (step.metres > 0 && one.conditions.includes('fallen')) return refuseBrp('must-stand', { who });
  if (step.metres > 0 && forbids(one, 'move')) return refuseBrp('is-held', { who });
  const shifts = step.metres <= STEP || leave || !isEngaged(theFight(world), who);
  return shifts ? undefined : refuseBrp('engaged', { who, most: STEP });
}

function cannotHandle(one: Creature, { draw = [], stow = [], drop = [] }: Readying): Verdict {
  const { id: who } = one;
  const twice = repeated([...draw, ...stow, ...drop]);
  if (twice !== undefined) return refuseBrp('cannot-draw', { who, arm: twice });
  const wrong =
    firstOf(draw, (id) =>
      has(one, id, ['stowed', 'slung', 'dropped']) ? undefined : refuseBrp('cannot-draw', { who, arm: id }),
    ) ??
    firstOf([...stow, ...drop], (id) =>
      has(one, id, ['hand']) ? undefined : refuseBrp('not-in-hand', { who, arm: id }),
    );
  if (wrong) return wrong;
  return handsFull(readied(one, { draw, stow, drop }).arms) > HANDS
    ? refuseBrp('hands-full', { who })
    : undefined;
}

/** Natural weapons cannot be stowed. */
const has = ({ arms }: Creature, id: string, held: readonly Hold[]): boolean =>
  arms.some(
    (arm: Arm) => arm.id === id && held.includes(arm.held) && arm.modes.some(({ hands }) => hands > 0),
  );
