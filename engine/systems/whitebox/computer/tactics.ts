import {
  type CreatureId,
  findFight,
  findFighter,
  getCreature,
  getFight,
  type Tactics,
} from '@arbitro/kernel';
import { type Action, validateAction } from '../actions.ts';
import { actionPlaces, isTied } from '../rules/acting.ts';
import { oilRange, reachOf } from '../rules/attack-options.ts';
import { feetBetween, feetLeft } from '../rules/distance.ts';
import { forbids } from '../rules/effects.ts';
import { isBoundByIntent } from '../rules/intent.ts';
import { feetInRound } from '../rules/move-rate.ts';
import { CLOSE_FEET, MELEE_FEET } from '../rules/tables.ts';
import {
  intentOf,
  type Step,
  type TurnAction,
  type TurnActionOf,
  toTurnAction,
} from '../rules/turn-actions.ts';
import type { Creature, Fight, Weapon, World } from '../state.ts';
import { type Foe, findNearestFoe, listFoes } from './policy-plans.ts';
import { positionValue } from './position-value.ts';
import { findDelayedAction } from './tactics-lookahead.ts';
import { listAllies, listCasts } from './tactics-spells.ts';
import { valueDuel } from './value-duel.ts';

/** The choices of a look-ahead policy. */
export const tactics: Tactics<World, Action> = {
  choices: (world, who) =>
    listChoices(world, who)
      .filter((action) => !validateAction(world, action))
      .slice(0, MAX_CHOICES),
  withdraw,
  distance: ({ fight }, from, to) =>
    fight && [from, to].every((id) => findFighter(fight, id)) ? feetBetween(fight, from, to) : 0,
  positionValue,
  valueCreatures: valueDuel,
  delayedAction: findDelayedAction,
};

/** The maximum number of choices; the last are left out: attacks on the most distant foes. */
const MAX_CHOICES = 60;

function listChoices(world: World, by: CreatureId): readonly Action[] {
  const fight = findFight(world);
  const me = getCreature(world, by);
  if (!fight || fight.phase === 'movement' || me.morale === 'flee') return [];
  if (fight.phase === 'announce') return listAnnouncements(me);
  if (fight.phase === 'declare')
    return listTurnActions(world, me).map((turnAction) => ({
      type: 'declare',
      by,
      intent: intentOf(turnAction),
    }));
  // a declared action can only be carried out or dropped
  return isBoundByIntent(world, by) ? [] : listTurnActions(world, me);
}

/** @rule whitebox.spells.casting-start */
const listAnnouncements = ({ id: by, spells }: Creature): readonly Action[] => [
  { type: 'announce', by, spell: null },
  ...spells
    .filter(({ memorised }) => memorised > 0)
    .map(({ id }): Action => ({ type: 'announce', by, spell: id })),
];

/** All actions that the creature could do now or declare; those not allowed at this moment are refused. */
function listTurnActions(world: World, me: Creature): readonly TurnAction[] {
  const { phase } = getFight(world);
  const { id: by } = me;
  const max = maxStepBefore(world, me);
  const foes = listFoes(world, me).toSorted((a, b) => a.feet - b.feet);
  const known = me.spells.filter(({ memorised }) => memorised > 0);
  const begins = phase === 'spells' || phase === 'declare' ? known : [];
  const waits = phase === 'spells' || phase === 'missiles';
  return [
    ...known.flatMap((spell) => listCasts(world, me, spell, max)),
    ...begins.map(({ id }): TurnAction => ({ type: 'prepare', by, spell: id })),
    ...listRescues(world, me, max),
    ...(waits ? [{ type: 'pass', by } as const] : []),
    ...listOilActions(world, me, foes, max),
    ...foes.flatMap((foe) => listAttacks(me, foe, max)),
  ];
}

/**
 * How far the creature may move before its action: in the alternative sequence movement comes last.
 * @rule whitebox.movement.combat-move
 */
function maxStepBefore(world: World, me: Creature): number {
  const { phase } = getFight(world);
  if (world.options.combatSequence === 'alternative' || forbids(me, 'move')) return 0;
  if (phase === 'declare') return Math.floor(feetInRound(world, me).value);
  return phase === 'acting' ? Math.floor(feetLeft(world, me)) : 0;
}

