import {
  addReasons,
  type Calculation,
  declareScore,
  memoizeByParts,
  type Reason,
  type Score,
  score,
} from '@arbitro/kernel';
import {
  findSkillRow,
  type SkillBase,
  type SkillId,
  skillKeyOf,
  specialisationOf,
} from '../content/skill-table.ts';
import { baseOfWeaponSkill } from '../content/weapon-table.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, World } from '../state.ts';
import {
  type Characteristic,
  CON,
  DAMAGE_BONUS_STEP,
  DAMAGE_BONUSES,
  POW,
  RUN_TIMES,
  SIZ,
  STR,
} from './tables.ts';

const addReason = (rule: RuleId, what: string, value: number): Reason => ({ rule, what, how: 'add', value });

/** Returns the current value of a characteristic; 0 if the creature has none. @rule brp.bestiary.nonhuman */
export const currentCharacteristic = (
  { characteristics }: Pick<Creature, 'characteristics'>,
  which: Characteristic,
): number => characteristics[which]?.now ?? 0;

/** What derived values such as hit points are computed from. */
type DerivedInput = Pick<Creature, 'characteristics' | 'stated'>;

const characteristicReason = (
  creature: Pick<Creature, 'characteristics'>,
  which: Characteristic,
  rule: RuleId,
): Reason => addReason(rule, which, currentCharacteristic(creature, which));

/** @rule brp.derived.hit-points */
function addHitPoints(steps: Calculation, { characteristics, stated }: DerivedInput): void {
  const rule: RuleId = 'brp.derived.hit-points';
  if (stated.hitPoints !== null) return steps.add(rule, 'stated', stated.hitPoints);
  steps.add(rule, CON, characteristics[CON]?.now ?? 0);
  steps.add(rule, SIZ, characteristics[SIZ]?.now ?? 0);
  steps.apply('shared-by', rule, 'half', 2);
}

export const maxHitPoints = declareScore(addHitPoints);

/** @rule brp.wounds.hit-point-loss @rule brp.wounds.negative */
export const hitPoints = declareScore((steps, item: DerivedInput & Pick<Creature, 'wounds'>) => {
  const rule: RuleId = 'brp.wounds.hit-point-loss';
  addHitPoints(steps, item);
  for (const { kind, points } of item.wounds) steps.add(rule, `wound-${kind}`, -points);
});

/** Returns worn armour, including a helmet, plus natural armour. @rule brp.armour.absorb @rule brp.armour.table */
export const armourPoints = declareScore(
  (steps, { body, helmet, hide }: Pick<Creature, 'body' | 'helmet' | 'hide'>, value: 'points' | 'second') => {
    const worn: RuleId = 'brp.armour.table';
    const grown: RuleId = 'brp.armour.absorb';
    if (body) steps.add(worn, body.name, body[value] ?? body.points);
    if (helmet) steps.add(worn, helmet.name, helmet[value] ?? helmet.points);
    if (hide !== 0) steps.add(grown, 'fur', hide);
  },
);

/** @rule brp.derived.power-points */
export const maxPower = declareScore((steps, { characteristics, stated }: DerivedInput) => {
  const rule: RuleId = 'brp.derived.power-points';
  if (stated.power !== null) steps.add(rule, 'stated', stated.power);
  else steps.add(rule, POW, characteristics[POW]?.now ?? 0);
});

/** Whether a creature that has power has spent all of it. @rule brp.derived.power-points */
export const isExhausted = (creature: DerivedInput & Pick<Creature, 'power'>): boolean =>
  creature.power === 0 && maxPower(creature).value > 0;

/** Returns the notation: `1d4`, `-1d6`, `0`. @rule brp.derived.damage-bonus @ruling R15 */
export function damageBonus({ options }: Pick<World, 'options'>, creature: DerivedInput): string {
  if (creature.stated.damageBonus !== null) return creature.stated.damageBonus;
  const sum = currentCharacteristic(creature, STR) + currentCharacteristic(creature, SIZ);
  const row = DAMAGE_BONUSES.find(([max]) => sum <= max);
  if (row) return row[1];
  if (options.damageBonusAbove56 === 'cap') return '2d6';
  return `${2 + Math.ceil((sum - 56) / DAMAGE_BONUS_STEP)}d6`;
}

/** @rule brp.derived.movement */
export const walkScore = (creature: Creature): Score =>
  score([addReason('brp.derived.movement', 'MOV', creature.mov)]);
export const runScore = (creature: Creature): Score =>
  addReasons(walkScore(creature), {
    rule: 'brp.derived.movement',
    what: 'run',
    how: 'times',
    value: RUN_TIMES,
  });

