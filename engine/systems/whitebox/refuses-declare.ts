import {
  type CreatureId,
  creature,
  fightOn,
  firstOf,
  refuse,
  takesPart,
  type Verdict,
} from '@arbitro/kernel';
import type { Announce, Declare, Intent } from './actions.ts';
import { feetInRound } from './derived.ts';
import { refuseWhitebox } from './refusals.ts';
import { noSuchWeapon, stepsOf } from './refuses-deeds.ts';
import { cannotOpen } from './refuses-peace-places.ts';
import { cannotPrepare, cannotUse } from './refuses-spells.ts';
import { doneBy } from './rules/intent.ts';
import { due } from './rules/turn.ts';
import type { Creature, Phase, World } from './state.ts';
import { notUp } from './verdicts.ts';

/** Before anybody acts, all who can have their say, in any order. */
function notAsked(world: World, who: CreatureId, phase: Phase): Verdict {
  const fight = fightOn(world);
  if (!fight) return refuse('no-fight');
  if (!takesPart(world, who)) return refuse('not-in-fight', { who });
  if (fight.phase !== phase) return refuseWhitebox('not-now', { phase: fight.phase });
  const waiting = due(world);
  if (waiting.includes(who)) return undefined;
  return notUp(world, who) ?? refuse('not-your-turn', { who, whose: waiting[0] ?? who });
}

/** @rule whitebox.spells.casting-start */
export const refusesAnnounce = (world: World, { by, spell }: Announce): Verdict =>
  notAsked(world, by, 'announce') ?? (spell === null ? undefined : cannotUse(creature(world, by), spell));

/** @rule whitebox.combat.declared-intent */
export const refusesDeclare = (world: World, { by, intent }: Declare): Verdict =>
  notAsked(world, by, 'declare') ?? cannotMean(world, creature(world, by), intent);

/** What could not be done however the round goes; what it may come to is not asked. */
function cannotMean(world: World, one: Creature, intent: Intent): Verdict {
  const alternative = world.options.combatSequence === 'alternative';
  if ('modifier' in intent && intent.modifier !== undefined) return refuseWhitebox('referee-adds');
  if (intent.type === 'prepare' && !alternative) return refuseWhitebox('alternative-only');
  const escapes = intent.type === 'pass' || (intent.type === 'move' && intent.toward === undefined);
  if (one.morale === 'flee' && !escapes) return refuseWhitebox('is-fleeing', { who: one.id });
  const shut = intent.type === 'open-door' ? cannotOpen(world, { ...intent, by: one.id }) : undefined;
  return (
    shut ??
    notAbout(world, one, intent) ??
    tooFarEver(world, one, intent) ??
    withoutMeans(one, intent, alternative)
  );
}

function notAbout(world: World, one: Creature, intent: Intent): Verdict {
  const about = 'on' in intent ? [intent.on].flat() : [];
  return firstOf(about, (id) => {
    if (!takesPart(world, id)) return refuse('not-in-fight', { who: id });
    const isSelf = id === one.id && intent.type !== 'cast';
    return isSelf || creature(world, id).status === 'dead' ? refuse('no-such-target', { on: id }) : undefined;
  });
}

function tooFarEver(world: World, one: Creature, intent: Intent): Verdict {
  const deed = doneBy(intent, one.id);
  const steps = deed.type === 'move' ? [deed] : stepsOf(deed);
  if (steps.length === 0) return undefined;
  if (world.options.combatSequence === 'alternative' && deed.type !== 'move')
    return refuseWhitebox('moves-apart');
  const most = feetInRound(world, one).value;
  const wrong = firstOf(steps, ({ toward, from }) => {
    const other = toward ?? from;
    if (other === undefined || (toward !== undefined && from !== undefined))
      return refuseWhitebox('no-direction');
    return other === one.id || !takesPart(world, other) ? refuse('no-such-target', { on: other }) : undefined;
  });
  const feet = steps.reduce((sum, step) => sum + step.feet, 0);
  return wrong ?? (feet > most ? refuseWhitebox('too-far', { who: one.id, most }) : undefined);
}

function withoutMeans(one: Creature, intent: Intent, alternative: boolean): Verdict {
  switch (intent.type) {
    case 'attack':
      return noSuchWeapon(one, intent.with);
    case 'ready':
      return noSuchWeapon(one, intent.weapon);
    case 'cast':
      return cannotUse(one, intent.spell) ?? (alternative ? notReady(one, intent.spell) : undefined);
    case 'prepare':
      return cannotPrepare(one, { ...intent, by: one.id });
    case 'throw-oil':
      return one.oil > 0 ? undefined : refuseWhitebox('no-oil', { who: one.id });
    default:
      return undefined;
  }
}

const notReady = ({ id: who, casting }: Creature, spell: string): Verdict =>
  casting?.spell === spell && casting.phase === 'ready'
    ? undefined
    : refuseWhitebox('not-prepared', { who, spell });
