import {
  type CreatureId,
  creatureId,
  fields,
  findDuplicate,
  firstRefusal,
  getCreature,
  idsOf,
  listFactKeys,
  oneOf,
  refuse,
} from '@arbitro/kernel';
import { z } from 'zod';
import type { SkillId } from '../content/skill-table.ts';
import { action, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import { skillId } from '../schema/sheet-parts.ts';
import { isUp } from '../state.ts';
import { attempt } from './attempt.ts';
import type { BrpCtx } from './checks.ts';
import { type UseTerms, useFields } from './fields.ts';
import { cannotUseSkill, noSuchSkill } from './may-use-skill.ts';
import { listCommonSkills, listRollableSkills } from './rollable.ts';
import { gmCircumstances, ratingOf, skillChance } from './skill.ts';
import { LEVEL_RANK, LEVELS, type Level } from './tables.ts';

export const contested = event(
  'contested',
  fields<{ winner: CreatureId | null; level: Level; outcome: 'won' | 'nobody' | 'stalemate' }>(),
  { facts: ({ winner, outcome }) => (winner === null ? [outcome] : listFactKeys('won', winner)) },
);

type WhenAllFail = 'nobody' | 'stalemate';

interface ContestResult {
  readonly winner: CreatureId | null;
  /** The winner's remaining level of success. */
  readonly level: Level;
  readonly outcome: 'won' | 'nobody' | 'stalemate';
  readonly rule: RuleId;
}

/** A contest of skills: all parties roll, and the best level wins. @rule brp.opposed.procedure */
export const contest = action('contest', {
  fields: {
    parties: z
      .array(z.strictObject({ by: creatureId, skill: skillId, ...useFields }))
      .min(2)
      .max(20),
    ifAllFail: z.enum(['nobody', 'stalemate']).optional(),
  },
  refuses: (world, { parties }) => {
    const twice = findDuplicate(parties.map(({ by }) => by));
    return (
      firstRefusal(parties, ({ skill }) => noSuchSkill(world, skill)) ??
      (twice === undefined ? undefined : refuse('named-twice', { who: twice })) ??
      firstRefusal(parties, ({ by, skill }) => cannotUseSkill(world, by, skill))
    );
  },
  resolve: (ctx, { parties, ifAllFail }) =>
    ctx.emit({ type: 'contested', ...contend(ctx, parties, ifAllFail) }),
  /** Offers contests with any other creature, on skills both can try. */
  gmOffers: (world) => {
    const able = world.creatures.filter(isUp);
    const shared = listCommonSkills(world, able);
    if (able.length < 2 || shared.length === 0) return [];
    return able.map((creature) => ({
      action: { type: 'contest', parties: [{ by: creature.id }] },
      slots: {
        'parties.0.skill': oneOf(listRollableSkills(world, creature)),
        'parties.1.by': oneOf(idsOf(able.filter((other) => other !== creature))),
        'parties.1.skill': oneOf(shared),
      },
    }));
  },
});

/** A creature in a contest, and the skill it uses. */
export interface Party extends UseTerms {
  readonly by: CreatureId;
  readonly skill: SkillId;
}

export interface ContestRoll {
  readonly party: Party;
  readonly level: Level;
}

/** @rule brp.opposed.procedure @rule brp.opposed.all-fail @rule brp.opposed.single-success */
export function contend(
  ctx: BrpCtx,
  parties: readonly Party[],
  ifAllFail: WhenAllFail = 'nobody',
): ContestResult {
  const rolled = parties.map((party) => ({
    party,
    level: attempt(ctx, { ...party, rule: 'brp.opposed.procedure' }),
  }));
  return settleContest(ctx, rolled, ifAllFail);
}

/** Returns the winner after all parties have rolled. @rule brp.opposed.procedure */
export function settleContest(
  ctx: BrpCtx,
  rolled: readonly ContestRoll[],
  ifAllFail: WhenAllFail = 'nobody',
): ContestResult {
  const [best, next] = rolled.map(({ level }) => LEVEL_RANK[level]).toSorted((a, b) => b - a);
  if (!best) return { ...NO_WINNER, outcome: ifAllFail, rule: 'brp.opposed.all-fail' };
  const first = rolled.filter(({ level }) => LEVEL_RANK[level] === best);
  if (best !== next) return settleByLevels(first[0]?.party.by ?? null, best, next ?? 0);
  const settled = settleTie(ctx, first, ifAllFail);
  const others = rolled.filter((contestRoll) => !first.includes(contestRoll));
  const leaves = settled.outcome === 'nobody' && ctx.world.options.opposedThirdParty === 'next-best';
  return leaves && others.length > 0 ? settleContest(ctx, others, ifAllFail) : settled;
}

const NO_WINNER = { winner: null, level: 'failure', outcome: 'nobody' } as const;

const levelOfRank = (rank: number): Level => LEVELS.find((level) => LEVEL_RANK[level] === rank) ?? 'failure';

/**
 * The others' level reduces the winner's: a special against a success leaves a success.
 * @rule brp.opposed.higher-quality @rule brp.opposed.special-vs-success @rule brp.opposed.special-vs-failure
 * @ruling R44
 */
function settleByLevels(winner: CreatureId | null, best: number, next: number): ContestResult {
  const rule =
    next > 0
      ? 'brp.opposed.special-vs-success'
      : best > 1
        ? 'brp.opposed.special-vs-failure'
        : 'brp.opposed.single-success';
  return { winner, level: levelOfRank(best - next), outcome: 'won', rule };
}

/**
 * Resolves a tie: by default two special successes cancel out and the higher skill wins between two successes; options
 * can change both.
 * @rule brp.opposed.equal-quality @rule brp.opposed.special-vs-special @ruling R45
 */
function settleTie(ctx: BrpCtx, first: readonly ContestRoll[], ifAllFail: WhenAllFail): ContestResult {
  const { opposedSpecialTie, opposedSuccessTie } = ctx.world.options;
  const special = first[0]?.level === 'special';
  const rule = special ? 'brp.opposed.special-vs-special' : 'brp.opposed.equal-quality';
  const play = special ? opposedSpecialTie : opposedSuccessTie;
  return play === 'both-fail' ? { ...NO_WINNER, rule } : settleByHigherSkill(ctx, first, { rule, ifAllFail });
}

interface TieTerms {
  readonly rule: RuleId;
  /** For a tie that is rolled again. */
  readonly ifAllFail: WhenAllFail;
}

/** @rule brp.opposed.equal-quality @ruling R46 */
function settleByHigherSkill(
  ctx: BrpCtx,
  first: readonly ContestRoll[],
  { rule, ifAllFail }: TieTerms,
): ContestResult {
  const valued = first.map(({ party }) => ({ party, value: tieValue(ctx, party) }));
  const max = Math.max(...valued.map(({ value }) => value));
  const highest = valued.filter(({ value }) => value === max).map(({ party }) => party);
  const [winner] = highest;
  if (winner && highest.length === 1) return { winner: winner.by, level: 'success', outcome: 'won', rule };
  if (ctx.world.options.opposedDeadHeat === 'reroll') return contend(ctx, highest, ifAllFail);
  return { ...NO_WINNER, outcome: 'stalemate', rule };
}

function tieValue({ world }: BrpCtx, party: Party): number {
  const creature = getCreature(world, party.by);
  return world.options.opposedTieValue === 'rating'
    ? ratingOf(world, creature, party.skill).value
    : skillChance(world, creature, party.skill, gmCircumstances(party)).score.value;
}
