import { constant, type Dice, dice, map } from '@arbitro/dice';
import { andThen, type Reason, type Score, score } from '@arbitro/kernel';
import { type Base, type SkillId, skillKey, skillRow, specialisation } from '../content/skill-table.ts';
import { baseOfWeaponSkill } from '../content/weapon-table.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, World } from '../state.ts';
import { type Characteristic, DAMAGE_BONUS_STEP, DAMAGE_BONUSES, RUN_TIMES } from './tables.ts';

const add = (rule: RuleId, what: string, value: number): Reason => ({ rule, what, how: 'add', value });

/** Returns the current value of a characteristic; 0 if the creature has none. @rule brp.bestiary.nonhuman */
export const now = ({ characteristics }: Pick<Creature, 'characteristics'>, which: Characteristic): number =>
  characteristics[which]?.now ?? 0;

/** What derived values such as hit points are computed from. */
type Built = Pick<Creature, 'characteristics' | 'stated'>;

const part = (one: Pick<Creature, 'characteristics'>, which: Characteristic, rule: RuleId): Reason =>
  add(rule, which, now(one, which));

/** @rule brp.derived.hit-points */
export function maxHitPoints(one: Built): Score {
  const rule = 'brp.derived.hit-points';
  if (one.stated.hitPoints !== null) return score([add(rule, 'stated', one.stated.hitPoints)]);
  return score([
    part(one, 'COS', rule),
    part(one, 'TAG', rule),
    { rule, what: 'half', how: 'shared-by', value: 2 },
  ]);
}

/** @rule brp.wounds.hit-point-loss @rule brp.wounds.negative */
export const hitPoints = (one: Built & Pick<Creature, 'wounds'>): Score =>
  andThen(
    maxHitPoints(one),
    ...one.wounds.map((wound) => add('brp.wounds.hit-point-loss', `wound-${wound.kind}`, -wound.points)),
  );

/**
 * Returns worn armour, including a helmet, plus natural armour.
 *
 * @rule brp.armour.absorb
 * @rule brp.armour.table
 */
export function armourPoints({ body, helmet, hide }: Creature, value: 'points' | 'second' = 'points'): Score {
  const worn = [body, helmet].flatMap((one) =>
    one === null ? [] : [add('brp.armour.table', one.name, one[value] ?? one.points)],
  );
  return score([...worn, ...(hide === 0 ? [] : [add('brp.armour.absorb', 'fur', hide)])]);
}

/** @rule brp.derived.power-points */
export function maxPower(one: Built): Score {
  const rule = 'brp.derived.power-points';
  if (one.stated.power !== null) return score([add(rule, 'stated', one.stated.power)]);
  return score([part(one, 'POT', rule)]);
}

/** Returns the notation: `1d4`, `-1d6`, `0`. @rule brp.derived.damage-bonus @ruling R15 */
export function damageBonus({ options }: Pick<World, 'options'>, one: Built): string {
  if (one.stated.damageBonus !== null) return one.stated.damageBonus;
  const sum = now(one, 'FOR') + now(one, 'TAG');
  const row = DAMAGE_BONUSES.find(([most]) => sum <= most);
  if (row) return row[1];
  if (options.damageBonusAbove56 === 'cap') return '2d6';
  return `${2 + Math.ceil((sum - 56) / DAMAGE_BONUS_STEP)}d6`;
}

/** @rule brp.derived.movement */
export const walks = (one: Creature): Score => score([add('brp.derived.movement', 'MOV', one.mov)]);
export const runs = (one: Creature): Score =>
  andThen(walks(one), { rule: 'brp.derived.movement', what: 'run', how: 'times', value: RUN_TIMES });

/** The bonus as dice; a negative bonus is rolled and subtracted. */
const bonusDice = (notation: string): Dice<number> => {
  if (notation === '0') return constant(0);
  return notation.startsWith('-')
    ? map(dice(notation.slice(1)), (rolled) => -rolled, notation)
    : dice(notation);
};