/**
 * Returns the base of a skill before points, or undefined if neither the tables nor the game master set one.
 * @rule brp.skills.list @rule brp.skills.era-bases
 */
export function skillBaseOf(world: RatingRules, creature: ScoreHolder, skill: SkillId): Score | undefined {
  const set = settingBase(world.setting, skill);
  if (set !== undefined) return score([addReason('brp.skills.gm-customise', 'base', set)]);
  const row = findSkillRow(skill);
  const because = row && baseReasons(row.base, { world, holder: creature, skill });
  return because && score(because);
}

/** The setting's base for this skill, or for all specialisations of its key. @rule brp.skills.gm-customise */
function settingBase({ bases, added }: World['setting'], skill: SkillId): number | undefined {
  const key = skillKeyOf(skill);
  return bases[skill] ?? (key === undefined ? undefined : bases[key]) ?? added[skill]?.base;
}

/** What ratings depend on, apart from the creature. */
type RatingRules = Pick<World, 'options' | 'setting'>;
type ScoreHolder = Pick<Creature, 'characteristics' | 'flies'>;

interface BaseTerms {
  readonly world: RatingRules;
  readonly holder: ScoreHolder;
  readonly skill: SkillId;
}

function baseReasons(base: SkillBase, of: BaseTerms): readonly Reason[] | undefined {
  const rule = 'brp.skills.list';
  switch (base.kind) {
    case 'flat':
    case 'setting':
      return [addReason(rule, 'base', base.value)];
    case 'times':
      return timesReasons(of.holder, base);
    case 'sum':
      return base.of.map((which) => characteristicReason(of.holder, which, rule));
    case 'era':
      return baseReasons(base[of.world.options.era], of)?.map((reason) => ({
        ...reason,
        rule: 'brp.skills.era-bases',
      }));
    case 'weapon':
    case 'shield': {
      const value = baseOfWeaponSkill(of.skill);
      return value === undefined ? undefined : [addReason(rule, 'base', value)];
    }
    case 'language':
      return baseReasons(specialisationOf(of.skill) === 'own' ? base.own : base.other, of);
    case 'literacy':
      return literacyReasons(base.rare.value, of);
    case 'flight':
      return of.holder.flies === null ? [] : baseReasons(base[of.holder.flies], of);
    default:
      return base satisfies never;
  }
}

/** @rule brp.skills.language */
function literacyReasons(rare: number, of: BaseTerms): readonly Reason[] | undefined {
  const rule = 'brp.skills.language';
  if (of.world.options.literacy === 'rare') return [addReason(rule, 'base', rare)];
  return skillBaseOf(of.world, of.holder, `language:${specialisationOf(of.skill) ?? ''}`)?.because;
}

/** A half is rounded up. */
function timesReasons(
  creature: ScoreHolder,
  { of, by }: Extract<SkillBase, { kind: 'times' }>,
): readonly Reason[] {
  const rule = 'brp.skills.list';
  const from = characteristicReason(creature, of, rule);
  if (by === 1) return [from];
  return by < 1
    ? [from, { rule, what: 'half', how: 'shared-by', value: Math.round(1 / by) }]
    : [from, { rule, what: 'times', how: 'times', value: by }];
}

type RatedCreature = ScoreHolder & Pick<Creature, 'skills'>;

/** Returns the number on the sheet: base plus points, or the block's number. @rule brp.skills.rating */
export const findRating = memoizeByParts(
  ({ options, setting }, { skills, characteristics, flies }, skill) => [
    skills,
    skill,
    characteristics,
    flies,
    options,
    setting,
  ],
  computeRating,
);

/** The same without remembering it: for all skills of a sheet. */
export function computeRating(
  world: RatingRules,
  creature: RatedCreature,
  skill: SkillId,
): Score | undefined {
  const has = creature.skills[skill];
  if (!has) return skillBaseOf(world, creature, skill);
  const from =
    has.written === null
      ? skillBaseOf(world, creature, skill)
      : score([addReason('brp.skills.rating', 'stated', has.written)]);
  if (!from) return undefined;
  return addReasons(
    from,
    ...(['professional', 'personal', 'gained'] as const)
      .filter((kind) => has[kind] !== 0)
      .map((kind) => addReason(POINTS_RULES[kind], kind, has[kind])),
  );
}

const POINTS_RULES = {
  professional: 'brp.professions.points',
  personal: 'brp.personal.points',
  gained: 'brp.experience.roll',
} as const satisfies Record<string, RuleId>;
