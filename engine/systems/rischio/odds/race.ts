import { map } from '@arbitro/dice';
import { type CreatureId, creature, type Decide, fits, type Race, type Racer } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { d20, gradeOf, required, riskStatistic } from '../rules/checks.ts';
import { APPROACH, approachAsked, type Contest, gradeAt, leastToWin, standingOf } from '../rules/contest.ts';
import { statusEffects } from '../rules/effects.ts';
import { type Placed, placed } from '../rules/fight.ts';
import { isSkipped } from '../rules/risk.ts';
import { statisticName } from '../rules/statistic-names.ts';
import type { RiskTerms, World } from '../state.ts';

/** Returns the roll-off of the action: a fight that begins decides who acts first, a contest who wins. */
export function race(world: World, action: Action, decide: Decide<World>): Race | undefined {
  if (action.type === 'fight') return initiativeRace(world, placed(world, action.participants));
  return action.type === 'contest' ? contestRace(world, action, decide) : undefined;
}

/** Creatures that are down roll too but do not act, so they are left out. @rule rischio.combat.turn-order */
function initiativeRace(world: World, participants: readonly Placed[]): Race {
  const acting = participants.filter(({ who }) => statusEffects(creature(world, who).status).acts);
  return {
    racers: acting.map(({ who, side }) => ({ dice: d20, wins: [`first:${who}`, `first:${side}`] })),
    ties: world.options.initiativeTies === 'roster' ? 'first-listed' : 'thrown-again',
  };
}

/** Undefined if an approach is invalid: playing the action reports it. @rule rischio.peer.winner */
function contestRace(world: World, action: Contest, decide: Decide<World>): Race | undefined {
  const entries = action.contestants.map(({ who, kind, level = action.level }) => ({
    who,
    kind: kind ?? approachOf(world, who, decide),
    level,
  }));
  const racers = entries.flatMap(({ who, kind, level }) =>
    kind === undefined ? [] : [contestRacer(world, who, { kind, level })],
  );
  if (racers.length < entries.length) return undefined;
  return { racers, ties: 'all-win', least: leastToWin(world.options.peerWinner), nobody: 'nobody-won' };
}

function approachOf(world: World, who: CreatureId, decide: Decide<World>): string | undefined {
  const asked = approachAsked(world, who);
  const answer = decide({ ...asked, label: APPROACH }, world);
  return fits(asked.question, answer) && typeof answer === 'string' ? answer : undefined;
}

function contestRacer(world: World, who: CreatureId, { kind, level }: RiskTerms): Racer {
  const { naturalExtremes, peerWinner } = world.options;
  const one = creature(world, who);
  const plus = riskStatistic(world, one, statisticName(one, kind)).value;
  const needed = required(level);
  const rolled = (face: number) => ({
    grade: gradeOf(face, plus, needed, naturalExtremes),
    margin: face + plus - needed,
  });
  const showing = isSkipped(world, needed) ? () => ({ grade: 'passed', margin: 0 }) as const : rolled;
  return {
    dice: map(d20, (face) => standingOf(showing(face), peerWinner)),
    wins: [`won:${who}`],
    facts: (standing) => [`${gradeAt(standing)}:${who}`],
  };
}

/**
 * Returns the world without the dice for the order of the next round, which no action affects.
 *
 * @rule rischio.combat.initiative
 */
export function oddsIn(world: World): World {
  const { options } = world;
  return options.initiativeEachRound
    ? { ...world, options: { ...options, initiativeEachRound: false } }
    : world;
}
