import {
  type CreatureId,
  creature,
  fighter,
  fightOn,
  type Refusal,
  refuse,
  takesPart,
  theFight,
  type Verdict,
} from '@arbitro/kernel';
import type {
  ActionOf,
  Attack,
  BreakFree,
  FirstAid,
  Grapple,
  Leave,
  Other,
  Reload,
  Stand,
  Wake,
} from './actions.ts';
import { forbids } from './effects.ts';
import { refuseBrp } from './refusals.ts';
import { cannotUse, noSuchArm, toBeLoaded } from './refuses-arms.ts';
import { notSoLong } from './refuses-checks.ts';
import { refusesDeclare, refusesMove } from './refuses-declare.ts';
import { FIGHT_GM_VERDICTS } from './refuses-scene.ts';
import { untreatable } from './refuses-word.ts';
import { canAct, findActor } from './rules/acting.ts';
import { distance, isEngaged } from './rules/distance.ts';
import { asDeclared, isDeclared } from './rules/intent.ts';
import { goesWith, isMissile, type Means, meansFor } from './rules/means.ts';
import { canStepTo } from './rules/ranks.ts';
import { loadable } from './rules/reload.ts';
import { due } from './rules/turn.ts';
import type { Creature, Intent, World } from './state.ts';
import { STEP } from './tables.ts';
import { notUp } from './verdicts.ts';

type InFight =
  | 'declare'
  | 'move'
  | 'attack'
  | 'grapple'
  | 'break-free'
  | 'reload'
  | 'stand'
  | 'act'
  | 'hold'
  | 'first-aid'
  | 'wake'
  | 'leave'
  | keyof typeof FIGHT_GM_VERDICTS;

