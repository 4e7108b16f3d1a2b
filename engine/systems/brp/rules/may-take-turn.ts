import {
  type CreatureId,
  findFight,
  getCreature,
  getFighter,
  isParticipant,
  type Refusal,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { refuseBrp } from '../refusals.ts';
import type { Act, Creature, Intent, World } from '../state.ts';
import { canAct, creaturesToAct, findActor } from './acting.ts';
import { distance } from './distance.ts';
import { forbids } from './effects.ts';
import { isDeclared, type TurnTerms } from './intent.ts';
import { notUp } from './may-act.ts';
import { canStepTo } from './ranks.ts';
import { FREE_STEP } from './tables.ts';

/** Returns why the creature may not act at this rank, or undefined. @rule brp.combat.dex-order */
export function notOnTurn(world: World, who: CreatureId): Verdict {
  const fight = findFight(world);
  if (!fight) return refuse('no-fight');
  if (!isParticipant(world, who)) return refuse('not-in-fight', { who });
  if (fight.phase !== 'actions') return refuseBrp('not-now', { phase: fight.phase });
  const whose = creaturesToAct(world);
  if (whose.includes(who)) return undefined;
  if (!canAct(world, who)) return cannotAct(world, who);
  if (getFighter(world, who).rank === null) return refuseBrp('only-defends', { who });
  return refuse('not-your-turn', { who, whose: whose[0] ?? who });
}

function cannotAct(world: World, who: CreatureId): Refusal {
  const { state, conditions } = getCreature(world, who);
  return refuse('cannot-act', { who, status: state.is === 'up' ? (conditions[0] ?? state.is) : state.is });
}

export const mustStand = ({ id: who, conditions }: Creature): Verdict =>
  conditions.includes('fallen') ? refuseBrp('must-stand', { who }) : undefined;

export const isHeld = (creature: Creature): Verdict =>
  forbids(creature, 'attack') ? refuseBrp('is-held', { who: creature.id }) : undefined;

/** @rule brp.combat.declaration */
export function notDeclared(world: World, act: Act, terms: TurnTerms): Verdict {
  if (isDeclared(world, act, terms)) return undefined;
  const { intent } = getFighter(world, terms.by);
  return refuseBrp('not-declared', { who: terms.by, act: intent ? formatIntent(intent, terms) : 'hold' });
}

/** The declared act, with its target or weapon if only that differs from the attempted act. */
function formatIntent({ act, on, with: arm }: Intent, terms: TurnTerms): string {
  if (on !== null && 'on' in terms && terms.on !== on) return `${act}:${on}`;
  return arm !== null && 'with' in terms && terms.with !== arm ? `${act}:${arm}` : act;
}

export function noTarget(world: World, by: CreatureId, on: CreatureId): Verdict {
  if (on === by || getCreature(world, on).state.is === 'dead') return refuse('no-such-target', { on });
  return isParticipant(world, on) ? undefined : refuse('not-in-fight', { who: on });
}

/** @ruling R118 */
export function notInReach(world: World, by: CreatureId, on: CreatureId): Verdict {
  const metres = distance(world, by, on);
  if (metres > 0 && forbids(findActor(world, by), 'move')) return refuseBrp('is-held', { who: by });
  if (canStepTo(world, by, on)) return undefined;
  return metres > FREE_STEP
    ? refuseBrp('out-of-reach', { on, metres, most: FREE_STEP })
    : refuseBrp('moved-too-far-to-reach', { who: by, on, metres, moved: getFighter(world, by).moved });
}

/** A creature that has begun to attack can do nothing else in this round. @rule brp.combat.one-action */
export const hasStruck = (world: World, who: CreatureId): Verdict =>
  getFighter(world, who).used.length > 0 ? refuseBrp('no-more-attacks', { who }) : undefined;

/** Returns why the creature may not take its action of the round, or undefined. */
export const cannotTakeAction = (world: World, act: Act, terms: TurnTerms): Verdict =>
  notOnTurn(world, terms.by) ?? hasStruck(world, terms.by) ?? notDeclared(world, act, terms);

interface CareTerms {
  readonly by: CreatureId;
  readonly on: CreatureId;
}

/**
 * Returns why `by` may not treat or wake `on`, in a fight or outside it. A creature felled at the moment at which it
 * acts cannot see to itself.
 * @ruling R66 @ruling R95
 */
export function notBeside(world: World, act: 'first-aid' | 'wake', terms: CareTerms): Verdict {
  const { by, on } = terms;
  if (!isParticipant(world, by))
    return isParticipant(world, on) ? refuse('not-in-fight', { who: by }) : notUp(world, by);
  const late = cannotTakeAction(world, act, terms) ?? mustStand(findActor(world, by));
  if (late) return late;
  if (on === by) return notUp(world, by);
  return isParticipant(world, on) ? notInReach(world, by, on) : refuse('not-in-fight', { who: on });
}
