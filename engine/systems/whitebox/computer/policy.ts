import { type CreatureId, getCreature, getFight, type Policy } from '@arbitro/kernel';
import { type Action, validateAction } from '../actions.ts';
import { isAtHand, reachOf } from '../rules/attack-options.ts';
import { feetLeft, isNear } from '../rules/distance.ts';
import { fillFromDeclared, findDeclaredIntent, isBoundByIntent } from '../rules/intent.ts';
import { cannotDo } from '../rules/may-do.ts';
import { MELEE_FEET } from '../rules/tables.ts';
import { type Intent, type TurnAction, toTurnAction } from '../rules/turn-actions.ts';
import type { Creature, World } from '../state.ts';
import { canShoot, keepsBack } from './menace.ts';
import { answerPlainly, answerSensibly } from './policy-answers.ts';
import {
  canEverHurt,
  type Foe,
  findBestPlan,
  findFirstPlan,
  findNearestFoe,
  listFoes,
  type Plan,
} from './policy-plans.ts';
import { chooseSpell, planCastNow } from './policy-spells.ts';

/** How a policy thinks: how it picks targets, and whether it considers spells and bleeding comrades. */
interface PolicyMind {
  readonly plan: (world: World, me: Creature, foes: readonly Foe[]) => Plan | undefined;
  readonly isWise: boolean;
}

/** Attacks the nearest foe with the first weapon at hand, and casts nothing. */
export const plainPolicy: Policy<World, Action> = {
  act: (world, who) => chooseAction(world, who, { plan: findFirstPlan, isWise: false }),
  answer: answerPlainly,
};

/** Attacks the foe it can hurt most, casts the most valuable spell, and binds the wounds of comrades within reach. */
export const sensiblePolicy: Policy<World, Action> = {
  act: (world, who) => chooseAction(world, who, { plan: findBestPlan, isWise: true }),
  answer: answerSensibly,
};

const ifAllowed = (world: World, action: Action | undefined): Action | undefined =>
  action === undefined || validateAction(world, action) ? undefined : action;

/** For a creature whose turn it is. */
const ifPossible = (world: World, turnAction: TurnAction | undefined): Action | undefined =>
  turnAction === undefined || cannotDo(world, turnAction) ? undefined : turnAction;

function chooseAction(world: World, by: CreatureId, mind: PolicyMind): Action {
  const me = getCreature(world, by);
  const foes = listFoes(world, me);
  const { phase } = getFight(world);
  if (phase === 'announce') return { type: 'announce', by, spell: chooseAnnouncement(world, me, foes, mind) };
  if (phase === 'declare') return chooseDeclaration(world, me, foes, mind);
  const passing: Action = { type: 'pass', by };
  if (isBoundByIntent(world, by)) {
    const declared = findDeclaredIntent(world, by);
    const turnAction = declared && toTurnAction(declared, by);
    return (
      (turnAction &&
        (ifPossible(world, fillFromDeclared(world, turnAction)) ?? ifAllowed(world, turnAction))) ??
      passing
    );
  }
  if (me.morale === 'flee') return chooseEscape(world, me, foes) ?? passing;
  return chooseAct(world, me, foes, mind) ?? passing;
}

const chooseAnnouncement = (
  world: World,
  me: Creature,
  foes: readonly Foe[],
  { isWise }: PolicyMind,
): string | null => (isWise ? (chooseSpell(world, me, foes)?.spell ?? null) : null);

function chooseDeclaration(world: World, me: Creature, foes: readonly Foe[], mind: PolicyMind): Action {
  const pass: Action = { type: 'declare', by: me.id, intent: { type: 'pass' } };
  const intent = chooseIntent(world, me, foes, mind);
  return (intent && ifAllowed(world, { type: 'declare', by: me.id, intent })) ?? pass;
}

function chooseIntent(
  world: World,
  me: Creature,
  foes: readonly Foe[],
  mind: PolicyMind,
): Intent | undefined {
  const nearest = findNearestFoe(foes);
  const feet = Math.floor(feetLeft(world, me));
  if (me.morale === 'flee') return nearest && { type: 'move', feet, from: nearest.one.id };
  const spell = mind.isWise ? chooseSpell(world, me, foes) : undefined;
  if (world.options.combatSequence === 'alternative') {
    const ready = me.casting?.phase === 'ready' ? planCastNow(world, me, foes) : undefined;
    if (ready) return { type: 'cast', spell: ready.spell, on: ready.on };
    if (spell && me.casting === null) return { type: 'prepare', spell: spell.spell };
  } else if (spell) return { type: 'cast', spell: spell.spell, on: spell.on };
  const plan = mind.plan(world, me, foes);
  if (plan) return buildAttackIntent(plan);
  const closer = feetToApproach(world, me, foes, mind);
  return nearest && closer > 0 ? { type: 'move', feet: closer, toward: nearest.one.id } : undefined;
}

const buildAttackIntent = ({
  on,
  with: weapon,
  first,
}: Plan): Extract<Intent, { readonly type: 'attack' }> => ({
  type: 'attack',
  on,
  ...(weapon !== undefined && { with: weapon }),
  ...(first && { first }),
});

