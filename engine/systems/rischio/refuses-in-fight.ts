import {
  type CreatureId,
  creature,
  fightOn,
  firstOf,
  refuse,
  repeated,
  SOMEONE,
  type Verdict,
} from '@arbitro/kernel';
import type { Aid, ChangeGear, Join, Leave, Pass, Use } from './actions.ts';
import { type StatusEffects, statusEffects } from './effects.ts';
import { refuseRischio } from './refusals.ts';
import { whoseTurn } from './rules/turn.ts';
import {
  type Ability,
  ability,
  type Creature,
  type Level,
  participant,
  takesPart,
  type World,
} from './state.ts';
import { LEVELS } from './tables.ts';

/** A number that one of the six levels asks for is that level. @rule rischio.level.table */
export function offTable({ options }: World, level: Level | undefined): Verdict {
  return typeof level === 'number' && !options.customLevels && !TABLE.has(level)
    ? refuseRischio('level-not-on-table', { level })
    : undefined;
}

const TABLE: ReadonlySet<number> = new Set(Object.values(LEVELS));

export function notUp(world: World, id: CreatureId): Verdict {
  const { status } = creature(world, id);
  return statusEffects(status).acts ? undefined : refuseRischio('cannot-act', { who: id, status });
}

/** The fallen still answer a risk, dodge and are reached by a cure; the dead are past all that. @ruling R10 */
export function beyondReach(world: World, on: CreatureId, by: keyof StatusEffects): Verdict {
  const { status } = creature(world, on);
  return statusEffects(status)[by] ? undefined : refuseRischio('beyond-reach', { on, status });
}

/**
 * In a fight only the one whose turn it is may act; anybody else on their feet who takes no part in it, unless the
 * table keeps them out.
 *
 * @ruling R14
 */
function cannotAct(world: World, id: CreatureId): Verdict {
  const fight = fightOn(world);
  const isIn = takesPart(world, id);
  if (fight && !isIn && world.options.bystanders === 'kept-out')
    return refuseRischio('not-in-fight', { who: id });
  const whose = whoseTurn(world);
  if (isIn && whose !== id) return refuse('not-your-turn', { who: id, whose: whose ?? SOMEONE });
  return notUp(world, id);
}

/** A risk in a fight is free, or all that is done in a turn. */
export function cannotRisk(world: World, id: CreatureId): Verdict {
  const takesTurn = world.options.riskInFight === 'takes-turn' && takesPart(world, id);
  return takesTurn ? cannotAct(world, id) : notUp(world, id);
}

export function refusesUse(world: World, { by, ability: id, on }: Use): Verdict {
  const user = creature(world, by);
  const used = ability(user, id);
  const twice = repeated(on);
  if (!used)
    return refuseRischio('no-such-ability', {
      who: by,
      ability: id,
      known: user.abilities.map((one) => one.id).join(', ') || '–',
    });
  if (used.targets === 'single' && on.length > 1)
    return refuseRischio('one-target-only', { ability: used.name });
  if (twice !== undefined) return refuseRischio('named-twice', { who: twice });
  return (
    cannotAct(world, by) ??
    offTable(world, used.risk?.level) ??
    firstOf(on, (target) => cannotReach(world, by, used, target)) ??
    cannotPay(user, used)
  );
}

function cannotReach(world: World, by: CreatureId, { kind }: Ability, on: CreatureId): Verdict {
  const isAttack = kind === 'attack';
  if (isAttack && on === by) return refuse('no-such-target', { on });
  const mayMeddle = !isAttack && world.options.bystanders === 'may-support';
  const meddling = mayMeddle ? undefined : meddles(world, by, on);
  return meddling ?? (isAttack ? outOfReach(world, by, on) : beyondReach(world, on, 'reached'));
}

/** Whoever takes no part and would touch those who do must join first. @ruling R14 */
function meddles(world: World, by: CreatureId, on: CreatureId): Verdict {
  return !takesPart(world, by) && takesPart(world, on)
    ? refuseRischio('not-in-fight', { who: by })
    : undefined;
}

/** An attack in a fight reaches bystanders, unless the table keeps them out, but not those who have left. @ruling R14 */
function outOfReach(world: World, by: CreatureId, on: CreatureId): Verdict {
  const isOut = takesPart(world, by) && !takesPart(world, on);
  if (isOut && (world.options.bystanders === 'kept-out' || hasLeft(world, on)))
    return refuseRischio('not-in-fight', { who: on });
  return beyondReach(world, on, 'struck');
}

const hasLeft = (world: World, id: CreatureId): boolean =>
  fightOn(world)?.participants.some(({ who, left }) => who === id && left) ?? false;

/** Health may be paid down to 0 and below; any other resource must be there in full. */
function cannotPay({ id, resources }: Creature, { cost }: Ability): Verdict {
  const short = Object.entries(cost).find(
    ([resource, points]) => resource !== 'health' && (resources[resource] ?? 0) < points,
  );
  return (
    short &&
    refuseRischio('cannot-pay', {
      who: id,
      resource: short[0],
      cost: short[1],
      has: resources[short[0]] ?? 0,
    })
  );
}

/** @rule rischio.death.aid */
export function refusesAid(world: World, { by, on }: Aid): Verdict {
  const { status } = creature(world, on);
  if (by === on) return refuseRischio('help-from-another');
  if (!statusEffects(status).helped) return refuseRischio('not-down', { on, status });
  return cannotAct(world, by);
}

export function refusesGear(world: World, { by, gear }: ChangeGear): Verdict {
  const { equipment } = creature(world, by);
  if (!equipment.some(({ id }) => id === gear)) return refuseRischio('no-such-gear', { who: by, gear });
  return takesPart(world, by) ? cannotAct(world, by) : notUp(world, by);
}

export function refusesJoin(world: World, { by }: Join): Verdict {
  const fight = fightOn(world);
  if (!fight) return refuseRischio('no-fight');
  if (participant(fight, by)) return refuseRischio('in-fight-already', { who: by });
  return notUp(world, by);
}

/** To pass or to leave one must be in the fight, and have the turn. */
export function refusesYielding(world: World, { by }: Leave | Pass): Verdict {
  if (!fightOn(world)) return refuseRischio('no-fight');
  return takesPart(world, by) ? cannotAct(world, by) : refuseRischio('not-in-fight', { who: by });
}
