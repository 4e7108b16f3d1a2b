import { type CreatureId, creature, type Foreseen, fightOn, theFight } from '@arbitro/kernel';
import { type Action, refuses } from '../actions.ts';
import { isTied } from '../rules/acting.ts';
import { type Deed, type DeedOf, doneBy } from '../rules/deeds.ts';
import { feetInRound } from '../rules/derived.ts';
import { feetBetween, feetLeft } from '../rules/distance.ts';
import { reachOf } from '../rules/means.ts';
import { phasesOf } from '../rules/phases.ts';
import { MELEE_FEET, OIL } from '../rules/tables.ts';
import { facesThatHit, toHit, toHitWithOil } from '../rules/to-hit.ts';
import type { Casting, Creature, Fight, Phase, World } from '../state.ts';
import { sensible } from './policy.ts';
import { foesOf } from './policy-plans.ts';
import { castsOf } from './tactics-spells.ts';

type Sight = Foreseen<World, Action>;

/**
 * Returns how an action that is announced now will be resolved later: announced or prepared spells, declared actions,
 * and actions that wait because sides act at once. Other creatures still have to act, so that no round ends.
 *
 * @rule whitebox.spells.casting-start
 * @rule whitebox.combat.declared-intent
 * @rule whitebox.combat.initiative-tie-simultaneous
 */
export function foreseen(world: World, action: Action): Sight | undefined {
  if (!fightOn(world)) return undefined;
  const seen = sightOf(world, action);
  return seen && !refuses(seen.world, seen.action) ? seen : undefined;
}

function sightOf(world: World, action: Action): Sight | undefined {
  switch (action.type) {
    case 'announce':
      return action.spell === null ? unspelled(world, action.by) : spelled(world, action.by, action.spell);
    case 'declare':
      return declared(world, doneBy(action.intent, action.by));
    case 'prepare':
      return prepared(world, action.by, action.spell);
    case 'pass':
      return awaiting(world, action);
    case 'throw-oil':
      return oiled(world, action);
    case 'attack':
    case 'cast':
    case 'bind':
    case 'light-oil':
      return done(world, action, momentOf(world));
    default:
      return undefined;
  }
}

/** The free step is a turn like any other, except for the actions allowed in it. */
const momentOf = (world: World): Phase => {
  const { phase } = theFight(world);
  return phase === 'free' ? 'acting' : phase;
};

/** The creature's own turn now, with the other sides after it. */
function atTurn(world: World, by: CreatureId, phase: Phase): World {
  const fight = theFight(world);
  const { side } = creature(world, by);
  const order = [side, ...fight.sides.filter((other) => other !== side)].map((one) => [one]);
  const fighters = fight.fighters.map((one) => (one.who === by ? { ...one, intent: null } : one));
  const round = Math.max(1, fight.round);
  return {
    ...world,
    options: { ...world.options, combatDeclareIntent: false },
    fight: { ...fight, fighters, order, phase, round, turn: 0, pending: [by], now: null },
  };
}

function done(world: World, deed: Deed, phase: Phase): Sight {
  if (deed.type === 'cast') return castIn(atTurn(world, deed.by, phase), deed);
  const share = deed.type === 'attack' ? leftBy(world, deed) : 1;
  return { world: atTurn(world, deed.by, phase), action: deed, share };
}

/** A target that comrades have declared to attack may be down by then. */
function leftBy(world: World, { by, on }: DeedOf<'attack'>): number {
  const fight = theFight(world);
  if (fight.phase !== 'declare' && !isTied(fight)) return 1;
  const foe = foesOf(world, creature(world, by)).find(({ one }) => one.id === on);
  return 1 / (1 + (foe?.claimed ?? 0) / 2);
}

/**
 * A spell that takes effect at the end of the round is worth less, because its caster may fall before.
 *
 * @rule whitebox.spells.effect-timing
 */
const LATE = 0.8;

function castIn(world: World, deed: DeedOf<'cast'>): Sight {
  const one = creature(world, deed.by);
  const waits = one.spells.some(({ id, timing }) => id === deed.spell && timing === 'round-end');
  if (!waits) return { world, action: deed, share: 1 };
  const spells = one.spells.map((spell) =>
    spell.id === deed.spell ? { ...spell, timing: 'turn' as const } : spell,
  );
  return { world: withOne(world, { ...one, spells }), action: deed, share: LATE };
}

const withOne = (world: World, one: Creature): World => ({
  ...world,
  creatures: world.creatures.map((other) => (other.id === one.id ? one : other)),
});

const casting = (world: World, by: CreatureId, { spell, phase }: Omit<Casting, 'since'>): World =>
  withOne(world, {
    ...creature(world, by),
    casting: { spell, phase, since: theFight(world).round },
  });

/** What the creature would do instead of casting. */
function unspelled(world: World, by: CreatureId): Sight {
  const then = atTurn(world, by, 'acting');
  return { world: then, action: sensible.act(then, by, unthrown), share: 1 };
}

const unthrown = (): never => {
  throw new Error('the sensible throw no dice');
};

function spelled(world: World, by: CreatureId, spell: string): Sight | undefined {
  const ready = casting(world, by, { spell, phase: 'preparing' });
  const best = bestCast(atTurn(ready, by, 'acting'), by, spell);
  return best && { ...best, share: best.share * undisturbed(world, by, foesBefore(world, by)) };
}