/** Attacks with each weapon, and with the whole attack routine if there is one. */
function listAttacks(me: Creature, foe: Foe, max: number): readonly TurnActionOf<'attack'>[] {
  const together = me.weapons.find(({ id }) => id === me.routine[0]);
  return [
    ...(together ? listAttacksWith(me, { foe, weapon: together, with: undefined, most: max }) : []),
    ...me.weapons.flatMap((weapon) => listAttacksWith(me, { foe, weapon, with: weapon.id, most: max })),
  ];
}

interface AttackChoice {
  readonly foe: Foe;
  readonly weapon: Weapon;
  /** Undefined: all weapons of the attack routine. */
  readonly with: string | undefined;
  readonly most: number;
}

function listAttacksWith(
  { id: by }: Creature,
  { foe, weapon, with: named, most }: AttackChoice,
): readonly TurnActionOf<'attack'>[] {
  const attack: TurnActionOf<'attack'> = {
    type: 'attack',
    by,
    on: foe.one.id,
    ...(named !== undefined && { with: named }),
  };
  if (reachOf(weapon, foe.feet)) return [attack];
  const first = weapon.kind === 'melee' ? buildStepTo(foe.one, foe.feet, most) : undefined;
  return first ? [{ ...attack, first }] : [];
}

/** A step next to a creature, if it is near enough to act on it after the step. */
const buildStepTo = ({ id }: Creature, feet: number, max: number): Step | undefined =>
  feet - MELEE_FEET <= max && max > 0 ? { feet: Math.min(max, feet - CLOSE_FEET), toward: id } : undefined;

/** @rule whitebox.damage.bind-wounds-stops-bleeding */
const listRescues = (world: World, me: Creature, max: number): readonly TurnAction[] =>
  listAllies(world, me)
    .filter(({ one }) => one.bleeding && one.id !== me.id)
    .flatMap(({ one, feet }): readonly TurnAction[] => {
      const bind = { type: 'bind', by: me.id, on: one.id } as const;
      if (feet <= MELEE_FEET) return [bind];
      const first = buildStepTo(one, feet, max);
      return first ? [{ ...bind, first }] : [];
    });

/** Throws a flask at foes without oil on them, and a torch at soaked ones. @rule whitebox.combat.burning-oil */
function listOilActions(
  world: World,
  { id: by, oil }: Creature,
  foes: readonly Foe[],
  max: number,
): readonly TurnAction[] {
  const { fires } = getFight(world);
  const range = oilRange(world);
  return foes.flatMap(({ one: { id: on }, feet: away }): readonly TurnAction[] => {
    const feet = range === null ? 0 : Math.ceil(away - range);
    if (feet > max) return [];
    const near = feet > 0 ? { first: { feet, toward: on } } : {};
    const fire = fires.find((fire) => fire.on === on);
    if (fire) return fire.lit ? [] : [{ type: 'light-oil', by, on, ...near }];
    return oil > 0 ? [{ type: 'throw-oil', by, on, ...near }] : [];
  });
}

/**
 * A creature in melee cannot walk away: it steps back first, if that helps, and declares it where declarations are
 * required.
 * @rule whitebox.combat.melee-range
 */
function withdraw(world: World, by: CreatureId): Action | undefined {
  const fight = findFight(world);
  if (!fight) return undefined;
  const back = findStepBack(world, fight, by);
  const ways: readonly (Action | undefined)[] = [
    { type: 'announce', by, spell: null },
    back && { type: 'declare', by, intent: intentOf(back) },
    { type: 'leave', by },
    back && canLeaveAfter(fight) ? back : undefined,
  ];
  return ways.find((action) => action && !validateAction(world, action));
}

function findStepBack(world: World, fight: Fight, by: CreatureId): TurnAction | undefined {
  const me = getCreature(world, by);
  const nearest = findNearestFoe(listFoes(world, me));
  const feet = Math.floor(fight.phase === 'declare' ? feetInRound(world, me).value : feetLeft(world, me));
  return nearest && feet > 0 ? toTurnAction({ type: 'move', feet, from: nearest.one.id }, by) : undefined;
}

/**
 * In the standard sequence the turn continues after a step. In the alternative one others may follow, unless they have
 * moved already.
 */
function canLeaveAfter(fight: Fight): boolean {
  if (isTied(fight)) return false;
  if (fight.phase === 'acting') return true;
  return fight.phase === 'movement' && fight.turn === actionPlaces(fight).length - 1;
}
