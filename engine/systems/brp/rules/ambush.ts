import {
  type CreatureId,
  createTargetLookup,
  creatureId,
  fields,
  findDuplicate,
  findFight,
  firstRefusal,
  getCreature,
  idsOf,
  isParticipant,
  listFactKeys,
  oneOf,
  oneOrMore,
  refuse,
  someOf,
  type Verdict,
} from '@arbitro/kernel';
import { findSkillId } from '../content/naming.ts';
import type { SkillId } from '../content/skill-table.ts';
import { updateFighter } from '../copy-state.ts';
import { action, audienceFor, event, writeFight } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import { enumByName } from '../schema/spelling.ts';
import { isUp, type World } from '../state.ts';
import { difficultSource } from './aim.ts';
import { attempt } from './attempt.ts';
import type { BrpCtx } from './checks.ts';
import { type ContestRoll, settleContest } from './contest.ts';
import { participantsField, senseField } from './fields.ts';
import { cannotBeginFight, type JoinRequest, startFight } from './fight.ts';
import { notInFight, notUp } from './may-act.ts';
import { notInSetting } from './may-use-skill.ts';
import { isThere } from './rollable.ts';
import { skillChance, useSkill } from './skill.ts';
import { surprise } from './surprise.ts';
import { AMBUSH_SKILLS, type Level, SENSES } from './tables.ts';

export const ambushed = event(
  'ambushed',
  fields<{ by: CreatureId; on: readonly CreatureId[]; hidden: boolean }>(),
  {
    facts: ({ by, hidden }) => (hidden ? listFactKeys('ambushing', by) : []),
    audience: ({ by }, world) => audienceFor(world, by),
    writeWorld: writeFight((fight, { by, on, hidden }) =>
      updateFighter(fight, by, (fighter) => {
        fighter.ambushes = hidden;
        if (hidden) fighter.ambushOn = on;
      }),
    ),
  },
);

/**
 * Unnoticed ambushers have one round: their shots are Easy, and targets attacked in melee can only defend. If there is
 * no fight, the ambush starts it.
 * @rule brp.spot.ambush-setup @rule brp.spot.ambush-ranged @rule brp.spot.ambush-melee @ruling R97
 */
export const ambush = action('ambush', {
  fields: {
    by: oneOrMore(creatureId),
    on: oneOrMore(creatureId),
    skill: enumByName(AMBUSH_SKILLS, findSkillId),
    sense: senseField,
    participants: participantsField,
  },
  refuses: (world, terms) => cannotAmbush(world, terms),
  resolve: (ctx, terms) => {
    const { by, on, skill, participants } = terms;
    if (!findFight(ctx.world)) startFight(ctx, participants);
    const rule = 'brp.spot.ambush-setup';
    const hiding = by.map(
      (who): ContestRoll => ({ party: { by: who, skill }, level: attempt(ctx, { by: who, skill, rule }) }),
    );
    const observed = hiding.some(({ level }) => level !== 'failure') ? observe(ctx, terms) : [];
    for (const contestRoll of hiding) lieInWait(ctx, contestRoll, { on, observed });
  },
  /** Offers an ambush of each creature on each of the others. */
  gmOffers: (world) => {
    const ids = idsOf(world.creatures);
    const targets = createTargetLookup(
      ids,
      findAbleCreature(world),
      (who, id) => !cannotAmbush(world, { by: [who], on: [id] }),
    );
    return ids.flatMap((who) => {
      const on = targets(who);
      if (on.length === 0) return [];
      const skills = AMBUSH_SKILLS.filter((skill) => isThere(world, skill));
      if (skills.length === 0) return [];
      const slots = { on: someOf(on, { least: 1, most: on.length }), skill: oneOf(skills) };
      return [{ action: { type: 'ambush', by: [who] }, slots }];
    });
  },
});

interface AmbushTerms {
  readonly by: readonly CreatureId[];
  readonly on: readonly CreatureId[];
  readonly skill?: SkillId;
  readonly sense?: SkillId | undefined;
  readonly participants?: readonly JoinRequest[] | undefined;
}

/** An ambush must come before any action in the fight. @rule brp.spot.ambush-setup */
function cannotAmbush(world: World, { by, on, skill, sense, participants }: AmbushTerms): Verdict {
  const all = [...by, ...on];
  const named = [skill, sense].filter((used) => used !== undefined);
  const removed = firstRefusal(named, (used) => notInSetting(world, used));
  if (removed) return removed;
  const twice = findDuplicate(all);
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  const fight = findFight(world);
  if (!fight) {
    const left = participants && all.find((id) => !participants.some(({ who }) => who === id));
    if (left !== undefined) return refuse('not-in-fight', { who: left });
    return cannotBeginFight(world, participants) ?? firstRefusal(all, (who) => notUp(world, who));
  }
  if (participants) return refuse('fight-on');
  if (fight.fighters.some(({ acted, used }) => acted || used.length > 0)) return refuseBrp('not-unnoticed');
  return firstRefusal(all, (who) => notInFight(world, who) ?? notUp(world, who));
}

