import { type CreatureId, creature, type Policy, theFight } from '@arbitro/kernel';
import { type Action, refuses } from '../actions.ts';
import { type Deed, doneBy, type Intent } from '../rules/deeds.ts';
import { feetLeft, isNear } from '../rules/distance.ts';
import { asDeclared, declaredBy, isBound } from '../rules/intent.ts';
import { cannotDo } from '../rules/may-do.ts';
import { isAtHand, reachOf } from '../rules/means.ts';
import { MELEE_FEET } from '../rules/tables.ts';
import type { Creature, World } from '../state.ts';
import { plainAnswer, sensibleAnswer } from './policy-answers.ts';
import { bestPlan, couldHurt, type Foe, firstPlan, foesOf, nearestOf, type Plan } from './policy-plans.ts';
import { bestSpell, castNow } from './policy-spells.ts';

/** How a policy thinks: how it picks targets, and whether it considers spells and bleeding comrades. */
interface Mind {
  readonly plan: (world: World, me: Creature, foes: readonly Foe[]) => Plan | undefined;
  readonly isWise: boolean;
}

/** Attacks the nearest foe with the first weapon at hand, and casts nothing. */
export const plain: Policy<World, Action> = {
  act: (world, who) => play(world, who, { plan: firstPlan, isWise: false }),
  answer: plainAnswer,
};

/** Attacks the foe it can hurt most, casts the most valuable spell, and binds the wounds of comrades within reach. */
export const sensible: Policy<World, Action> = {
  act: (world, who) => play(world, who, { plan: bestPlan, isWise: true }),
  answer: sensibleAnswer,
};

const allowed = (world: World, action: Action | undefined): Action | undefined =>
  action === undefined || refuses(world, action) ? undefined : action;

/** For a creature whose turn it is. */
const possible = (world: World, deed: Deed | undefined): Action | undefined =>
  deed === undefined || cannotDo(world, deed) ? undefined : deed;

function play(world: World, by: CreatureId, mind: Mind): Action {
  const me = creature(world, by);
  const foes = foesOf(world, me);
  const { phase } = theFight(world);
  if (phase === 'announce') return { type: 'announce', by, spell: announced(world, me, foes, mind) };
  if (phase === 'declare') return declaring(world, me, foes, mind);
  const passing: Action = { type: 'pass', by };
  if (isBound(world, by)) {
    const declared = declaredBy(world, by);
    const deed = declared && doneBy(declared, by);
    return (deed && (possible(world, asDeclared(world, deed)) ?? allowed(world, deed))) ?? passing;
  }
  if (me.morale === 'flee') return getAway(world, me, foes) ?? passing;
  return acting(world, me, foes, mind) ?? passing;
}

const announced = (world: World, me: Creature, foes: readonly Foe[], { isWise }: Mind): string | null =>
  isWise ? (bestSpell(world, me, foes)?.spell ?? null) : null;

function declaring(world: World, me: Creature, foes: readonly Foe[], mind: Mind): Action {
  const pass: Action = { type: 'declare', by: me.id, intent: { type: 'pass' } };
  const meant = meaning(world, me, foes, mind);
  return (meant && allowed(world, { type: 'declare', by: me.id, intent: meant })) ?? pass;
}

function meaning(world: World, me: Creature, foes: readonly Foe[], mind: Mind): Intent | undefined {
  const nearest = nearestOf(foes);
  const feet = Math.floor(feetLeft(world, me));
  if (me.morale === 'flee') return nearest && { type: 'move', feet, from: nearest.one.id };
  const spell = mind.isWise ? bestSpell(world, me, foes) : undefined;
  if (world.options.combatSequence === 'alternative') {
    const ready = me.casting?.phase === 'ready' ? castNow(world, me, foes) : undefined;
    if (ready) return { type: 'cast', spell: ready.spell, on: ready.on };
    if (spell && me.casting === null) return { type: 'prepare', spell: spell.spell };
  } else if (spell) return { type: 'cast', spell: spell.spell, on: spell.on };
  const plan = mind.plan(world, me, foes);
  if (plan) return striking(plan);
  return nearest && { type: 'move', feet, toward: nearest.one.id };
}

const striking = ({ on, with: weapon, first }: Plan): Extract<Intent, { readonly type: 'attack' }> => ({
  type: 'attack',
  on,
  ...(weapon !== undefined && { with: weapon }),
  ...(first && { first }),
});

