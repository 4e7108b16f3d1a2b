import { type CreatureId, creature, fighterIn, fightOn, type Tactics, theFight } from '@arbitro/kernel';
import { type Action, refuses } from '../actions.ts';
import { isTied, placesOf } from '../rules/acting.ts';
import { type Deed, type DeedOf, doneBy, intentOf, type Step } from '../rules/deeds.ts';
import { feetInRound } from '../rules/derived.ts';
import { feetBetween, feetLeft } from '../rules/distance.ts';
import { forbids } from '../rules/effects.ts';
import { isBound } from '../rules/intent.ts';
import { oilRange, reachOf } from '../rules/means.ts';
import { CLOSE_FEET, MELEE_FEET } from '../rules/tables.ts';
import type { Creature, Fight, Weapon, World } from '../state.ts';
import { type Foe, foesOf, nearestOf } from './policy-plans.ts';
import { edge } from './tactics-edge.ts';
import { foreseen } from './tactics-foreseen.ts';
import { castsOf, comradesOf } from './tactics-spells.ts';

/** The choices of a look-ahead policy. */
export const tactics: Tactics<World, Action> = {
  choices: (world, who) =>
    allChoices(world, who)
      .filter((action) => !refuses(world, action))
      .slice(0, MOST_CHOICES),
  withdraw,
  distance: ({ fight }, from, to) =>
    fight && [from, to].every((id) => fighterIn(fight, id)) ? feetBetween(fight, from, to) : 0,
  edge,
  foreseen,
};

/** The maximum number of choices; the last are left out: attacks on the most distant foes. */
const MOST_CHOICES = 60;

function allChoices(world: World, by: CreatureId): readonly Action[] {
  const fight = fightOn(world);
  const me = creature(world, by);
  if (!fight || fight.phase === 'movement' || me.morale === 'flee') return [];
  if (fight.phase === 'announce') return announcements(me);
  if (fight.phase === 'declare')
    return deeds(world, me).map((deed) => ({ type: 'declare', by, intent: intentOf(deed) }));
  // a declared action can only be carried out or dropped
  return isBound(world, by) ? [] : deeds(world, me);
}

/** @rule whitebox.spells.casting-start */
const announcements = ({ id: by, spells }: Creature): readonly Action[] => [
  { type: 'announce', by, spell: null },
  ...spells
    .filter(({ memorised }) => memorised > 0)
    .map(({ id }): Action => ({ type: 'announce', by, spell: id })),
];

/** All actions that the creature could do now or declare; those not allowed at this moment are refused. */
function deeds(world: World, me: Creature): readonly Deed[] {
  const { phase } = theFight(world);
  const { id: by } = me;
  const most = stride(world, me);
  const foes = foesOf(world, me).toSorted((a, b) => a.feet - b.feet);
  const known = me.spells.filter(({ memorised }) => memorised > 0);
  const begins = phase === 'spells' || phase === 'declare' ? known : [];
  const waits = phase === 'spells' || phase === 'missiles';
  return [
    ...known.flatMap((spell) => castsOf(world, me, spell, most)),
    ...begins.map(({ id }): Deed => ({ type: 'prepare', by, spell: id })),
    ...rescues(world, me, most),
    ...(waits ? [{ type: 'pass', by } as const] : []),
    ...fireAt(world, me, foes, most),
    ...foes.flatMap((foe) => blows(me, foe, most)),
  ];
}

/**
 * How far the creature may move before its action: in the alternative sequence movement comes last.
 *
 * @rule whitebox.movement.combat-move
 */
function stride(world: World, me: Creature): number {
  const { phase } = theFight(world);
  if (world.options.combatSequence === 'alternative' || forbids(me, 'move')) return 0;
  if (phase === 'declare') return Math.floor(feetInRound(world, me).value);
  return phase === 'acting' ? Math.floor(feetLeft(world, me)) : 0;
}