/** Finds a creature that is up and, during a fight, takes part in it. */
const findAbleCreature = (world: World): CreatureId | undefined =>
  world.creatures.find(
    (creature) => isUp(creature) && (!findFight(world) || isParticipant(world, creature.id)),
  )?.id;

interface ObserverTerms {
  readonly on: readonly CreatureId[];
  readonly sense?: SkillId | undefined;
}

/** Each observer rolls once. */
function observe(ctx: BrpCtx, { on, sense }: ObserverTerms): readonly ContestRoll[] {
  return on
    .filter((who) => isUp(getCreature(ctx.world, who)))
    .flatMap((who) => {
      const skill = sense ?? bestSense(ctx.world, who);
      if (skill === undefined) return [];
      const level = attempt(ctx, { by: who, skill, rule: 'brp.spot.ambush-setup' });
      return [{ party: { by: who, skill }, level }];
    });
}

/** Returns undefined if the setting has no sense. @rule brp.spot.ambush-setup */
function bestSense(world: World, who: CreatureId): SkillId | undefined {
  const chance = (skill: SkillId): number => skillChance(world, getCreature(world, who), skill).score.value;
  return SENSES.filter((sense) => isThere(world, sense)).toSorted((a, b) => chance(b) - chance(a))[0];
}

interface AmbushWatch {
  readonly on: readonly CreatureId[];
  readonly observed: readonly ContestRoll[];
}

function lieInWait(ctx: BrpCtx, contestRoll: ContestRoll, { on, observed }: AmbushWatch): void {
  const { by } = contestRoll.party;
  const hidden = contestRoll.level !== 'failure' && isUnnoticed(ctx, contestRoll, observed);
  ctx.emit({ type: 'ambushed', rule: 'brp.spot.ambush-setup', by, on, hidden });
  surprise(ctx);
}

const isNoticed = ({ level }: { readonly level: Level }): boolean => level !== 'failure';

/**
 * Whether the ambusher beats every observer in a contest or, by the options, whether all observers fail.
 * @ruling R97
 */
function isUnnoticed(ctx: BrpCtx, contestRoll: ContestRoll, observed: readonly ContestRoll[]): boolean {
  if (ctx.world.options.ambushDetection === 'any-success') return !observed.some(isNoticed);
  return observed.every((other) => settleContest(ctx, [contestRoll, other]).winner === contestRoll.party.by);
}

/** An unaware creature is easier to hit and defends at Difficult. @rule brp.spot.backstab @ruling R99 */
export const unaware = action('unaware', {
  fields: { who: creatureId, of: creatureId, sense: senseField },
  refuses: (world, terms) => cannotBeUnaware(world, terms),
  resolve: (ctx, { who, of, sense }) => {
    const rule = 'brp.spot.backstab';
    const skill = senseOf(ctx.world, { who, sense });
    const more = { flats: [], sources: [difficultSource('not-seen', rule)] };
    const rolled = skillChance(ctx.world, getCreature(ctx.world, who), skill, more).score.value > 0;
    const level = useSkill(ctx, { who, skill, rule, more });
    ctx.emit({ type: 'checked', rule, who, skill, level, rolled });
    ctx.emit({ type: 'unaware-of', rule, who, of, unaware: level === 'failure' });
  },
  gmOffers: (world) => {
    const ids = idsOf(world.creatures);
    const targets = createTargetLookup(
      ids,
      findAbleCreature(world),
      (who, of) => !cannotBeUnaware(world, { who, of }),
    );
    return ids.flatMap((who) => {
      const of = targets(who);
      return of.length > 0 ? [{ action: { type: 'unaware', who }, slots: { of: oneOf(of) } }] : [];
    });
  },
});

interface UnawareTerms {
  readonly who: CreatureId;
  readonly of: CreatureId;
  readonly sense?: SkillId | undefined;
}

const senseOf = (world: World, { who, sense }: Pick<UnawareTerms, 'who' | 'sense'>): SkillId =>
  sense ?? bestSense(world, who) ?? SENSES[0];

function cannotBeUnaware(world: World, terms: UnawareTerms): Verdict {
  const { who, of } = terms;
  if (who === of) return refuse('no-such-target', { on: of });
  return (
    notInFight(world, who) ??
    notInFight(world, of) ??
    notUp(world, who) ??
    notInSetting(world, senseOf(world, terms))
  );
}
