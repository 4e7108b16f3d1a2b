import {
  type CreatureId,
  creature,
  fighterIn,
  fightOn,
  firstOf,
  refuse,
  takesPart,
  theFight,
  type Verdict,
} from '@arbitro/kernel';
import type { Attack, BindWounds, LightOil, Move, ReadyWeapon, Step, ThrowOil } from './actions.ts';
import { forbids } from './effects.ts';
import { refuseWhitebox } from './refusals.ts';
import { cannotOpen } from './refuses-peace-places.ts';
import { cannotCast, cannotPrepare } from './refuses-spells.ts';
import { feetAfter, feetBetween, feetLeft } from './rules/distance.ts';
import type { Deed } from './rules/intent.ts';
import { oilRange } from './rules/means.ts';
import { blowsAfter } from './rules/strike.ts';
import { isLocated } from './rules/unseen.ts';
import type { Creature, Phase, World } from './state.ts';
import { MELEE_FEET } from './tables.ts';
import { inAnotherRoom, notUp } from './verdicts.ts';

type DeedType = Deed['type'];

/**
 * What each moment is for. What no rule covers is always for the Referee to say.
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

/** Why somebody whose turn it is cannot do this; nothing if they can. */
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

/** Wounds can be bound, doors opened and spells cast or prepared where nobody fights, too. */
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
      return one.oil > 0
        ? (notThere(world, one, deed) ?? beyondThrow(world, deed))
        : refuseWhitebox('no-oil', { who: one.id });
    case 'light-oil':
      return notSoaked(world, deed) ?? beyondThrow(world, deed);
    case 'bind':
      return cannotBind(world, deed);
    case 'open-door':
      return cannotOpen(world, deed);
    default:
      return undefined;
  }
}

/** Only one's own feet, only so far, and only where a move may go with a deed. @rule whitebox.movement.combat-move */
function cannotStep(world: World, one: Creature, deed: Deed): Verdict {
  if (deed.type === 'move') return cannotMove(world, one, deed);
  const steps = stepsOf(deed);
  if (steps.length === 0) return undefined;
  const { phase } = theFight(world);
  if (phase !== 'acting') return refuseWhitebox(phase === 'free' ? 'attack-or-move' : 'moves-apart');
  const feet = steps.reduce((sum, step) => sum + step.feet, 0);
  return firstOf(steps, (step) => lost(world, one, step)) ?? tooFar(world, one, feet);
}

export function stepsOf(deed: Deed): readonly Step[] {
  const first = 'first' in deed ? deed.first : undefined;
  const last = 'after' in deed ? deed.after : undefined;
  return first || last ? [first, last].filter((step) => step !== undefined) : NO_STEPS;
}
const NO_STEPS: readonly Step[] = [];

const cannotMove = (world: World, one: Creature, move: Move): Verdict =>
  lost(world, one, move) ?? tooFar(world, one, move.feet);

/** Whence or whither must be said. */
function lost(world: World, one: Creature, { toward, from }: Step): Verdict {
  const other = toward ?? from;
  if (other === undefined || (toward !== undefined && from !== undefined))
    return refuseWhitebox('no-direction');
  return other === one.id || !takesPart(world, other) ? refuse('no-such-target', { on: other }) : undefined;
}

function tooFar(world: World, one: Creature, feet: number): Verdict {
  if (feet > 0 && forbids(one, 'move')) return refuseWhitebox('cannot-move', { who: one.id });
  const most = feetLeft(world, one);
  return feet > most ? refuseWhitebox('too-far', { who: one.id, most }) : undefined;
}

interface Aimed {
  readonly on: CreatureId;
}

/** Somebody else in the fight, not dead, and not lost from sight. @rule whitebox.combat.invisible-target */
function notThere(world: World, one: Creature, { on }: Aimed): Verdict {
  const other = creature(world, on);
  if (on === one.id || other.status === 'dead') return refuse('no-such-target', { on });
  if (!takesPart(world, on)) return refuse('not-in-fight', { who: on });
  return isLocated(world, one.id, other) ? undefined : refuseWhitebox('place-unknown', { who: one.id, on });
}

function cannotAttack(world: World, one: Creature, deed: Attack): Verdict {
  return notThere(world, one, deed) ?? noSuchWeapon(one, deed.with) ?? nothingReaches(world, one, deed);
}

export const noSuchWeapon = ({ id: who, weapons }: Creature, weapon: string | undefined): Verdict =>
  weapon === undefined || weapons.some(({ id }) => id === weapon)
    ? undefined
    : refuseWhitebox('no-such-weapon', { who, weapon });

/** @rule whitebox.combat.melee-range @rule whitebox.combat.alt-missile-phase */
function nothingReaches(world: World, one: Creature, deed: Attack): Verdict {
  if (blowsAfter(world, deed).length > 0) return undefined;
  if (one.weapons.length === 0) return refuseWhitebox('no-weapon', { who: one.id });
  const { on, with: named } = deed;
  const feet = feetBetween(theFight(world), one.id, on);
  const missile = one.weapons.find(({ id, kind }) => id === named && kind === 'missile');
  return missile && !(missile.inHand && missile.ready)
    ? refuseWhitebox('weapon-not-ready', { who: one.id, weapon: missile.name })
    : refuseWhitebox('out-of-reach', { who: one.id, on, feet });
}

function cannotReady(one: Creature, { weapon }: ReadyWeapon): Verdict {
  const mine = one.weapons.find(({ id }) => id === weapon);
  if (!mine) return noSuchWeapon(one, weapon);
  return mine.inHand && mine.ready
    ? refuseWhitebox('ready-already', { who: one.id, weapon: mine.name })
    : undefined;
}

/** @rule whitebox.combat.burning-oil */
const notSoaked = (world: World, { on }: LightOil): Verdict =>
  creature(world, on).status !== 'dead' && theFight(world).fires.some((fire) => fire.on === on && !fire.lit)
    ? undefined
    : refuseWhitebox('no-oil-on', { on });

/** @rule whitebox.combat.burning-oil @ruling R53 */
function beyondThrow(world: World, { by, on, first }: ThrowOil | LightOil): Verdict {
  const most = oilRange(world);
  const feet = feetAfter(theFight(world), by, on, first);
  return most === null || feet <= most ? undefined : refuseWhitebox('beyond-throw', { on, feet, most });
}

/** Somebody conscious within reach, and no dice. @rule whitebox.damage.bind-wounds-stops-bleeding */
function cannotBind(world: World, { by, on, first }: BindWounds): Verdict {
  if (!creature(world, on).bleeding) return refuseWhitebox('not-bleeding', { on });
  const fight = fightOn(world);
  if (!fight) return inAnotherRoom(world, by, on);
  if (!takesPart(world, on)) return refuse('not-in-fight', { who: on });
  const feet = feetAfter(fight, by, on, first);
  return feet <= MELEE_FEET ? undefined : refuseWhitebox('not-near', { on, feet, most: MELEE_FEET });
}
