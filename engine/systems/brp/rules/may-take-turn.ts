import {
  type CreatureId,
  creature,
  fighter,
  fightOn,
  type Refusal,
  refuse,
  takesPart,
  type Verdict,
} from '@arbitro/kernel';
import { refuseBrp } from '../refusals.ts';
import type { Act, Creature, Intent, World } from '../state.ts';
import { canAct, due, findActor } from './acting.ts';
import { distance } from './distance.ts';
import { forbids } from './effects.ts';
import { isDeclared, type TurnTerms } from './intent.ts';
import { notUp } from './may-act.ts';
import { canStepTo } from './ranks.ts';
import { STEP } from './tables.ts';

/** Returns why the creature may not act at this rank, or undefined. @rule brp.combat.dex-order */
export function notOnTurn(world: World, who: CreatureId): Verdict {
  const fight = fightOn(world);
  if (!fight) return refuse('no-fight');
  if (!takesPart(world, who)) return refuse('not-in-fight', { who });
  if (fight.phase !== 'actions') return refuseBrp('not-now', { phase: fight.phase });
  const whose = due(world);
  if (whose.includes(who)) return undefined;
  if (!canAct(world, who)) return cannotAct(world, who);
  if (fighter(world, who).rank === null) return refuseBrp('only-defends', { who });
  return refuse('not-your-turn', { who, whose: whose[0] ?? who });
}

function cannotAct(world: World, who: CreatureId): Refusal {
  const { state, conditions } = creature(world, who);
  return refuse('cannot-act', { who, status: state.is === 'up' ? (conditions[0] ?? state.is) : state.is });
}

export const mustStand = ({ id: who, conditions }: Creature): Verdict =>
  conditions.includes('fallen') ? refuseBrp('must-stand', { who }) : undefined;

export const isHeld = (one: Creature): Verdict =>
  forbids(one, 'attack') ? refuseBrp('is-held', { who: one.id }) : undefined;

/** @rule brp.combat.declaration */
export function notDeclared(world: World, act: Act, terms: TurnTerms): Verdict {
  if (isDeclared(world, act, terms)) return undefined;
  const { intent } = fighter(world, terms.by);
  return refuseBrp('not-declared', { who: terms.by, act: intent ? intentNamed(intent, terms) : 'hold' });
}

/** The declared act, with its target or weapon if only that differs from the attempted act. */
function intentNamed({ act, on, with: arm }: Intent, terms: TurnTerms): string {
  if (on !== null && 'on' in terms && terms.on !== on) return `${act}:${on}`;
  return arm !== null && 'with' in terms && terms.with !== arm ? `${act}:${arm}` : act;
}

export function noTarget(world: World, by: CreatureId, on: CreatureId): Verdict {
  if (on === by || creature(world, on).state.is === 'dead') return refuse('no-such-target', { on });
  return takesPart(world, on) ? undefined : refuse('not-in-fight', { who: on });
}

/** @ruling R118 */
export function outOfReach(world: World, by: CreatureId, on: CreatureId): Verdict {
  const metres = distance(world, by, on);
  if (metres > 0 && forbids(findActor(world, by), 'move')) return refuseBrp('is-held', { who: by });
  if (canStepTo(world, by, on)) return undefined;
  return metres > STEP
    ? refuseBrp('out-of-reach', { on, metres, most: STEP })
    : refuseBrp('moved-too-far-to-reach', { who: by, on, metres, moved: fighter(world, by).moved });
}

/** A creature that has begun to attack can do nothing else in this round. @rule brp.combat.one-action */
export const hasStruck = (world: World, who: CreatureId): Verdict =>
  fighter(world, who).used.length > 0 ? refuseBrp('no-more-attacks', { who }) : undefined;

/** Returns why the creature may not take its action of the round, or undefined. */
export const cannotTakeAction = (world: World, act: Act, terms: TurnTerms): Verdict =>
  notOnTurn(world, terms.by) ?? hasStruck(world, terms.by) ?? notDeclared(world, act, terms);

interface CareTerms {
  readonly by: CreatureId;
  readonly on: CreatureId;
}

/** Returns why `by` may not treat or wake `on`, in a fight or outside it. */
export function notBeside(world: World, act: 'first-aid' | 'wake', terms: CareTerms): Verdict {
  const { by, on } = terms;
  if (!takesPart(world, by))
    return takesPart(world, on) ? refuse('not-in-fight', { who: by }) : notUp(world, by);
  const late = cannotTakeAction(world, act, terms) ?? mustStand(findActor(world, by));
  if (late || on === by) return late;
  return takesPart(world, on) ? outOfReach(world, by, on) : refuse('not-in-fight', { who: on });
}
