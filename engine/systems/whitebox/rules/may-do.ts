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
export function cannotDo(world: World, deed: TurnAction): Verdict {
  const fight = findFight(world);
  if (deed.type === 'prepare' && world.options.combatSequence === 'standard')
    return refuseWhitebox('alternative-only');
  if (!fight) return cannotOutsideFight(world, deed);
  if (!TURN_ACTIONS_BY_PHASE[fight.phase].includes(deed.type)) return isWrongPhase(fight.phase);
  const creature = getCreature(world, deed.by);
  return (
    isBusy(world, creature, deed) ?? cannotStep(world, creature, deed) ?? cannotDoType(world, creature, deed)
  );
}

const isWrongPhase = (phase: Phase): Verdict =>
  phase === 'free' ? refuseWhitebox('attack-or-move') : refuseWhitebox('not-now', { phase });

const PEACETIME_ACTIONS: readonly TurnActionType[] = ['bind', 'cast', 'prepare', 'open-door'];

/** Wounds can be bound, doors opened and spells cast or prepared outside a fight too. */
function cannotOutsideFight(world: World, deed: TurnAction): Verdict {
  if (!PEACETIME_ACTIONS.includes(deed.type)) return refuse('no-fight');
  const creature = getCreature(world, deed.by);
  return notUp(world, deed.by) ?? cannotDoType(world, creature, deed);
}

/** @rule whitebox.morale.check @rule whitebox.combat.alt-melee-phase @rule whitebox.spells.casting-start */
function isBusy(world: World, { id: who, morale, casting }: Creature, deed: TurnAction): Verdict {
  if (deed.type === 'pass' || deed.type === 'move')
    return deed.type === 'move' && morale === 'flee' && deed.toward !== undefined
      ? refuseWhitebox('is-fleeing', { who })
      : undefined;
  if (morale === 'flee') return refuseWhitebox('is-fleeing', { who });
  if (findFighter(getFight(world), who)?.acted) return refuseWhitebox('deed-done', { who });
  return casting?.phase === 'preparing' && deed.type !== 'cast'
    ? refuseWhitebox('busy-casting', { who, spell: casting.spell })
    : undefined;
}

function cannotDoType(world: World, creature: Creature, deed: TurnAction): Verdict {
  switch (deed.type) {
    case 'attack':
      return cannotAttack(world, creature, deed);
    case 'cast':
      return cannotCast(world, creature, deed);
    case 'prepare':
      return cannotPrepare(creature, deed);
    case 'ready':
      return cannotReady(creature, deed);
    case 'throw-oil':
      return cannotThrowOil(world, creature, deed);
    case 'light-oil':
      return cannotLightOil(world, deed);
    case 'bind':
      return cannotBind(world, deed);
    case 'open-door':
      return cannotOpen(world, deed);
    default:
      return undefined;
  }
}

/**
 * A step is only for the creature itself, within its movement, and where a move may accompany an action.
 * @rule whitebox.movement.combat-move
 */
function cannotStep(world: World, creature: Creature, deed: TurnAction): Verdict {
  if (deed.type === 'move') return cannotGo(world, creature, deed) ?? isTooFar(world, creature, deed.feet);
  const steps = stepsOf(deed);
  if (steps.length === 0) return undefined;
  const { phase } = getFight(world);
  if (phase !== 'acting') return refuseWhitebox(phase === 'free' ? 'attack-or-move' : 'moves-apart');
  const feet = steps.reduce((sum, step) => sum + step.feet, 0);
  return firstRefusal(steps, (step) => cannotGo(world, creature, step)) ?? isTooFar(world, creature, feet);
}

/** @rule whitebox.combat.declared-intent */
function notDeclared(world: World, deed: TurnAction): Verdict {
  if (isDeclared(world, deed)) return undefined;
  return refuseWhitebox('not-declared', {
    who: deed.by,
    what: findDeclaredIntent(world, deed.by)?.type ?? 'pass',
  });
}

/** Returns why a turn action is not allowed now, or undefined. */
export function validateTurnAction(world: World, deed: TurnAction): Verdict {
  if (!findFight(world)) return cannotDo(world, deed);
  return (
    notOnTurn(world, deed.by) ??
    notDeclared(world, deed) ??
    cannotEvenApproach(world, fillFromDeclared(world, deed))
  );
}

/** A creature can still approach a target that is too far away. @rule whitebox.combat.declared-intent @ruling R35 */
function cannotEvenApproach(world: World, deed: TurnAction): Verdict {
  const refusal = cannotDo(world, deed);
  return canApproach(world, deed, refusal) ? undefined : refusal;
}
