import {
  type CreatureId,
  createOfferBuilder,
  creatureId,
  fields,
  findFight,
  getCreature,
  listFactKeys,
  type Offer,
  offerNothing,
  oneOf,
  requireNoFight,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { findCharacteristicRoll } from '../content/naming.ts';
import type { SkillId } from '../content/skill-table.ts';
import { action, event } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import { skillId } from '../schema/sheet-parts.ts';
import { enumByName } from '../schema/spelling.ts';
import type { Creature, World } from '../state.ts';
import { attempt, rollAttempt, rollImpossible } from './attempt.ts';
import { type BrpCtx, rollLevel } from './checks.ts';
import { passTime } from './duration.ts';
import { optionalFlag, takesField, type UseTerms, useFields } from './fields.ts';
import { notUp } from './may-act.ts';
import { cannotTakeSoLong, cannotUseSkill, noSuchSkill } from './may-use-skill.ts';
import { listRollableSkills } from './rollable.ts';
import { characteristicChance, gmCircumstances, skillChance } from './skill.ts';
import {
  CHARACTERISTIC_ROLL_NAMES,
  CHARACTERISTIC_ROLLS,
  type CharacteristicRoll,
  LEVELS,
  type Level,
} from './tables.ts';

export const characteristicRolled = event(
  'characteristic-rolled',
  fields<{ who: CreatureId; roll: CharacteristicRoll; level: Level; rolled: boolean }>(),
  { facts: ({ who, level }) => listFactKeys(level, who) },
);

export const taskDone = event(
  'task-done',
  fields<{ who: CreatureId; skill: SkillId; successes: number; rolls: number }>(),
);

/**
 * A roll of a skill or a characteristic. Direct opposition uses the resistance table instead.
 * @rule brp.skills.roll @rule brp.characteristics.rolls @rule brp.characteristics.roll-or-resistance
 */
export const check = action('check', {
  fields: {
    by: creatureId,
    skill: skillId.optional(),
    roll: enumByName(CHARACTERISTIC_ROLL_NAMES, findCharacteristicRoll).optional(),
    /** The game master sets the result, if no player character is involved. */
    decided: z.enum(LEVELS).optional(),
    takes: takesField,
    /** The use is impossible, but dice are rolled to show how badly it fails. */
    anyway: optionalFlag,
    ...useFields,
  },
  refuses: (world, terms) => cannotCheck(world, terms),
  resolve: (ctx, terms) => {
    const { by, skill, roll, decided } = terms;
    if (decided !== undefined) return decideWithoutRoll(ctx, terms, decided);
    if (skill !== undefined) attempt(ctx, { ...terms, by, skill, rule: 'brp.skills.roll' });
    else if (roll !== undefined) rollCharacteristic(ctx, terms, roll);
    if (terms.takes !== undefined) passTime(ctx, terms);
  },
  offers: (world, creature) => (findFight(world) ? [] : checkOffers(world, creature, {})),
});

interface CheckTerms extends UseTerms {
  readonly by: CreatureId;
  readonly skill?: SkillId | undefined;
  readonly roll?: CharacteristicRoll | undefined;
  readonly decided?: Level | undefined;
  readonly takes?: string | undefined;
  readonly anyway?: boolean | undefined;
}

function cannotCheck(world: World, checkTerms: CheckTerms): Verdict {
  const { by, skill, roll, decided } = checkTerms;
  const unknown = skill === undefined ? undefined : noSuchSkill(world, skill);
  if (unknown) return unknown;
  if ((skill === undefined) === (roll === undefined)) return refuseBrp('skill-or-roll');
  if (decided !== undefined && getCreature(world, by).kind === 'pc')
    return refuseBrp('players-roll', { who: by });
  const unable = skill === undefined ? notUp(world, by) : cannotUseSkill(world, by, skill);
  return unable ?? cannotTakeSoLong(world, checkTerms);
}

const mayCheck = createOfferBuilder(cannotCheck);

function checkOffers(world: World, creature: Creature, slots: Offer['slots']): readonly Offer[] {
  const { id: by } = creature;
  const skills = listRollableSkills(world, creature);
  const rolls = CHARACTERISTIC_ROLL_NAMES.filter(
    (roll) => creature.characteristics[CHARACTERISTIC_ROLLS[roll]],
  );
  const plain = { type: 'check', by };
  const [skill] = skills;
  const [roll] = rolls;
  return [
    ...(skill === undefined
      ? []
      : mayCheck.offered(world, plain, { slots: { skill: oneOf(skills), ...slots }, like: { skill } })),
    ...(roll === undefined
      ? []
      : mayCheck.offered(world, plain, { slots: { roll: oneOf(rolls), ...slots }, like: { roll } })),
  ];
}

/** The usual difficulty first. */
const GM_SLOTS: Offer['slots'] = {
  difficulty: oneOf(['normal', 'easy', 'difficult', 'automatic', 'impossible']),
  stakes: oneOf([true, false]),
};

/** Offers the checks that the game master may call for, also during a fight. */
export const gmCheckOffers = (world: World, creature: Creature): readonly Offer[] =>
  checkOffers(world, creature, GM_SLOTS);

/** The game master may decide a check that involves only non-player creatures. @rule brp.checks.gm-no-self-rolls */
function decideWithoutRoll(ctx: BrpCtx, action: CheckTerms, level: Level): void {
  const rule: RuleId = 'brp.checks.gm-no-self-rolls';
  const { by: who, skill, roll } = action;
  if (skill !== undefined) ctx.emit({ type: 'checked', rule, who, skill, level, rolled: false });
  else if (roll !== undefined)
    ctx.emit({ type: 'characteristic-rolled', rule, who, roll, level, rolled: false });
  if (action.takes !== undefined) passTime(ctx, action);
}

/** The result is read like a skill roll, and never ticked. @rule brp.characteristics.rolls @ruling R12 */
function rollCharacteristic(ctx: BrpCtx, action: CheckTerms, roll: CharacteristicRoll): void {
  const rule: RuleId = 'brp.characteristics.rolls';
  const { by: who } = action;
  const { level, rolled } = characteristicLevel(ctx, action, roll);
  ctx.emit({ type: 'characteristic-rolled', rule, who, roll, level, rolled });
}

function characteristicLevel(
  ctx: BrpCtx,
  action: CheckTerms,
  roll: CharacteristicRoll,
): { readonly level: Level; readonly rolled: boolean } {
  const { by, difficulty, anyway } = action;
  if (difficulty === 'automatic') return { level: 'success', rolled: false };
  if (difficulty === 'impossible' && anyway) return rollImpossible(ctx, by, roll);
  const chance = characteristicChance(ctx.world, getCreature(ctx.world, by), roll, {
    more: gmCircumstances(action),
  });
  const label = { name: roll, rule: 'brp.characteristics.rolls' };
  return { level: rollLevel(ctx, { label, by, chance }), rolled: chance.score.value > 0 };
}

const SUCCESS_COUNTS = { special: 2, success: 1, failure: 0 } as const satisfies Record<Level, number>;

/** A failure only costs time; a special success counts as two. @rule brp.time.extended-tasks */
export const task = action('task', {
  fields: {
    by: creatureId,
    skill: skillId,
    successes: z.int().min(1).max(100),
    takes: takesField,
    ...useFields,
  },
  /** A task that can never succeed is refused because it would never end. */
  refuses: (world, terms) => {
    const { by, skill } = terms;
    return (
      noSuchSkill(world, skill) ??
      requireNoFight(world) ??
      cannotUseSkill(world, by, skill) ??
      cannotTakeSoLong(world, terms) ??
      (hasChance(world, terms) ? undefined : refuseBrp('no-chance', { who: by, skill }))
    );
  },
  resolve: (ctx, terms) => {
    const rule: RuleId = 'brp.time.extended-tasks';
    const { by: who, skill, successes } = terms;
    let reached = 0;
    let rolls = 0;
    while (reached < successes && getCreature(ctx.world, who).state.is === 'up') {
      const { level, tick: ticks } = rollAttempt(ctx, { ...terms, rule });
      reached += SUCCESS_COUNTS[level];
      rolls++;
      ticks();
      passTime(ctx, terms);
    }
    ctx.emit({ type: 'task-done', rule, who, skill, successes: reached, rolls });
  },
  offers: offerNothing,
});

const hasChance = (
  world: World,
  use: UseTerms & { readonly by: CreatureId; readonly skill: SkillId },
): boolean =>
  use.difficulty === 'automatic' ||
  skillChance(world, getCreature(world, use.by), use.skill, gmCircumstances(use)).score.value > 0;
