import {
  findFight,
  findFighter,
  firstRefusal,
  getCreature,
  getFight,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { refuseWhitebox } from '../refusals.ts';
import type { Creature, Phase, World } from '../state.ts';
import { canApproach } from './approach.ts';
import { cannotAttack } from './attack.ts';
import { cannotBind } from './bind.ts';
import { cannotGo, isTooFar } from './distance.ts';
import { cannotOpen } from './doors.ts';
import { fillFromDeclared, findDeclaredIntent, isDeclared } from './intent.ts';
import { notOnTurn, notUp } from './may-act.ts';
import { cannotCast, cannotPrepare } from './may-cast.ts';
import { cannotLightOil, cannotThrowOil } from './oil.ts';
import { cannotReady } from './ready.ts';
import { stepsOf, type TurnAction, type TurnActionType } from './turn-actions.ts';

/**
 * The actions of each phase. What no rule covers is always possible: the Referee decides.
 * @rule whitebox.combat.surprise-benefit @rule whitebox.combat.alt-sequence
 */
const TURN_ACTIONS_BY_PHASE: { readonly [P in Phase]: readonly TurnActionType[] } = {
  free: ['attack', 'throw-oil', 'move', 'other', 'pass'],
  declare: [],
  announce: [],
  acting: ['attack', 'cast', 'move', 'ready', 'throw-oil', 'light-oil', 'bind', 'open-door', 'other', 'pass'],
  spells: ['cast', 'prepare', 'other', 'pass'],
  missiles: ['attack', 'throw-oil', 'light-oil', 'ready', 'prepare', 'other', 'pass'],
  melee: ['attack', 'bind', 'open-door', 'light-oil', 'ready', 'prepare', 'other', 'pass'],
  movement: ['move', 'open-door', 'other', 'pass'],
};

/** Returns why a creature whose turn it is cannot do this, or undefined. */
export function cannotDo(world: World, turnAction: TurnAction): Verdict {
  const fight = findFight(world);
  if (turnAction.type === 'prepare' && world.options.combatSequence === 'standard')
    return refuseWhitebox('alternative-only');
  if (!fight) return cannotOutsideFight(world, turnAction);
  if (!TURN_ACTIONS_BY_PHASE[fight.phase].includes(turnAction.type)) return isWrongPhase(fight.phase);
  const creature = getCreature(world, turnAction.by);
  return (
    isBusy(world, creature, turnAction) ??
    cannotStep(world, creature, turnAction) ??
    cannotDoType(world, creature, turnAction)
  );
}

const isWrongPhase = (phase: Phase): Verdict =>
  phase === 'free' ? refuseWhitebox('attack-or-move') : refuseWhitebox('not-now', { phase });

const PEACETIME_ACTIONS: readonly TurnActionType[] = ['bind', 'cast', 'prepare', 'open-door'];

/** Wounds can be bound, doors opened and spells cast or prepared outside a fight too. */
function cannotOutsideFight(world: World, turnAction: TurnAction): Verdict {
  if (!PEACETIME_ACTIONS.includes(turnAction.type)) return refuse('no-fight');
  const creature = getCreature(world, turnAction.by);
  return notUp(world, turnAction.by) ?? cannotDoType(world, creature, turnAction);
}

/** @rule whitebox.morale.check @rule whitebox.combat.alt-melee-phase @rule whitebox.spells.casting-start */
function isBusy(world: World, { id: who, morale, casting }: Creature, turnAction: TurnAction): Verdict {
  if (turnAction.type === 'pass' || turnAction.type === 'move')
    return turnAction.type === 'move' && morale === 'flee' && turnAction.toward !== undefined
      ? refuseWhitebox('is-fleeing', { who })
      : undefined;
  if (morale === 'flee') return refuseWhitebox('is-fleeing', { who });
  if (findFighter(getFight(world), who)?.acted) return refuseWhitebox('deed-done', { who });
  return casting?.phase === 'preparing' && turnAction.type !== 'cast'
    ? refuseWhitebox('busy-casting', { who, spell: casting.spell })
    : undefined;
}

function cannotDoType(world: World, creature: Creature, turnAction: TurnAction): Verdict {
  switch (turnAction.type) {
    case 'attack':
      return cannotAttack(world, creature, turnAction);
    case 'cast':
      return cannotCast(world, creature, turnAction);
    case 'prepare':
      return cannotPrepare(creature, turnAction);
    case 'ready':
      return cannotReady(creature, turnAction);
    case 'throw-oil':
      return cannotThrowOil(world, creature, turnAction);
    case 'light-oil':
      return cannotLightOil(world, turnAction);
    case 'bind':
      return cannotBind(world, turnAction);
    case 'open-door':
      return cannotOpen(world, turnAction);
    default:
      return undefined;
  }
}

/**
 * A step is only for the creature itself, within its movement, and where a move may accompany an action.
 * @rule whitebox.movement.combat-move
 */
function cannotStep(world: World, creature: Creature, turnAction: TurnAction): Verdict {
  if (turnAction.type === 'move')
    return cannotGo(world, creature, turnAction) ?? isTooFar(world, creature, turnAction.feet);
  const steps = stepsOf(turnAction);
  if (steps.length === 0) return undefined;
  const { phase } = getFight(world);
  if (phase !== 'acting') return refuseWhitebox(phase === 'free' ? 'attack-or-move' : 'moves-apart');
  const feet = steps.reduce((sum, step) => sum + step.feet, 0);
  return firstRefusal(steps, (step) => cannotGo(world, creature, step)) ?? isTooFar(world, creature, feet);
}

/** @rule whitebox.combat.declared-intent */
function notDeclared(world: World, turnAction: TurnAction): Verdict {
  if (isDeclared(world, turnAction)) return undefined;
  return refuseWhitebox('not-declared', {
    who: turnAction.by,
    what: findDeclaredIntent(world, turnAction.by)?.type ?? 'pass',
  });
}

/** Returns why a turn action is not allowed now, or undefined. */
export function validateTurnAction(world: World, turnAction: TurnAction): Verdict {
  if (!findFight(world)) return cannotDo(world, turnAction);
  return (
    notOnTurn(world, turnAction.by) ??
    notDeclared(world, turnAction) ??
    cannotEvenApproach(world, fillFromDeclared(world, turnAction))
  );
}

/** A creature can still approach a target that is too far away. @rule whitebox.combat.declared-intent @ruling R35 */
function cannotEvenApproach(world: World, turnAction: TurnAction): Verdict {
  const refusal = cannotDo(world, turnAction);
  return canApproach(world, turnAction, refusal) ? undefined : refusal;
}
