import {
  type CreatureId,
  firstRefusal,
  getCreature,
  isParticipant,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { refuseWhitebox } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import { noSuchWeapon } from './attack.ts';
import { cannotGo } from './distance.ts';
import { cannotOpen } from './doors.ts';
import { isNotAsked } from './may-act.ts';
import { cannotPrepare, cannotUse } from './may-cast.ts';
import { feetInRound } from './move-rate.ts';
import { type Intent, stepsOf, toTurnAction } from './turn-actions.ts';

export interface Declaration {
  readonly by: CreatureId;
  readonly intent: Intent;
}

export function cannotDeclare(world: World, { by, intent }: Declaration): Verdict {
  return isNotAsked(world, by, 'declare') ?? cannotIntend(world, getCreature(world, by), intent);
}

/** Returns why an intent could never be carried out this round; its outcome is not considered. */
function cannotIntend(world: World, creature: Creature, intent: Intent): Verdict {
  const alternative = world.options.combatSequence === 'alternative';
  if ('modifier' in intent && intent.modifier !== undefined) return refuseWhitebox('referee-adds');
  if (intent.type === 'prepare' && !alternative) return refuseWhitebox('alternative-only');
  const escapes = intent.type === 'pass' || (intent.type === 'move' && intent.toward === undefined);
  if (creature.morale === 'flee' && !escapes) return refuseWhitebox('is-fleeing', { who: creature.id });
  const shut = intent.type === 'open-door' ? cannotOpen(world, { ...intent, by: creature.id }) : undefined;
  return (
    shut ??
    cannotBeTarget(world, creature, intent) ??
    isTooFarToReach(world, creature, intent) ??
    lacksEquipment(creature, intent, alternative)
  );
}

function cannotBeTarget(world: World, creature: Creature, intent: Intent): Verdict {
  const about = 'on' in intent ? [intent.on].flat() : [];
  return firstRefusal(about, (id) => {
    if (!isParticipant(world, id)) return refuse('not-in-fight', { who: id });
    const isSelf = id === creature.id && intent.type !== 'cast';
    return isSelf || getCreature(world, id).status === 'dead'
      ? refuse('no-such-target', { on: id })
      : undefined;
  });
}

function isTooFarToReach(world: World, creature: Creature, intent: Intent): Verdict {
  const turnAction = toTurnAction(intent, creature.id);
  const steps = turnAction.type === 'move' ? [turnAction] : stepsOf(turnAction);
  if (steps.length === 0) return undefined;
  if (world.options.combatSequence === 'alternative' && turnAction.type !== 'move')
    return refuseWhitebox('moves-apart');
  const max = feetInRound(world, creature).value;
  const feet = steps.reduce((sum, step) => sum + step.feet, 0);
  return (
    firstRefusal(steps, (step) => cannotGo(world, creature, step)) ??
    (feet > max ? refuseWhitebox('too-far', { who: creature.id, most: max }) : undefined)
  );
}

function lacksEquipment(creature: Creature, intent: Intent, alternative: boolean): Verdict {
  switch (intent.type) {
    case 'attack':
      return noSuchWeapon(creature, intent.with);
    case 'ready':
      return noSuchWeapon(creature, intent.weapon);
    case 'cast':
      return (
        cannotUse(creature, intent.spell) ??
        (alternative ? isSpellNotReady(creature, intent.spell) : undefined)
      );
    case 'prepare':
      return cannotPrepare(creature, intent);
    case 'throw-oil':
      return creature.oil > 0 ? undefined : refuseWhitebox('no-oil', { who: creature.id });
    default:
      return undefined;
  }
}

const isSpellNotReady = ({ id: who, casting }: Creature, spell: string): Verdict =>
  casting?.spell === spell && casting.phase === 'ready'
    ? undefined
    : refuseWhitebox('not-prepared', { who, spell });
