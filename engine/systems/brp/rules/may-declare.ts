import {
  type CreatureId,
  findDuplicate,
  findFight,
  firstRefusal,
  getCreature,
  getFight,
  getFighter,
  isParticipant,
  refuse,
  SOMEONE,
  type Verdict,
} from '@arbitro/kernel';
import { refuseBrp } from '../refusals.ts';
import type { Act, Arm, Creature, Hold, Intent, World } from '../state.ts';
import { creaturesToAct } from './acting.ts';
import { countFullHands, HANDS } from './arms.ts';
import { isEngaged } from './distance.ts';
import { forbids } from './effects.ts';
import { applyReadying } from './intent.ts';
import { notUp } from './may-act.ts';
import { cannotMeanToUse, noSuchArm } from './may-use-arm.ts';
import { notInSetting } from './may-use-skill.ts';
import { maxMovement, rankOf } from './ranks.ts';
import { findLoadableMode } from './reload.ts';
import { FREE_STEP, type Phase } from './tables.ts';
import { isReadying, measureGap, planWay, type ReadyingTerms, type Step } from './walk.ts';

/** A declaration; omitted parts stay open. */
export type DeclareTerms = ReadyingTerms & { readonly by: CreatureId; readonly act: Act } & {
  readonly [K in keyof Intent]?: Intent[K] | undefined;
};

/** Creatures declare in order of dexterity, the highest first. @rule brp.combat.declaration */
function notOnTurnInPhase(world: World, who: CreatureId, phase: Phase): Verdict {
  const fight = findFight(world);
  if (!fight) return refuse('no-fight');
  if (!isParticipant(world, who)) return refuse('not-in-fight', { who });
  if (fight.phase !== phase) return refuseBrp('not-now', { phase: fight.phase });
  const [whose = SOMEONE] = creaturesToAct(world);
  return whose === who ? undefined : (notUp(world, who) ?? refuse('not-your-turn', { who, whose }));
}

export function cannotDeclare(world: World, action: DeclareTerms): Verdict {
  if (action.leave && findFight(world)?.phase === 'actions') return cannotChange(world, action);
  return (
    notOnTurnInPhase(world, action.by, 'declaration') ??
    cannotReady(world, action.by, action) ??
    cannotIntend(world, action) ??
    hasNoTime(world, action)
  );
}

/**
 * After moving the maximum distance or handling too many weapons, a creature can only defend.
 * @rule brp.combat.movement @rule brp.combat.dex-order
 */
function hasNoTime(world: World, action: DeclareTerms): Verdict {
  const { by: who, act, draw = [], stow = [] } = action;
  if (act === 'hold') return undefined;
  const { moved } = planWay(world, who, action);
  const rank = rankOf(world, { who, moved, handled: draw.length + stow.length });
  return rank === null ? refuseBrp('only-defends', { who }) : undefined;
}

/**
 * A declaration may be changed with the game master's leave until the creature has acted; movement is over by then.
 * @rule brp.combat.declaration @ruling R62
 */
function cannotChange(world: World, action: DeclareTerms): Verdict {
  const { by } = action;
  if (!isParticipant(world, by)) return refuse('not-in-fight', { who: by });
  const { acted, used } = getFighter(world, by);
  if (acted || used.length > 0) return refuseBrp('no-more-attacks', { who: by });
  if (isReadying(action)) return refuseBrp('not-now', { phase: 'actions' });
  return notUp(world, by) ?? cannotIntend(world, action);
}

/** @rule brp.combat.skip-declaration */
export const cannotMove = (world: World, action: ReadyingTerms & { readonly by: CreatureId }): Verdict =>
  notOnTurnInPhase(world, action.by, 'movement') ?? cannotReady(world, action.by, action);

/** Refuses intents that are impossible for a creature on the ground or in a grip, and intents without an object. */
function cannotIntend(world: World, action: DeclareTerms): Verdict {
  const { by, act, on = null } = action;
  const creature = getCreature(world, by);
  if (creature.conditions.includes('fallen') && act !== 'stand' && act !== 'hold')
    return refuseBrp('must-stand', { who: by });
  if (on !== null && !isParticipant(world, on)) return refuse('not-in-fight', { who: on });
  if (act === 'attack' || act === 'grapple') return cannotAssault(world, creature, action);
  if (act === 'reload') return cannotMeanToReload(creature, action);
  if (act === 'stand' && !creature.conditions.includes('fallen')) return refuseBrp('not-fallen', { who: by });
  return act === 'break-free' && !creature.conditions.includes('held')
    ? refuseBrp('not-held', { who: by })
    : undefined;
}

