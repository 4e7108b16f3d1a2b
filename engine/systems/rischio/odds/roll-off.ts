import { type Dice, mapFaces } from '@arbitro/dice';
import {
  type CreatureId,
  type Decider,
  getCreature,
  isValidAnswer,
  type RollOff,
  type RollOffEntrant,
} from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { d20, gradeRoll, requiredTotal, riskStatistic } from '../rules/checks.ts';
import {
  APPROACH,
  approachQuestion,
  type Contest,
  contestRank,
  gradeOfRank,
  minRankToWin,
} from '../rules/contest.ts';
import { statusEffects } from '../rules/effects.ts';
import { type PlacedFighter, placeParticipants } from '../rules/fight.ts';
import { initiativeBonus } from '../rules/initiative.ts';
import { isSkipped } from '../rules/risk.ts';
import { findStatisticName } from '../rules/statistic-names.ts';
import type { RiskTerms, World } from '../state.ts';

/** Returns the roll-off of the action: a fight that begins decides who acts first, a contest who wins. */
export function rollOff(world: World, action: Action, decide: Decider<World>): RollOff | undefined {
  if (action.type === 'fight')
    return buildInitiativeRollOff(world, placeParticipants(world, action.participants));
  return action.type === 'contest' ? buildContestRollOff(world, action, decide) : undefined;
}

/** Creatures that are down roll too but do not act, so they are left out. @rule rischio.combat.turn-order */
function buildInitiativeRollOff(world: World, participants: readonly PlacedFighter[]): RollOff {
  const acting = participants.filter(({ who }) => statusEffects(getCreature(world, who).status).acts);
  return {
    entrants: acting.map(({ who, side }) => ({
      dice: initiativeDice(world, who),
      wins: [`first:${who}`, `first:${side}`],
    })),
    ties: world.options.initiativeTies === 'roster' ? 'first-listed' : 'thrown-again',
  };
}

/** The options may add a number; those who tie roll again without it. @rule rischio.combat.initiative @ruling R21 */
function initiativeDice(world: World, who: CreatureId): Dice<number> {
  const plus = initiativeBonus(world, who)?.value ?? 0;
  return plus === 0 ? d20 : mapFaces(d20, (face) => face + plus);
}

/** Undefined if an approach is invalid: playing the action reports it. @rule rischio.peer.winner */
function buildContestRollOff(world: World, action: Contest, decide: Decider<World>): RollOff | undefined {
  const entries = action.contestants.map(({ who, kind, level = action.level }) => ({
    who,
    kind: kind ?? chooseApproach(world, who, decide),
    level,
  }));
  const racers = entries.flatMap(({ who, kind, level }) =>
    kind === undefined ? [] : [buildEntrant(world, who, { kind, level })],
  );
  if (racers.length < entries.length) return undefined;
  return {
    entrants: racers,
    ties: 'all-win',
    least: minRankToWin(world.options.peerWinner),
    nobody: 'nobody-won',
  };
}

function chooseApproach(world: World, who: CreatureId, decide: Decider<World>): string | undefined {
  const personQuestion = approachQuestion(world, who);
  const answer = decide({ ...personQuestion, label: APPROACH }, world);
  return isValidAnswer(personQuestion.question, answer) && typeof answer === 'string' ? answer : undefined;
}

function buildEntrant(world: World, who: CreatureId, { kind, level }: RiskTerms): RollOffEntrant {
  const { naturalExtremes, peerWinner } = world.options;
  const creature = getCreature(world, who);
  const plus = riskStatistic(world, creature, findStatisticName(creature, kind)).value;
  const needed = requiredTotal(level);
  const rolled = (face: number) => ({
    grade: gradeRoll(face, plus, needed, naturalExtremes),
    margin: face + plus - needed,
  });
  const showing = isSkipped(world, needed) ? () => ({ grade: 'passed', margin: 0 }) as const : rolled;
  return {
    dice: mapFaces(d20, (face) => contestRank(showing(face), peerWinner)),
    wins: [`won:${who}`],
    facts: (standing) => [`${gradeOfRank(standing)}:${who}`],
  };
}

/**
 * Returns the world without the dice for the order of the next round, which no action affects.
 * @rule rischio.combat.initiative
 */
export function worldForOdds(world: World): World {
  const { options } = world;
  return options.initiativeEachRound
    ? { ...world, options: { ...options, initiativeEachRound: false } }
    : world;
}