/** The spell is cast in the next round, when much may have changed. @rule whitebox.combat.alt-spell-phase */
const NEXT_ROUND = 0.7;

function prepared(world: World, by: CreatureId, spell: string): Sight | undefined {
  const ready = casting(world, by, { spell, phase: 'ready' });
  const best = bestCast(atTurn(ready, by, 'spells'), by, spell);
  const foes = foesOf(world, creature(world, by)).map(({ one }) => one);
  return best && { ...best, share: best.share * NEXT_ROUND * undisturbed(world, by, foes) };
}

function bestCast(world: World, by: CreatureId, id: string): Sight | undefined {
  const me = creature(world, by);
  const spell = me.spells.find((one) => one.id === id);
  const most = theFight(world).phase === 'acting' ? Math.floor(feetLeft(world, me)) : 0;
  const casts = spell ? castsOf(world, me, spell, most) : [];
  const best = casts.find((cast) => !refuses(world, cast));
  return best && castIn(world, best);
}

/** The foes that act before the creature's own side and may disturb its spell. @rule whitebox.spells.interruption */
function foesBefore(world: World, by: CreatureId): readonly Creature[] {
  const { order } = theFight(world);
  const me = creature(world, by);
  const mine = order.findIndex((sides) => sides.includes(me.side));
  const early = order.slice(0, Math.max(0, mine)).flat();
  return foesOf(world, me).flatMap(({ one }) => (early.includes(one.side) ? [one] : []));
}

/** The chance that none of these foes hits the caster, if each picks a random target in front of it. */
function undisturbed(world: World, by: CreatureId, foes: readonly Creature[]): number {
  const fight = theFight(world);
  const me = creature(world, by);
  const near = fight.fighters.filter(({ who }) => {
    const one = creature(world, who);
    return one.side === me.side && one.status === 'up';
  });
  const each = (foe: Creature): number => 1 - hitChance(world, fight, foe, me) / Math.max(1, near.length);
  return foes.reduce((chance, foe) => chance * each(foe), 1);
}

/** With the best weapon that reaches, after closing in. */
function hitChance(world: World, fight: Fight, foe: Creature, me: Creature): number {
  const feet = feetBetween(fight, foe.id, me.id);
  const comes = feet - MELEE_FEET <= feetInRound(world, foe).value;
  let most = 0;
  for (const weapon of foe.weapons) {
    const reach = reachOf(weapon, feet) ?? (weapon.kind === 'melee' && comes ? 'melee' : undefined);
    if (reach)
      most = Math.max(most, facesThatHit(toHit(world, { by: foe, on: me, means: { weapon, reach } })));
  }
  return most / 20;
}

/** At the first moment of the round in which it is possible. */
function declared(world: World, deed: Deed): Sight | undefined {
  if (deed.type === 'prepare') return prepared(world, deed.by, deed.spell);
  const standard = world.options.combatSequence === 'standard';
  if (deed.type === 'throw-oil') return oiled(world, deed);
  const ready =
    deed.type === 'cast' && standard
      ? casting(world, deed.by, { spell: deed.spell, phase: 'preparing' })
      : world;
  const seen = phasesOf(world)
    .map((phase) => done(ready, deed, phase))
    .find((sight) => !refuses(sight.world, sight.action));
  return seen && deed.type === 'cast'
    ? { ...seen, share: seen.share * undisturbed(world, deed.by, foesBefore(world, deed.by)) }
    : seen;
}

/** What the creature skips now, to attack later in the round. @rule whitebox.combat.alt-sequence */
function awaiting(world: World, pass: DeedOf<'pass'>): Sight {
  const { by } = pass;
  const phases = phasesOf(world);
  const later = phases.slice(phases.indexOf(momentOf(world)) + 1);
  for (const phase of later) {
    const then = atTurn(world, by, phase);
    const action = sensible.act(then, by, unthrown);
    if (action.type === 'attack' || action.type === 'bind') return { world: then, action, share: 1 };
  }
  return { world: atTurn(world, by, momentOf(world)), action: pass, share: 1 };
}

/**
 * A flask alone does nothing; lit oil burns for a while. Where comrades are in melee with the target, it may hit them.
 */
const OIL_SHARE = { free: 0.6, beset: 0.2 } as const;

/** @rule whitebox.combat.burning-oil */
function oiled(world: World, { by, on, first }: DeedOf<'throw-oil'>): Sight | undefined {
  const me = creature(world, by);
  const foe = foesOf(world, me).find(({ one }) => one.id === on);
  if (!foe) return undefined;
  const phase = world.options.combatSequence === 'alternative' ? 'missiles' : 'acting';
  const then = atTurn(world, by, phase);
  const fight = theFight(then);
  const fires = [...fight.fires, { on, by, lit: false, roundsLeft: OIL.rounds, burnt: 0 }];
  const hit = facesThatHit(toHitWithOil(world, { by: me, on: foe.one })) / 20;
  return {
    world: { ...then, fight: { ...fight, fires } },
    action: { type: 'light-oil', by, on, ...(first && { first }) },
    share: hit * (foe.beset ? OIL_SHARE.beset : OIL_SHARE.free),
  };
}