function cannotAssault(world: World, creature: Creature, action: DeclareTerms): Verdict {
  const { on = null, act } = action;
  if (forbids(creature, 'attack')) return refuseBrp('is-held', { who: creature.id });
  if (on === creature.id || (on !== null && getCreature(world, on).state.is === 'dead'))
    return refuse('no-such-target', { on });
  return act === 'attack'
    ? cannotMeanToUse(world, applyReadying(creature, action), action)
    : notInSetting(world, 'grapple');
}

/** @rule brp.weapons.crossbow-reload @rule brp.weapons.magazines */
function cannotMeanToReload(creature: Creature, { with: id = null }: DeclareTerms): Verdict {
  if (id === null) return undefined;
  const arm = creature.arms.find((carried) => carried.id === id);
  if (!arm) return noSuchArm(creature, { with: id });
  return findLoadableMode(arm) ? undefined : refuseBrp('nothing-to-load', { arm: id });
}

/** @rule brp.combat.movement @rule brp.spot.draw-weapon */
function cannotReady(world: World, who: CreatureId, readying: ReadyingTerms): Verdict {
  const creature = getCreature(world, who);
  const { move: step } = readying;
  return (
    (readying.kneel && creature.conditions.includes('fallen')
      ? refuseBrp('must-stand', { who })
      : undefined) ??
    (step && cannotGo(world, creature, { step, leave: readying.leave ?? false })) ??
    cannotHandle(creature, readying) ??
    cannotPickUp(world, creature, readying)
  );
}

/**
 * A thing can be picked up within a step of the destination; that step counts as movement.
 * @rule brp.spot.draw-weapon @ruling R120
 */
function cannotPickUp(world: World, creature: Creature, readying: ReadyingTerms): Verdict {
  const { id: who } = creature;
  const lying = (readying.draw ?? []).filter((id) => hasArmHeld(creature, id, ['dropped']));
  const far = firstRefusal(lying, (arm) => {
    const metres = measureGap(world, who, readying, arm);
    return metres > FREE_STEP ? refuseBrp('lies-too-far', { arm, metres, most: FREE_STEP }) : undefined;
  });
  const { moved } = planWay(world, who, readying);
  return (
    far ??
    (lying.length > 0
      ? cannotGo(world, creature, { step: { metres: moved }, leave: readying.leave ?? false })
      : undefined)
  );
}

interface MoveTerms {
  readonly step: Step;
  readonly leave: boolean;
}

/**
 * An engaged creature can move only a step; more needs the game master's leave.
 * @rule brp.combat.movement @ruling R63
 */
function cannotGo(world: World, creature: Creature, { step, leave }: MoveTerms): Verdict {
  const { id: who } = creature;
  const lost = [step.toward, step.from].find(
    (id) => id !== undefined && (id === who || !isParticipant(world, id)),
  );
  if (lost !== undefined) return refuse('no-such-target', { on: lost });
  if (step.metres > maxMovement(creature))
    return refuseBrp('too-far-to-go', { who, most: maxMovement(creature) });
  if (step.metres > 0 && creature.conditions.includes('fallen')) return refuseBrp('must-stand', { who });
  if (step.metres > 0 && forbids(creature, 'move')) return refuseBrp('is-held', { who });
  const shifts = step.metres <= FREE_STEP || leave || !isEngaged(getFight(world), who);
  return shifts ? undefined : refuseBrp('engaged', { who, most: FREE_STEP });
}

function cannotHandle(creature: Creature, { draw = [], stow = [], drop = [] }: ReadyingTerms): Verdict {
  const { id: who } = creature;
  const twice = findDuplicate([...draw, ...stow, ...drop]);
  if (twice !== undefined) return refuseBrp('cannot-draw', { who, arm: twice });
  const wrong =
    firstRefusal(draw, (id) =>
      hasArmHeld(creature, id, ['stowed', 'slung', 'dropped'])
        ? undefined
        : refuseBrp('cannot-draw', { who, arm: id }),
    ) ??
    firstRefusal([...stow, ...drop], (id) =>
      hasArmHeld(creature, id, ['hand']) ? undefined : refuseBrp('not-in-hand', { who, arm: id }),
    );
  if (wrong) return wrong;
  return countFullHands(applyReadying(creature, { draw, stow, drop }).arms) > HANDS
    ? refuseBrp('hands-full', { who })
    : undefined;
}

/** Natural weapons cannot be stowed. */
const hasArmHeld = ({ arms }: Creature, id: string, held: readonly Hold[]): boolean =>
  arms.some(
    (arm: Arm) => arm.id === id && held.includes(arm.held) && arm.modes.some(({ hands }) => hands > 0),
  );