/** At one's own rank alone. @rule brp.combat.dex-order */
function notOnTurn(world: World, who: CreatureId): Verdict {
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

const isDown = ({ conditions }: Creature): boolean => conditions.includes('fallen');
const mustStand = (one: Creature): Verdict =>
  isDown(one) ? refuseBrp('must-stand', { who: one.id }) : undefined;
const isHeld = (one: Creature): Verdict =>
  forbids(one, 'attack') ? refuseBrp('is-held', { who: one.id }) : undefined;

/** The act; and where it is the same, whom it is on or what it is done with. */
function intentNamed({ act, on, with: arm }: Intent, action: Turned): string {
  if (on !== null && 'on' in action && action.on !== on) return `${act}:${on}`;
  return arm !== null && 'with' in action && action.with !== arm ? `${act}:${arm}` : act;
}

type Turned = Attack | Grapple | BreakFree | Reload | Stand | Other | FirstAid | Wake;

/** @rule brp.combat.declaration */
function notDeclared(world: World, action: Turned): Verdict {
  if (isDeclared(world, action)) return undefined;
  const { intent } = fighter(world, action.by);
  return refuseBrp('not-declared', { who: action.by, act: intent ? intentNamed(intent, action) : 'hold' });
}

function noTarget(world: World, by: CreatureId, on: CreatureId): Verdict {
  if (on === by || creature(world, on).state.is === 'dead') return refuse('no-such-target', { on });
  return takesPart(world, on) ? undefined : refuse('not-in-fight', { who: on });
}

/** @ruling R118 */
function outOfReach(world: World, by: CreatureId, on: CreatureId): Verdict {
  const metres = distance(world, by, on);
  if (metres > 0 && forbids(findActor(world, by), 'move')) return refuseBrp('is-held', { who: by });
  if (canStepTo(world, by, on)) return undefined;
  return metres > STEP
    ? refuseBrp('out-of-reach', { on, metres, most: STEP })
    : refuseBrp('moved-too-far-to-reach', { who: by, on, metres, moved: fighter(world, by).moved });
}

/** @rule brp.combat.one-action @rule brp.bestiary.bear-attacks */
function tooMany(world: World, one: Creature, { arm }: Means): Verdict {
  const { used } = fighter(world, one.id);
  return goesWith(world, one, [...used, arm.id]) ? undefined : refuseBrp('no-more-attacks', { who: one.id });
}

function refusesAttack(world: World, said: Attack): Verdict {
  const late = notOnTurn(world, said.by);
  if (late) return late;
  const one = findActor(world, said.by);
  const action = asDeclared(world, said);
  return (
    mustStand(one) ??
    isHeld(one) ??
    notDeclared(world, said) ??
    noTarget(world, said.by, said.on) ??
    cannotUse(world, one, action) ??
    cannotStrike(world, one, action)
  );
}

function cannotStrike(world: World, one: Creature, action: Attack): Verdict {
  const found = meansFor(world, one, action);
  if (!found) return noSuchArm(one, action);
  const far = isMissile(found.mode) ? undefined : outOfReach(world, one.id, action.on);
  if (far) return (action.with === undefined ? toBeLoaded(one) : undefined) ?? far;
  return tooMany(world, one, found);
}

function refusesGrapple(world: World, action: Grapple): Verdict {
  const { by, on } = action;
  const late = notOnTurn(world, by);
  if (late) return late;
  const one = findActor(world, by);
  const held = creature(world, on).conditions.includes('held')
    ? refuseBrp('held-already', { on })
    : undefined;
  return (
    mustStand(one) ??
    isHeld(one) ??
    begun(world, by) ??
    notDeclared(world, action) ??
    noTarget(world, by, on) ??
    held ??
    outOfReach(world, by, on)
  );
}

/** Whoever has begun to strike does nothing else in this round. @rule brp.combat.one-action */
const begun = (world: World, who: CreatureId): Verdict =>
  fighter(world, who).used.length > 0 ? refuseBrp('no-more-attacks', { who }) : undefined;

/** Anything that takes the action of the round. */
const busy = (world: World, action: Turned): Verdict =>
  notOnTurn(world, action.by) ?? begun(world, action.by) ?? notDeclared(world, action);

function refusesBreakFree(world: World, action: BreakFree): Verdict {
  const { conditions } = creature(world, action.by);
  const free = conditions.includes('held') ? undefined : refuseBrp('not-held', { who: action.by });
  return takesPart(world, action.by) ? (busy(world, action) ?? free) : (notUp(world, action.by) ?? free);
}

function refusesStand(world: World, action: Stand): Verdict {
  const up = isDown(creature(world, action.by)) ? undefined : refuseBrp('not-fallen', { who: action.by });
  return takesPart(world, action.by) ? (busy(world, action) ?? up) : (notUp(world, action.by) ?? up);
}

function refusesReload(world: World, action: Reload): Verdict {
  const { by, with: id } = action;
  const one = creature(world, by);
  const arm = one.arms.find((other) => other.id === id);
  if (!arm) return noSuchArm(one, action);
  const mode = loadable(arm);
  if (!mode) return refuseBrp('nothing-to-load', { arm: id });
  if (arm.held !== 'hand') return refuseBrp('not-in-hand', { who: by, arm: mode.name });
  if (!takesPart(world, by)) return notUp(world, by);
  return busy(world, action) ?? mustStand(findActor(world, by)) ?? movedTooFar(world, by, mode.magazine);
}

/** @rule brp.weapons.crossbow-reload @ruling R81 */
function movedTooFar(world: World, who: CreatureId, magazine: number | null): Verdict {
  const far = magazine === null && fighter(world, who).moved > STEP;
  return far ? refuseBrp('moved-too-far', { who, most: STEP }) : undefined;
}

/** @rule brp.healing.first-aid @rule brp.healing.first-aid-once */
const refusesFirstAid = (world: World, action: FirstAid): Verdict =>
  untreatable(world, action.on, action.wound) ??
  besideThem(world, action) ??
  notSoLong(world, { skill: 'first-aid', takes: action.takes });

function besideThem(world: World, action: FirstAid | Wake): Verdict {
  const { by, on } = action;
  if (!takesPart(world, by))
    return takesPart(world, on) ? refuse('not-in-fight', { who: by }) : notUp(world, by);
  const late = busy(world, action) ?? mustStand(findActor(world, by));
  if (late || on === by) return late;
  return takesPart(world, on) ? outOfReach(world, by, on) : refuse('not-in-fight', { who: on });
}

/** @rule brp.wounds.unconscious @ruling R91 */
function refusesWake(world: World, action: Wake): Verdict {
  const { state } = creature(world, action.on);
  const wakes = state.is === 'unconscious' && state.cause !== 'power';
  return wakes ? besideThem(world, action) : refuseBrp('not-to-be-woken', { on: action.on });
}

function refusesLeave(world: World, { by }: Leave): Verdict {
  const late = notOnTurn(world, by);
  if (late) return late;
  if (isEngaged(theFight(world), by)) return refuseBrp('engaged', { who: by, most: STEP });
  const one = creature(world, by);
  return mustStand(one) ?? isHeld(one);
}

/** Why what is done in a fight may not be done now. */
export const FIGHT_VERDICTS: { readonly [T in InFight]: (world: World, action: ActionOf<T>) => Verdict } = {
  declare: refusesDeclare,
  move: refusesMove,
  attack: refusesAttack,
  grapple: refusesGrapple,
  'break-free': refusesBreakFree,
  reload: refusesReload,
  stand: refusesStand,
  act: (world, action) => busy(world, action) ?? mustStand(findActor(world, action.by)),
  hold: (world, { by }) => notOnTurn(world, by),
  'first-aid': refusesFirstAid,
  wake: refusesWake,
  leave: refusesLeave,
  ...FIGHT_GM_VERDICTS,
};