/** Attacks with each weapon, and with the whole attack routine if there is one. */
function blows(me: Creature, foe: Foe, most: number): readonly DeedOf<'attack'>[] {
  const together = me.weapons.find(({ id }) => id === me.routine[0]);
  return [
    ...(together ? blow(me, { foe, weapon: together, with: undefined, most }) : []),
    ...me.weapons.flatMap((weapon) => blow(me, { foe, weapon, with: weapon.id, most })),
  ];
}

interface Blow {
  readonly foe: Foe;
  readonly weapon: Weapon;
  /** Undefined: all weapons of the attack routine. */
  readonly with: string | undefined;
  readonly most: number;
}

function blow({ id: by }: Creature, { foe, weapon, with: named, most }: Blow): readonly DeedOf<'attack'>[] {
  const attack: DeedOf<'attack'> = {
    type: 'attack',
    by,
    on: foe.one.id,
    ...(named !== undefined && { with: named }),
  };
  if (reachOf(weapon, foe.feet)) return [attack];
  const first = weapon.kind === 'melee' ? stepTo(foe.one, foe.feet, most) : undefined;
  return first ? [{ ...attack, first }] : [];
}

/** A step next to a creature, if it is near enough to act on it after the step. */
const stepTo = ({ id }: Creature, feet: number, most: number): Step | undefined =>
  feet - MELEE_FEET <= most && most > 0 ? { feet: Math.min(most, feet - CLOSE_FEET), toward: id } : undefined;

/** @rule whitebox.damage.bind-wounds-stops-bleeding */
const rescues = (world: World, me: Creature, most: number): readonly Deed[] =>
  comradesOf(world, me)
    .filter(({ one }) => one.bleeding && one.id !== me.id)
    .flatMap(({ one, feet }): readonly Deed[] => {
      const bind = { type: 'bind', by: me.id, on: one.id } as const;
      if (feet <= MELEE_FEET) return [bind];
      const first = stepTo(one, feet, most);
      return first ? [{ ...bind, first }] : [];
    });

/** Throws a flask at foes without oil on them, and a torch at soaked ones. @rule whitebox.combat.burning-oil */
function fireAt(
  world: World,
  { id: by, oil }: Creature,
  foes: readonly Foe[],
  most: number,
): readonly Deed[] {
  const { fires } = theFight(world);
  const range = oilRange(world);
  return foes.flatMap(({ one: { id: on }, feet: away }): readonly Deed[] => {
    const feet = range === null ? 0 : Math.ceil(away - range);
    if (feet > most) return [];
    const near = feet > 0 ? { first: { feet, toward: on } } : {};
    const fire = fires.find((one) => one.on === on);
    if (fire) return fire.lit ? [] : [{ type: 'light-oil', by, on, ...near }];
    return oil > 0 ? [{ type: 'throw-oil', by, on, ...near }] : [];
  });
}

/**
 * A creature in melee cannot walk away: it steps back first, if that helps, and declares it where declarations are
 * required.
 *
 * @rule whitebox.combat.melee-range
 */
function withdraw(world: World, by: CreatureId): Action | undefined {
  const fight = fightOn(world);
  if (!fight) return undefined;
  const back = stepBack(world, fight, by);
  const ways: readonly (Action | undefined)[] = [
    { type: 'announce', by, spell: null },
    back && { type: 'declare', by, intent: intentOf(back) },
    { type: 'leave', by },
    back && leavesAfter(fight) ? back : undefined,
  ];
  return ways.find((action) => action && !refuses(world, action));
}

function stepBack(world: World, fight: Fight, by: CreatureId): Deed | undefined {
  const me = creature(world, by);
  const nearest = nearestOf(foesOf(world, me));
  const feet = Math.floor(fight.phase === 'declare' ? feetInRound(world, me).value : feetLeft(world, me));
  return nearest && feet > 0 ? doneBy({ type: 'move', feet, from: nearest.one.id }, by) : undefined;
}

/**
 * In the standard sequence the turn continues after a step. In the alternative one others may follow, unless they have
 * moved already.
 */
function leavesAfter(fight: Fight): boolean {
  if (isTied(fight)) return false;
  if (fight.phase === 'acting') return true;
  return fight.phase === 'movement' && fight.turn === placesOf(fight).length - 1;
}
