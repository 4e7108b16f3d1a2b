import { type CreatureId, findFight, getCreature, refuse, SOMEONE, type Verdict } from '@arbitro/kernel';
import { refuseRischio } from '../refusals.ts';
import { isParticipant, type Level, type World } from '../state.ts';
import { type StatusEffects, statusEffects } from './effects.ts';
import { LEVELS } from './tables.ts';

/**
 * Returns why the level is not on the table. A number required by one of the six levels is that level.
 * @rule rischio.level.table
 */
export function notOnTable({ options }: World, level: Level | undefined): Verdict {
  return typeof level === 'number' && !options.customLevels && !LEVEL_NUMBERS.has(level)
    ? refuseRischio('level-not-on-table', { level })
    : undefined;
}

const LEVEL_NUMBERS: ReadonlySet<number> = new Set(Object.values(LEVELS));

export function notUp(world: World, id: CreatureId): Verdict {
  const { status } = getCreature(world, id);
  return statusEffects(status).acts ? undefined : refuseRischio('cannot-act', { who: id, status });
}

/** Fallen creatures still respond to a risk, dodge and can be cured; dead ones cannot. @ruling R10 */
export function cannotBeReached(world: World, on: CreatureId, by: keyof StatusEffects): Verdict {
  const { status } = getCreature(world, on);
  return statusEffects(status)[by] ? undefined : refuseRischio('beyond-reach', { on, status });
}

/** Returns the creature on turn, if a fight is on. */
export function whoseTurn(world: World): CreatureId | undefined {
  const fight = findFight(world);
  return fight?.order[fight.turn];
}

/**
 * In a fight only the creature on turn may act. Creatures outside the fight that are up may act too, unless the options
 * keep them out.
 * @ruling R14
 */
export function cannotAct(world: World, id: CreatureId): Verdict {
  const isIn = isParticipant(world, id);
  if (findFight(world) && !isIn && world.options.bystanders === 'kept-out')
    return refuseRischio('not-in-fight', { who: id });
  const whose = whoseTurn(world);
  if (isIn && whose !== id) return refuse('not-your-turn', { who: id, whose: whose ?? SOMEONE });
  return notUp(world, id);
}

/** Depending on the option, a risk in a fight is free or takes the turn. */
export function cannotRisk(world: World, id: CreatureId): Verdict {
  const takesTurn = world.options.riskInFight === 'takes-turn' && isParticipant(world, id);
  return takesTurn ? cannotAct(world, id) : notUp(world, id);
}

/** To pass or leave, the creature must be in the fight and have the turn. */
export function cannotYield(world: World, id: CreatureId): Verdict {
  if (!findFight(world)) return refuseRischio('no-fight');
  return isParticipant(world, id) ? cannotAct(world, id) : refuseRischio('not-in-fight', { who: id });
}

/** Returns whether a foe surrendered or ran: it has health left, a foe defeated at 0 has not. */
export function hasYielded(world: World, id: CreatureId): boolean {
  const { status, health } = getCreature(world, id);
  return status === 'defeated' && health > 0;
}
