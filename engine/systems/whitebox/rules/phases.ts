import { type CreatureId, creature, fields, theFight } from '@arbitro/kernel';
import { withTurn } from '../copies.ts';
import { event, writeFight } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Fight, Fighter, Phase, World } from '../state.ts';
import { ablesOf, placesOf } from './acting.ts';
import type { WhiteboxCtx } from './checks.ts';
import { canApproach } from './closing.ts';
import { doneBy } from './deeds.ts';
import { feetBetween, isFoe } from './distance.ts';
import { forbids } from './effects.ts';
import { asDeclared, declaredBy, isBound, loseIntents } from './intent.ts';
import { cannotDo } from './may-do.ts';
import { isAtHand, oilRange, reachOf } from './means.ts';
import { isFreeToAct } from './surprise.ts';
import { ALTERNATIVE_PHASES, MELEE_FEET } from './tables.ts';

export const phaseBegan = event(
  'phase-began',
  fields<{ round: number; phase: Phase; turn: number; pending: readonly CreatureId[] }>(),
  {
    inner: ['turn', 'pending'],
    writeWorld: writeFight((fight, { round, phase, turn, pending }) => {
      if (phase !== fight.phase) fight.fighters = fight.fighters.map(withTurn);
      fight.round = round;
      fight.phase = phase;
      fight.turn = turn;
      fight.pending = pending;
      fight.now = null;
    }),
  },
);

const STANDARD: readonly Phase[] = ['acting'];

/** The phases of a round, after declarations. @rule whitebox.combat.alt-sequence */
export const phasesOf = ({ options }: Pick<World, 'options'>): readonly Phase[] =>
  options.combatSequence === 'alternative' ? ALTERNATIVE_PHASES : STANDARD;

interface Moment {
  readonly phase: Phase;
  /** The index in the order of sides. */
  readonly turn: number;
  readonly pending: readonly CreatureId[];
}

/** Returns the next place or phase in which a creature can do something. @rule whitebox.combat.side-actions */
export function momentIn(
  world: World,
  fight: Fight,
  phases: readonly Phase[],
  from: number,
): Moment | undefined {
  const places = placesOf(fight);
  for (const [at, phase] of phases.entries())
    for (let turn = at === 0 ? from : 0; turn < places.length; turn++) {
      const pending = pendingIn(world, fight, phase, places[turn] ?? []);
      if (pending.length > 0) return { phase, turn, pending };
    }
  return undefined;
}

/**
 * Moves to that moment; returns false if there is none.
 *
 * @rule whitebox.combat.side-actions
 * @rule whitebox.combat.alt-sequence
 */
export function enter(ctx: WhiteboxCtx, phases: readonly Phase[], from: number): boolean {
  const fight = theFight(ctx.world);
  const moment = momentIn(ctx.world, fight, phases, from);
  if (!moment) return false;
  // in the movement phase, actions that were not possible until now are lost
  const deedsAreOver = moment.phase === 'movement' && (phases[0] !== 'movement' || from === 0);
  if (deedsAreOver) loseIntents(ctx);
  ctx.emit({ type: 'phase-began', rule: RULE_OF[moment.phase], round: fight.round, ...moment });
  return true;
}

/** The rule of each part of a fight. */
const RULE_OF = {
  free: 'whitebox.combat.surprise-benefit',
  declare: 'whitebox.combat.declared-intent',
  announce: 'whitebox.spells.casting-start',
  acting: 'whitebox.combat.side-actions',
  spells: 'whitebox.combat.alt-spell-phase',
  missiles: 'whitebox.combat.alt-missile-phase',
  melee: 'whitebox.combat.alt-melee-phase',
  movement: 'whitebox.combat.alt-movement-phase',
} as const satisfies Record<Phase, RuleId>;

function pendingIn(
  world: World,
  fight: Fight,
  phase: Phase,
  sides: readonly string[],
): readonly CreatureId[] {
  const able = ablesOf(world, fight, sides);
  const acting = fight.round === 0 ? able.filter(({ one }) => isFreeToAct(world, fight, one)) : able;
  const inPhase = { ...fight, phase };
  const there = fight.phase === phase ? world : { ...world, fight: inPhase };
  // a turn taken in an earlier phase does not count in this one
  const anew = (fighter: Fighter): Fighter =>
    fight.phase === phase ? fighter : { ...fighter, turnOver: undefined };
  return acting.filter(({ one, fighter }) => holds(there, one, anew(fighter))).map(({ one }) => one.id);
}

