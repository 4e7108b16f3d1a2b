import { type Creation, type CreationCtx, numberBetween, oneOf, someOf, splitPoints } from '@arbitro/kernel';
import { ARMS, ARMS_NAMES, CLOTHES, CLOTHES_NAMES, type Clothes } from '../content/kits.ts';
import type { Options } from '../options.ts';
import { modifierFor } from '../rules/derived.ts';
import { ABILITIES, SKILL_NAMES } from '../rules/tables.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Scores, Sheet } from '../state.ts';

/** The sum and the limits of the six ability scores. The chapter does not set them. @ruling R95 */
const STARTING_SCORES = { total: 74, least: 8, most: 17 } as const;
const SAVE_COUNT = 2;
const SKILL_COUNT = 4;
const HIT_DICE = [6, 8, 10, 12] as const;
const MAX_LEVEL = 20;

/**
 * The chapter starts from finished characters; creation asks for the numbers that it needs.
 * @rule quinta.proficiency.skill-sources @rule quinta.proficiency.saving-throws @ruling R95
 */
export const creation: Creation<Options, Sheet> = {
  rule: 'quinta.proficiency.skill-sources',
  make: (ctx) => {
    const scores = chooseScores(ctx);
    const level = ctx.choose(
      { name: 'level', rule: 'quinta.proficiency.bonus' },
      numberBetween(1, MAX_LEVEL),
    );
    const saves = ctx.choose(
      { name: 'saves', rule: 'quinta.proficiency.saving-throws' },
      someOf(ABILITIES, { least: SAVE_COUNT, most: SAVE_COUNT }),
    );
    const skills = ctx.choose(
      { name: 'skills', rule: 'quinta.proficiency.skill-sources' },
      someOf(SKILL_NAMES, { least: SKILL_COUNT, most: SKILL_COUNT }),
    );
    const sides = ctx.choose({ name: 'hit-die', rule: 'quinta.hp.points' }, oneOf(HIT_DICE));
    const worn = ctx.choose({ name: 'clothes', rule: 'quinta.d20.armor-class' }, oneOf(CLOTHES_NAMES));
    const arms = ctx.choose({ name: 'arms', rule: 'quinta.proficiency.weapons' }, oneOf(ARMS_NAMES));
    return sheetSchema.parse({
      kind: 'character',
      scores,
      level,
      saves,
      skills,
      hitDice: { sides, total: level },
      hp: computeHitPoints(scores, level, sides),
      ac: computeArmourClass(scores, worn),
      deeds: ARMS[arms] ?? [],
    });
  },
};

/** @rule quinta.ability.score-range */
function chooseScores(ctx: CreationCtx): Scores {
  const { total, least, most } = STARTING_SCORES;
  return ctx.choose(
    { name: 'scores', rule: 'quinta.ability.score-range' },
    splitPoints(
      total,
      ABILITIES.map((name) => ({ name, least, most })),
    ),
  ) as Scores;
}

/** The maximum of the first die, the average of each further die, and Constitution for each; at least 1. */
function computeHitPoints({ con }: Scores, level: number, sides: number): number {
  const each = sides / 2 + 1 + modifierFor(con);
  return Math.max(level, sides + modifierFor(con) + (level - 1) * each);
}

/** @rule quinta.d20.armor-class */
function computeArmourClass({ dex }: Scores, worn: Clothes): number {
  const { base, dex: max } = CLOTHES[worn];
  return base + Math.min(modifierFor(dex), max);
}