function acting(world: World, me: Creature, foes: readonly Foe[], mind: Mind): Action | undefined {
  switch (theFight(world).phase) {
    case 'spells':
      return possible(world, spellWork(world, me, foes, mind));
    case 'missiles':
      return possible(world, attackBy(world, me, foes, mind)) ?? possible(world, stringing(me, foes));
    case 'melee':
      return saving(world, me, mind) ?? possible(world, attackBy(world, me, foes, mind));
    case 'movement':
      return moving(world, me, foes);
    default:
      return ownTurn(world, me, foes, mind);
  }
}

/** The standard sequence, and the free step of a creature that surprises others. */
function ownTurn(world: World, me: Creature, foes: readonly Foe[], mind: Mind): Action | undefined {
  if (me.casting?.phase === 'preparing') return possible(world, castNow(world, me, foes));
  return (
    saving(world, me, mind) ??
    possible(world, attackBy(world, me, foes, mind)) ??
    (couldHurt(world, me, foes) ? closer(world, me, foes) : giveUp(world, me))
  );
}

function attackBy(world: World, me: Creature, foes: readonly Foe[], mind: Mind): Deed | undefined {
  const plan = mind.plan(world, me, foes);
  return plan && { ...striking(plan), by: me.id };
}

/** @rule whitebox.combat.alt-spell-phase */
function spellWork(world: World, me: Creature, foes: readonly Foe[], { isWise }: Mind): Deed | undefined {
  if (!isWise) return undefined;
  if (me.casting) return castNow(world, me, foes);
  const next = bestSpell(world, me, foes);
  return next && { type: 'prepare', by: me.id, spell: next.spell };
}

/** Readies a bow that is not in hand, while no foe is near. @rule whitebox.combat.alt-missile-phase */
function stringing({ id: by, weapons }: Creature, foes: readonly Foe[]): Deed | undefined {
  const bow = weapons.find((weapon) => weapon.kind === 'missile' && !isAtHand(weapon));
  const isPressed = foes.some(({ feet }) => feet <= 2 * MELEE_FEET);
  const bare = !weapons.some(({ kind }) => kind === 'melee');
  return bow && (bare || !isPressed) ? { type: 'ready', by, weapon: bow.id } : undefined;
}

/** @rule whitebox.damage.bind-wounds-stops-bleeding */
function saving(world: World, me: Creature, { isWise }: Mind): Action | undefined {
  const fight = theFight(world);
  if (!isWise || fight.phase === 'free') return undefined;
  const dying = fight.fighters.find(({ who }) => {
    const one = creature(world, who);
    return one.bleeding && one.side === me.side && isNear(fight, me.id, who);
  });
  return dying && possible(world, { type: 'bind', by: me.id, on: dying.who });
}

/** A creature that shoots or casts stays in place as long as it can. @rule whitebox.combat.alt-movement-phase */
function moving(world: World, me: Creature, foes: readonly Foe[]): Action | undefined {
  if (!couldHurt(world, me, foes)) return giveUp(world, me);
  const shoots = me.weapons.some(
    (weapon) =>
      isAtHand(weapon) && foes.some(({ feet, beset }) => !beset && reachOf(weapon, feet) === 'missile'),
  );
  const casts = me.casting !== null;
  return shoots || casts ? undefined : closer(world, me, foes);
}

function closer(world: World, me: Creature, foes: readonly Foe[]): Action | undefined {
  const nearest = nearestOf(foes);
  const feet = Math.floor(feetLeft(world, me));
  if (!nearest || nearest.feet <= MELEE_FEET || feet <= 0) return undefined;
  return possible(world, { type: 'move', by: me.id, feet, toward: nearest.one.id });
}

/** Gives up: no weapon of the creature could hurt any foe here. */
const giveUp = (world: World, { id: by }: Creature): Action | undefined =>
  allowed(world, { type: 'leave', by });

function getAway(world: World, me: Creature, foes: readonly Foe[]): Action | undefined {
  const nearest = nearestOf(foes);
  const feet = Math.floor(feetLeft(world, me));
  const leaving = allowed(world, { type: 'leave', by: me.id });
  if (leaving || !nearest || feet <= 0) return leaving;
  return possible(world, { type: 'move', by: me.id, feet, from: nearest.one.id });
}