/** Returns true if the current phase has something to do for a creature that is able to act. */
export function holds(world: World, one: Creature, fighter: Fighter): boolean {
  const { phase } = theFight(world);
  if (fighter.turnOver) return false;
  if (phase === 'free' || phase === 'movement') return phase === 'free' || movesNow(world, one, fighter);
  if (isBound(world, one.id)) return holdsDeclared(world, one, fighter);
  return phase === 'acting' || IN_PHASE[phase]?.(world, one, fighter) === true;
}

/** Returns true if the declared action can still be done or approached. @rule whitebox.combat.declared-intent */
function holdsDeclared(world: World, one: Creature, { acted }: Fighter): boolean {
  const intent = declaredBy(world, one.id);
  if (acted || intent === null || intent.type === 'pass') return false;
  const deed = asDeclared(world, doneBy(intent, one.id));
  const refusal = cannotDo(world, deed);
  return !refusal || canApproach(world, deed, refusal);
}

type Holding = (world: World, one: Creature, fighter: Fighter) => boolean;

const IN_PHASE: { readonly [P in Phase]?: Holding } = {
  spells: (_, one, fighter) => hasSpell(one, fighter),
  missiles: (world, one, fighter) => isFree(one, fighter) && mayShoot(world, one, fighter),
  melee: (world, one, fighter) => isFree(one, fighter) && hasWorkAtHand(world, one, fighter),
};

/** Has not used the action of the round, does not flee, and is not casting. @rule whitebox.combat.alt-melee-phase */
const isFree = ({ morale, casting }: Creature, { acted }: Fighter): boolean =>
  !acted && morale !== 'flee' && casting?.phase !== 'preparing';

/** A ready spell, or one that can be prepared. @rule whitebox.combat.alt-spell-phase */
function hasSpell(one: Creature, { acted }: Fighter): boolean {
  if (acted || one.morale === 'flee' || one.spells.length === 0 || forbids(one, 'cast')) return false;
  return one.casting === null
    ? one.spells.some(({ memorised }) => memorised > 0)
    : one.casting.phase === 'ready';
}

/** @rule whitebox.combat.alt-missile-phase @rule whitebox.combat.burning-oil */
function mayShoot(world: World, one: Creature, { at }: Fighter): boolean {
  if (one.oil > 0 || theFight(world).fires.some(({ lit }) => !lit)) return true;
  if (one.weapons.some((weapon) => weapon.kind === 'missile' && !isAtHand(weapon))) return true;
  const shots = one.weapons.filter(isAtHand);
  return foesOf(world, one).some((foe) =>
    shots.some((weapon) => reachOf(weapon, Math.abs(foe.at - at)) === 'missile'),
  );
}

const foesOf = (world: World, one: Creature): readonly Fighter[] =>
  theFight(world).fighters.filter(({ who }) => isFoe(one, creature(world, who)));

/** A foe within reach or soaked with oil, or a bleeding creature. @rule whitebox.combat.alt-melee-phase */
function hasWorkAtHand(world: World, one: Creature, { at }: Fighter): boolean {
  if (hasOilToLight(world, one)) return true;
  const isArmed = one.weapons.some(({ kind }) => kind === 'melee');
  return theFight(world).fighters.some(({ who, at: there }) => {
    if (Math.abs(there - at) > MELEE_FEET || who === one.id) return false;
    const other = creature(world, who);
    return (isArmed && isFoe(one, other)) || other.bleeding;
  });
}

/**
 * A foe is soaked and within the range of a torch; this needs neither a bow nor a foe within reach.
 *
 * @rule whitebox.combat.burning-oil
 */
function hasOilToLight(world: World, one: Creature): boolean {
  const fight = theFight(world);
  const most = oilRange(world);
  return fight.fires.some(
    ({ on, lit }) =>
      !lit && isFoe(one, creature(world, on)) && (most === null || feetBetween(fight, one.id, on) <= most),
  );
}

/**
 * All creatures except those that prepare a spell or wait for one to take effect.
 *
 * @rule whitebox.combat.alt-movement-phase
 */
const movesNow = (_: World, { casting }: Creature, { intent, acted }: Fighter): boolean =>
  casting?.phase !== 'preparing' && !(acted && intent?.type === 'cast');
