import { type CreatureId, fields, getCreature, getFight } from '@arbitro/kernel';
import { restoreTurn } from '../copy-state.ts';
import { event, writeFight } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Fight, Fighter, Phase, World } from '../state.ts';
import { actionPlaces, listAbleFighters } from './acting.ts';
import { canApproach } from './approach.ts';
import { isAtHand, oilRange, reachOf } from './attack-options.ts';
import type { WhiteboxCtx } from './checks.ts';
import { feetBetween, isFoe } from './distance.ts';
import { forbids } from './effects.ts';
import { fillFromDeclared, findDeclaredIntent, isBoundByIntent, loseIntents } from './intent.ts';
import { cannotDo } from './may-do.ts';
import { hasFreeStep } from './surprise.ts';
import { ALTERNATIVE_PHASES, MELEE_FEET } from './tables.ts';
import { toTurnAction } from './turn-actions.ts';

export const phaseBegan = event(
  'phase-began',
  fields<{ round: number; phase: Phase; turn: number; pending: readonly CreatureId[] }>(),
  {
    privateFields: ['turn', 'pending'],
    writeWorld: writeFight((fight, { round, phase, turn, pending }) => {
      if (phase !== fight.phase) fight.fighters = fight.fighters.map(restoreTurn);
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

interface TurnMoment {
  readonly phase: Phase;
  /** The index in the order of sides. */
  readonly turn: number;
  readonly pending: readonly CreatureId[];
}

/** Returns the next place or phase in which a creature can do something. @rule whitebox.combat.side-actions */
export function findNextMoment(
  world: World,
  fight: Fight,
  phases: readonly Phase[],
  from: number,
): TurnMoment | undefined {
  const places = actionPlaces(fight);
  for (const [index, phase] of phases.entries())
    for (let turn = index === 0 ? from : 0; turn < places.length; turn++) {
      const pending = listPending(world, fight, phase, places[turn] ?? []);
      if (pending.length > 0) return { phase, turn, pending };
    }
  return undefined;
}

/**
 * Moves to that moment; returns false if there is none.
 * @rule whitebox.combat.side-actions @rule whitebox.combat.alt-sequence
 */
export function enterNextMoment(ctx: WhiteboxCtx, phases: readonly Phase[], from: number): boolean {
  const fight = getFight(ctx.world);
  const moment = findNextMoment(ctx.world, fight, phases, from);
  if (!moment) return false;
  // in the movement phase, actions that were not possible until now are lost
  const deedsAreOver = moment.phase === 'movement' && (phases[0] !== 'movement' || from === 0);
  if (deedsAreOver) loseIntents(ctx);
  ctx.emit({ type: 'phase-began', rule: PHASE_RULES[moment.phase], round: fight.round, ...moment });
  return true;
}

/** The rule of each part of a fight. */
const PHASE_RULES = {
  free: 'whitebox.combat.surprise-benefit',
  declare: 'whitebox.combat.declared-intent',
  announce: 'whitebox.spells.casting-start',
  acting: 'whitebox.combat.side-actions',
  spells: 'whitebox.combat.alt-spell-phase',
  missiles: 'whitebox.combat.alt-missile-phase',
  melee: 'whitebox.combat.alt-melee-phase',
  movement: 'whitebox.combat.alt-movement-phase',
} as const satisfies Record<Phase, RuleId>;

function listPending(
  world: World,
  fight: Fight,
  phase: Phase,
  sides: readonly string[],
): readonly CreatureId[] {
  const able = listAbleFighters(world, fight, sides);
  const acting =
    fight.round === 0 ? able.filter(({ creature }) => hasFreeStep(world, fight, creature)) : able;
  const inPhase = { ...fight, phase };
  const worldInPhase = fight.phase === phase ? world : { ...world, fight: inPhase };
  // a turn taken in an earlier phase does not count in this one
  const reopenTurn = (fighter: Fighter): Fighter =>
    fight.phase === phase ? fighter : { ...fighter, turnOver: undefined };
  return acting
    .filter(({ creature, fighter }) => hasWorkInPhase(worldInPhase, creature, reopenTurn(fighter)))
    .map(({ creature }) => creature.id);
}

/** Returns true if the current phase has something to do for a creature that is able to act. */
export function hasWorkInPhase(world: World, creature: Creature, fighter: Fighter): boolean {
  const { phase } = getFight(world);
  if (fighter.turnOver) return false;
  if (phase === 'free' || phase === 'movement')
    return phase === 'free' || canMoveNow(world, creature, fighter);
  if (isBoundByIntent(world, creature.id)) return canDoDeclared(world, creature, fighter);
  return phase === 'acting' || ACTS_IN_PHASE[phase]?.(world, creature, fighter) === true;
}

/** Returns true if the declared action can still be done or approached. @rule whitebox.combat.declared-intent */
function canDoDeclared(world: World, creature: Creature, { acted }: Fighter): boolean {
  const intent = findDeclaredIntent(world, creature.id);
  if (acted || intent === null || intent.type === 'pass') return false;
  const turnAction = fillFromDeclared(world, toTurnAction(intent, creature.id));
  const refusal = cannotDo(world, turnAction);
  return !refusal || canApproach(world, turnAction, refusal);
}

type PhaseCheck = (world: World, creature: Creature, fighter: Fighter) => boolean;

const ACTS_IN_PHASE: { readonly [P in Phase]?: PhaseCheck } = {
  spells: (_, creature, fighter) => hasSpell(creature, fighter),
  missiles: (world, creature, fighter) => isFree(creature, fighter) && canShoot(world, creature, fighter),
  melee: (world, creature, fighter) => isFree(creature, fighter) && hasWorkAtHand(world, creature, fighter),
};

/** Has not used the action of the round, does not flee, and is not casting. @rule whitebox.combat.alt-melee-phase */
const isFree = ({ morale, casting }: Creature, { acted }: Fighter): boolean =>
  !acted && morale !== 'flee' && casting?.phase !== 'preparing';

/** A ready spell, or one that can be prepared. @rule whitebox.combat.alt-spell-phase */
function hasSpell(creature: Creature, { acted }: Fighter): boolean {
  if (acted || creature.morale === 'flee' || creature.spells.length === 0 || forbids(creature, 'cast'))
    return false;
  return creature.casting === null
    ? creature.spells.some(({ memorised }) => memorised > 0)
    : creature.casting.phase === 'ready';
}

/** @rule whitebox.combat.alt-missile-phase @rule whitebox.combat.burning-oil */
function canShoot(world: World, creature: Creature, { at }: Fighter): boolean {
  if (creature.oil > 0 || getFight(world).fires.some(({ lit }) => !lit)) return true;
  if (creature.weapons.some((weapon) => weapon.kind === 'missile' && !isAtHand(weapon))) return true;
  const shots = creature.weapons.filter(isAtHand);
  return listFoeFighters(world, creature).some((foe) =>
    shots.some((weapon) => reachOf(weapon, Math.abs(foe.at - at)) === 'missile'),
  );
}

const listFoeFighters = (world: World, creature: Creature): readonly Fighter[] =>
  getFight(world).fighters.filter(({ who }) => isFoe(creature, getCreature(world, who)));

/** A foe within reach or soaked with oil, or a bleeding creature. @rule whitebox.combat.alt-melee-phase */
function hasWorkAtHand(world: World, creature: Creature, { at }: Fighter): boolean {
  if (hasOilToLight(world, creature)) return true;
  const isArmed = creature.weapons.some(({ kind }) => kind === 'melee');
  return getFight(world).fighters.some(({ who, at: there }) => {
    if (Math.abs(there - at) > MELEE_FEET || who === creature.id) return false;
    const other = getCreature(world, who);
    return (isArmed && isFoe(creature, other)) || other.bleeding;
  });
}

/**
 * A foe is soaked and within the range of a torch; this needs neither a bow nor a foe within reach.
 * @rule whitebox.combat.burning-oil
 */
function hasOilToLight(world: World, creature: Creature): boolean {
  const fight = getFight(world);
  const max = oilRange(world);
  return fight.fires.some(
    ({ on, lit }) =>
      !lit &&
      isFoe(creature, getCreature(world, on)) &&
      (max === null || feetBetween(fight, creature.id, on) <= max),
  );
}

/**
 * All creatures except those that prepare a spell or wait for one to take effect; a fleeing one does neither.
 * @rule whitebox.combat.alt-movement-phase
 */
const canMoveNow = (_: World, { casting, morale }: Creature, { intent, acted }: Fighter): boolean =>
  morale === 'flee' || (casting?.phase !== 'preparing' && !(acted && intent?.type === 'cast'));
