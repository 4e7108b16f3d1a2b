import { creature, fighterIn, fightOn, firstOf, refuse, theFight, type Verdict } from '@arbitro/kernel';
import { refuseWhitebox } from '../refusals.ts';
import type { Creature, Phase, World } from '../state.ts';
import { cannotAttack } from './attack.ts';
import { cannotBind } from './bind.ts';
import { canApproach } from './closing.ts';
import { type Deed, type DeedType, stepsOf } from './deeds.ts';
import { cannotGo, tooFar } from './distance.ts';
import { cannotOpen } from './doors.ts';
import { asDeclared, declaredBy, isDeclared } from './intent.ts';
import { notOnTurn, notUp } from './may-act.ts';
import { cannotCast, cannotPrepare } from './may-cast.ts';
import { cannotLightOil, cannotThrowOil } from './oil.ts';
import { cannotReady } from './ready.ts';

/**
 * The actions of each phase. What no rule covers is always possible: the Referee decides.
 *
 * @rule whitebox.combat.surprise-benefit
 * @rule whitebox.combat.alt-sequence
 */
const DEEDS_IN: { readonly [P in Phase]: readonly DeedType[] } = {
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
export function cannotDo(world: World, deed: Deed): Verdict {
  const fight = fightOn(world);
  if (deed.type === 'prepare' && world.options.combatSequence === 'standard')
    return refuseWhitebox('alternative-only');
  if (!fight) return cannotAtPeace(world, deed);
  if (!DEEDS_IN[fight.phase].includes(deed.type)) return wrongMoment(fight.phase);
  const one = creature(world, deed.by);
  return isBusy(world, one, deed) ?? cannotStep(world, one, deed) ?? particular(world, one, deed);
}

const wrongMoment = (phase: Phase): Verdict =>
  phase === 'free' ? refuseWhitebox('attack-or-move') : refuseWhitebox('not-now', { phase });

const AT_PEACE: readonly DeedType[] = ['bind', 'cast', 'prepare', 'open-door'];

/** Wounds can be bound, doors opened and spells cast or prepared outside a fight too. */
function cannotAtPeace(world: World, deed: Deed): Verdict {
  if (!AT_PEACE.includes(deed.type)) return refuse('no-fight');
  const one = creature(world, deed.by);
  return notUp(world, deed.by) ?? particular(world, one, deed);
}

/** @rule whitebox.morale.check @rule whitebox.combat.alt-melee-phase @rule whitebox.spells.casting-start */
function isBusy(world: World, { id: who, morale, casting }: Creature, deed: Deed): Verdict {
  if (deed.type === 'pass' || deed.type === 'move')
    return deed.type === 'move' && morale === 'flee' && deed.toward !== undefined
      ? refuseWhitebox('is-fleeing', { who })
      : undefined;
  if (morale === 'flee') return refuseWhitebox('is-fleeing', { who });
  if (fighterIn(theFight(world), who)?.acted) return refuseWhitebox('deed-done', { who });
  return casting?.phase === 'preparing' && deed.type !== 'cast'
    ? refuseWhitebox('busy-casting', { who, spell: casting.spell })
    : undefined;
}

function particular(world: World, one: Creature, deed: Deed): Verdict {
  switch (deed.type) {
    case 'attack':
      return cannotAttack(world, one, deed);
    case 'cast':
      return cannotCast(world, one, deed);
    case 'prepare':
      return cannotPrepare(one, deed);
    case 'ready':
      return cannotReady(one, deed);
    case 'throw-oil':
      return cannotThrowOil(world, one, deed);
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
 *
 * @rule whitebox.movement.combat-move
 */
function cannotStep(world: World, one: Creature, deed: Deed): Verdict {
  if (deed.type === 'move') return cannotGo(world, one, deed) ?? tooFar(world, one, deed.feet);
  const steps = stepsOf(deed);
  if (steps.length === 0) return undefined;
  const { phase } = theFight(world);
  if (phase !== 'acting') return refuseWhitebox(phase === 'free' ? 'attack-or-move' : 'moves-apart');
  const feet = steps.reduce((sum, step) => sum + step.feet, 0);
  return firstOf(steps, (step) => cannotGo(world, one, step)) ?? tooFar(world, one, feet);
}

/** @rule whitebox.combat.declared-intent */
function notDeclared(world: World, deed: Deed): Verdict {
  if (isDeclared(world, deed)) return undefined;
  return refuseWhitebox('not-declared', { who: deed.by, what: declaredBy(world, deed.by)?.type ?? 'pass' });
}

/** Returns why a turn action is not allowed now, or undefined. */
export function refusesDeed(world: World, deed: Deed): Verdict {
  if (!fightOn(world)) return cannotDo(world, deed);
  return notOnTurn(world, deed.by) ?? notDeclared(world, deed) ?? impossible(world, asDeclared(world, deed));
}

/** A creature can still approach a target that is too far away. @rule whitebox.combat.declared-intent @ruling R35 */
function impossible(world: World, deed: Deed): Verdict {
  const refusal = cannotDo(world, deed);
  return canApproach(world, deed, refusal) ? undefined : refusal;
}