/** Returns the bonus dice; a half is rolled, halved and rounded up. @rule brp.weapons.half-damage-bonus @ruling R78 */
export function bonusFor(world: World, one: Creature, bonus: 'full' | 'half' | 'none'): Dice<number> {
  if (bonus === 'none') return constant(0);
  const whole = bonusDice(damageBonus(world, one));
  if (bonus === 'full') return whole;
  const away = world.options.halfBonusRounding === 'away-from-zero';
  const half = (rolled: number): number =>
    (rolled < 0 && away ? Math.floor(rolled / 2) : Math.ceil(rolled / 2)) + 0;
  return map(whole, half, `(${whole.notation})/2`);
}

/**
 * Returns the base of a skill before points, or undefined if neither the tables nor the game master set one.
 *
 * @rule brp.skills.list
 * @rule brp.skills.era-bases
 */
export function baseOf(world: Rated, one: Able, skill: SkillId): Score | undefined {
  const set = setBase(world.setting, skill);
  if (set !== undefined) return score([add('brp.skills.gm-customise', 'base', set)]);
  const row = skillRow(skill);
  const because = row && baseReasons(row.base, { world, one, skill });
  return because && score(because);
}

/** The setting's base for this skill, or for all specialisations of its key. @rule brp.skills.gm-customise */
function setBase({ bases, added }: World['setting'], skill: SkillId): number | undefined {
  const key = skillKey(skill);
  return bases[skill] ?? (key === undefined ? undefined : bases[key]) ?? added[skill]?.base;
}

/** What ratings depend on, apart from the creature. */
type Rated = Pick<World, 'options' | 'setting'>;
type Able = Pick<Creature, 'characteristics' | 'flies'>;

interface Of {
  readonly world: Rated;
  readonly one: Able;
  readonly skill: SkillId;
}

function baseReasons(base: Base, of: Of): readonly Reason[] | undefined {
  const rule = 'brp.skills.list';
  switch (base.kind) {
    case 'flat':
    case 'setting':
      return [add(rule, 'base', base.value)];
    case 'times':
      return timesReasons(of.one, base);
    case 'sum':
      return base.of.map((which) => part(of.one, which, rule));
    case 'era':
      return baseReasons(base[of.world.options.era], of)?.map((reason) => ({
        ...reason,
        rule: 'brp.skills.era-bases',
      }));
    case 'weapon':
    case 'shield': {
      const value = baseOfWeaponSkill(of.skill);
      return value === undefined ? undefined : [add(rule, 'base', value)];
    }
    case 'language':
      return baseReasons(specialisation(of.skill) === 'own' ? base.own : base.other, of);
    case 'literacy':
      return literacy(base.rare.value, of);
    case 'flight':
      return of.one.flies === null ? [] : baseReasons(base[of.one.flies], of);
    default:
      return base satisfies never;
  }
}

/** @rule brp.skills.language */
function literacy(rare: number, of: Of): readonly Reason[] | undefined {
  const rule = 'brp.skills.language';
  if (of.world.options.literacy === 'rare') return [add(rule, 'base', rare)];
  return baseOf(of.world, of.one, `language:${specialisation(of.skill) ?? ''}`)?.because;
}

/** A half is rounded up. */
function timesReasons(one: Able, { of, by }: Extract<Base, { kind: 'times' }>): readonly Reason[] {
  const rule = 'brp.skills.list';
  const from = part(one, of, rule);
  if (by === 1) return [from];
  return by < 1
    ? [from, { rule, what: 'half', how: 'shared-by', value: Math.round(1 / by) }]
    : [from, { rule, what: 'times', how: 'times', value: by }];
}

/** Returns the number on the sheet: base plus points, or the block's number. @rule brp.skills.rating */
export function rating(
  world: Rated,
  one: Able & Pick<Creature, 'skills'>,
  skill: SkillId,
): Score | undefined {
  const has = one.skills[skill];
  if (!has) return baseOf(world, one, skill);
  const rule = 'brp.skills.rating';
  const from = has.written === null ? baseOf(world, one, skill) : score([add(rule, 'stated', has.written)]);
  if (!from) return undefined;
  return andThen(
    from,
    ...(['professional', 'personal', 'gained'] as const)
      .filter((kind) => has[kind] !== 0)
      .map((kind) => add(POINTS_RULES[kind], kind, has[kind])),
  );
}

const POINTS_RULES = {
  professional: 'brp.professions.points',
  personal: 'brp.personal.points',
  gained: 'brp.experience.roll',
} as const satisfies Record<string, RuleId>;