function chooseAct(world: World, me: Creature, foes: readonly Foe[], mind: PolicyMind): Action | undefined {
  switch (getFight(world).phase) {
    case 'spells':
      return ifPossible(world, chooseSpellAction(world, me, foes, mind));
    case 'missiles':
      return (
        ifPossible(world, chooseAttack(world, me, foes, mind)) ?? ifPossible(world, chooseReadyBow(me, foes))
      );
    case 'melee':
      return chooseBindWounds(world, me, mind) ?? ifPossible(world, chooseAttack(world, me, foes, mind));
    case 'movement':
      return chooseMove(world, me, foes, mind);
    default:
      return chooseTurnAction(world, me, foes, mind);
  }
}

/** The standard sequence, and the free step of a creature that surprises others. */
function chooseTurnAction(
  world: World,
  me: Creature,
  foes: readonly Foe[],
  mind: PolicyMind,
): Action | undefined {
  if (me.casting?.phase === 'preparing') return ifPossible(world, planCastNow(world, me, foes));
  return (
    chooseBindWounds(world, me, mind) ??
    ifPossible(world, chooseAttack(world, me, foes, mind)) ??
    (canEverHurt(world, me, foes) ? chooseApproach(world, me, foes, mind) : chooseSurrender(world, me))
  );
}

function chooseAttack(
  world: World,
  me: Creature,
  foes: readonly Foe[],
  mind: PolicyMind,
): TurnAction | undefined {
  const plan = mind.plan(world, me, foes);
  return plan && { ...buildAttackIntent(plan), by: me.id };
}

/** @rule whitebox.combat.alt-spell-phase */
function chooseSpellAction(
  world: World,
  me: Creature,
  foes: readonly Foe[],
  { isWise }: PolicyMind,
): TurnAction | undefined {
  if (!isWise) return undefined;
  if (me.casting) return planCastNow(world, me, foes);
  const next = chooseSpell(world, me, foes);
  return next && { type: 'prepare', by: me.id, spell: next.spell };
}

/** Readies a bow that is not in hand, while no foe is near. @rule whitebox.combat.alt-missile-phase */
function chooseReadyBow({ id: by, weapons }: Creature, foes: readonly Foe[]): TurnAction | undefined {
  const bow = weapons.find((weapon) => weapon.kind === 'missile' && !isAtHand(weapon));
  const isPressed = foes.some(({ feet }) => feet <= 2 * MELEE_FEET);
  const bare = !weapons.some(({ kind }) => kind === 'melee');
  return bow && (bare || !isPressed) ? { type: 'ready', by, weapon: bow.id } : undefined;
}

/** @rule whitebox.damage.bind-wounds-stops-bleeding */
function chooseBindWounds(world: World, me: Creature, { isWise }: PolicyMind): Action | undefined {
  const fight = getFight(world);
  if (!isWise || fight.phase === 'free' || !world.creatures.some(({ bleeding }) => bleeding))
    return undefined;
  const dying = fight.fighters.find(({ who }) => {
    const creature = getCreature(world, who);
    return creature.bleeding && creature.side === me.side && isNear(fight, me.id, who);
  });
  return dying && ifPossible(world, { type: 'bind', by: me.id, on: dying.who });
}

/** A creature that shoots or casts stays in place as long as it can. @rule whitebox.combat.alt-movement-phase */
function chooseMove(world: World, me: Creature, foes: readonly Foe[], mind: PolicyMind): Action | undefined {
  if (!canEverHurt(world, me, foes)) return chooseSurrender(world, me);
  const shoots = me.weapons.some(
    (weapon) =>
      isAtHand(weapon) && foes.some(({ feet, beset }) => !beset && reachOf(weapon, feet) === 'missile'),
  );
  const casts = me.casting !== null;
  return shoots || casts ? undefined : chooseApproach(world, me, foes, mind);
}

function chooseApproach(
  world: World,
  me: Creature,
  foes: readonly Foe[],
  mind: PolicyMind,
): Action | undefined {
  const nearest = findNearestFoe(foes);
  const feet = feetToApproach(world, me, foes, mind);
  if (!nearest || nearest.feet <= MELEE_FEET || feet <= 0) return undefined;
  return ifPossible(world, { type: 'move', by: me.id, feet, toward: nearest.one.id });
}

/** A creature behind sturdier comrades only comes within range. */
function feetToApproach(world: World, me: Creature, foes: readonly Foe[], { isWise }: PolicyMind): number {
  const nearest = findNearestFoe(foes);
  const feet = Math.floor(feetLeft(world, me));
  return nearest && isWise && keepsBack(world, me, foes)
    ? Math.min(feet, feetToRange(me, nearest.feet))
    : feet;
}

/** Returns how far a creature must come to shoot or cast. */
function feetToRange({ weapons, spells }: Creature, feet: number): number {
  const ranges = [...weapons.filter(canShoot), ...spells.filter(({ memorised }) => memorised > 0)].map(
    ({ range }) => range ?? feet,
  );
  return ranges.length === 0 ? 0 : Math.ceil(Math.max(0, feet - Math.max(...ranges)));
}

/** Gives up: no weapon of the creature could hurt any foe here. */
const chooseSurrender = (world: World, { id: by }: Creature): Action | undefined =>
  ifAllowed(world, { type: 'leave', by });

function chooseEscape(world: World, me: Creature, foes: readonly Foe[]): Action | undefined {
  const nearest = findNearestFoe(foes);
  const feet = Math.floor(feetLeft(world, me));
  const leaving = ifAllowed(world, { type: 'leave', by: me.id });
  if (leaving || !nearest || feet <= 0) return leaving;
  return ifPossible(world, { type: 'move', by: me.id, feet, from: nearest.one.id });
}
