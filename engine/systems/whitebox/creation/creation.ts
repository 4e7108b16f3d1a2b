import { d, dice, mapFaces } from '@arbitro/dice';
import { type Creation, type CreationCtx, oneOf } from '@arbitro/kernel';
import { CLASS_DATA } from '../content/class-table.ts';
import { RACE_DATA } from '../content/race-table.ts';
import { SPELL_IDS, SPELLS, type SpellId } from '../content/spell-table.ts';
import type { Options } from '../options.ts';
import { levelDice } from '../rules/derived.ts';
import { ABILITIES, type Ability, CLASSES, type Class, RACES } from '../rules/tables.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Sheet } from '../state.ts';
import { buildOutfit, buyEquipment, chooseWeaponInHand } from './creation-shopping.ts';

type Scores = { readonly [A in Ability]: number };

/**
 * Creates a character of the first level: scores, race, class, hit points, purchases, spells. The chapter assumes that
 * characters exist, so the procedure is ours.
 * @rule whitebox.play.conversation-loop @ruling R79
 */
export const creation: Creation<Options, Sheet> = {
  rule: 'whitebox.play.conversation-loop',
  make: (ctx) => {
    const scores = chooseScores(ctx);
    const race = ctx.choose({ name: 'race', rule: 'whitebox.movement.base-rate' }, oneOf(RACES));
    const of = ctx.choose({ name: 'class', rule: 'whitebox.attack.roll' }, oneOf(CLASSES));
    const maxHp = firstHitPoints(ctx, of, scores);
    const purchases = buyEquipment(ctx, of, rollPurse(ctx));
    const hand = chooseWeaponInHand(ctx, purchases);
    const spells = learnFirstSpells(ctx, of);
    return sheetSchema.parse({
      race,
      class: of,
      scores,
      maxHp,
      ...buildOutfit(purchases, hand),
      spells,
      classSaves: CLASS_DATA[of].saves,
      raceSaves: RACE_DATA[race].saves,
      size: RACE_DATA[race].size,
    });
  },
};

const SCORES_RULE = 'whitebox.attack.modifiers';
const THREE_DICE = d(6, 3);

/** Three dice per score: in order, or arranged by the player. */
function chooseScores(ctx: CreationCtx): Scores {
  const method = ctx.choose({ name: 'method', rule: SCORES_RULE }, oneOf(['in-order', 'arranged']));
  return method === 'in-order' ? rollScoresInOrder(ctx) : arrangeScores(ctx);
}

const rollScore = (ctx: CreationCtx, name: string): number =>
  ctx.roll({ name, rule: SCORES_RULE }, THREE_DICE, (total) => total);

const buildScores = (score: (ability: Ability) => number): Scores =>
  Object.fromEntries(ABILITIES.map((ability) => [ability, score(ability)])) as Scores;

const rollScoresInOrder = (ctx: CreationCtx): Scores => buildScores((ability) => rollScore(ctx, ability));

function arrangeScores(ctx: CreationCtx): Scores {
  let left = ABILITIES.map(() => rollScore(ctx, 'score'));
  return buildScores((ability) => {
    const choices = [...new Set(left)].toSorted((a, b) => b - a);
    const chosen = ctx.choose({ name: ability, rule: SCORES_RULE }, oneOf(choices));
    left = left.toSpliced(left.indexOf(chosen), 1);
    return chosen;
  });
}

/** The class's hit die; the minimum is 1. @rule whitebox.xp.level-advance */
function firstHitPoints(ctx: CreationCtx, of: Class, scores: Scores): number {
  const notation = levelDice({ class: of, scores }) ?? CLASS_DATA[of].hitDie;
  const label = { name: 'hit-points', rule: 'whitebox.xp.level-advance' };
  return ctx.roll(label, dice(notation), (points) => Math.max(1, points));
}

const PURSE_DICE = mapFaces(d(6, 3), (total) => 10 * total, '3d6*10');

/** The starting gold pieces. */
const rollPurse = (ctx: CreationCtx): number =>
  ctx.roll({ name: 'gold', rule: 'whitebox.xp.treasure-gold' }, PURSE_DICE, (gold) => gold);

/** Chooses as many spells of each level as the class has per day. @rule whitebox.spells.casting-start */
function learnFirstSpells(ctx: CreationCtx, of: Class) {
  const chosen = new Map<SpellId, number>();
  for (const [index, many] of (CLASS_DATA[of].spells?.[0] ?? []).entries()) {
    const known = SPELL_IDS.filter((id) => SPELLS[id].of === of && SPELLS[id].level === index + 1);
    for (let n = 0; n < many; n++) {
      const id = ctx.choose({ name: 'spell', rule: 'whitebox.spells.casting-start' }, oneOf(known));
      chosen.set(id, (chosen.get(id) ?? 0) + 1);
    }
  }
  return [...chosen].map(([spell, perDay]) => ({ spell, perDay }));
}
