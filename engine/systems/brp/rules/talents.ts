import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  listFactKeys,
  numberBetween,
  type Offer,
  oneOf,
} from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import { enumByLabel } from '../schema/spelling.ts';
import type { World } from '../state.ts';
import { attempt } from './attempt.ts';
import { metresField, optionalFlag, useFields } from './fields.ts';
import { cannotUseSkill } from './may-use-skill.ts';
import { JUMP, type Level, PRICE_BANDS, type PriceBand } from './tables.ts';

export const bargained = event('bargained', fields<{ who: CreatureId; from: PriceBand; to: PriceBand }>());

export const jumped = event('jumped', fields<{ who: CreatureId; metres: number; cleared: boolean }>(), {
  facts: ({ who, cleared }) => (cleared ? listFactKeys('cleared', who) : []),
});

export const commanded = event('commanded', fields<{ who: CreatureId; together: boolean }>());

/** The multiplier of a skill's effect by level. @rule brp.skills.special-effect */
const EFFECT_FACTORS = { special: 2, success: 1, failure: 0 } as const satisfies Record<Level, number>;

/** A success lowers the price by a band. @rule brp.skills.bargain @ruling R28 */
export const bargain = action('bargain', {
  fields: { by: creatureId, band: enumByLabel(PRICE_BANDS), ...useFields },
  refuses: (world, { by }) => cannotUseSkill(world, by, 'bargain'),
  resolve: (ctx, terms) => {
    const rule = 'brp.skills.bargain';
    const { by: who, band: from } = terms;
    const level = attempt(ctx, { ...terms, skill: 'bargain', rule });
    const index = PRICE_BANDS.indexOf(from) + EFFECT_FACTORS[level];
    const to = PRICE_BANDS[Math.min(index, PRICE_BANDS.length - 1)] ?? from;
    ctx.emit({ type: 'bargained', rule, who, from, to });
  },
  offers: (world, { id: by }) => offersOutsideFight(world, 'bargain', by, { band: oneOf(PRICE_BANDS) }),
});

/** Three metres across or one up, double on a special success; more is impossible. @rule brp.skills.jump @ruling R31 */
export const jump = action('jump', {
  fields: { by: creatureId, metres: metresField, up: optionalFlag, ...useFields },
  refuses: (world, { by, metres }) =>
    metres > 0 ? cannotUseSkill(world, by, 'jump') : refuseBrp('no-distance'),
  resolve: (ctx, terms) => {
    const rule = 'brp.skills.jump';
    const { by: who, metres, up = false } = terms;
    const clears = up ? JUMP.up : JUMP.across;
    const isOut = metres > clears * EFFECT_FACTORS.special;
    const difficulty = isOut ? 'impossible' : terms.difficulty;
    const level = attempt(ctx, { ...terms, difficulty, skill: 'jump', rule });
    ctx.emit({ type: 'jumped', rule, who, metres, cleared: metres <= clears * EFFECT_FACTORS[level] });
  },
  offers: (world, { id: by }) =>
    offersOutsideFight(world, 'jump', by, { metres: numberBetween(1, 6), up: oneOf([false, true]) }),
});

/**
 * On a success the group acts together; on a failure each creature acts for itself.
 * @rule brp.skills.command @ruling R29
 */
export const command = action('command', {
  fields: { by: creatureId, ...useFields },
  refuses: (world, { by }) => cannotUseSkill(world, by, 'command'),
  resolve: (ctx, terms) => {
    const rule = 'brp.skills.command';
    const level = attempt(ctx, { ...terms, skill: 'command', rule });
    ctx.emit({ type: 'commanded', rule, who: terms.by, together: level !== 'failure' });
  },
  offers: (world, { id: by }) => offersOutsideFight(world, 'command', by, {}),
});

/** Offers the skill of that name outside fights. */
const offersOutsideFight = (
  world: World,
  type: 'bargain' | 'jump' | 'command',
  by: CreatureId,
  slots: Offer['slots'],
): readonly Offer[] =>
  findFight(world) || cannotUseSkill(world, by, type) ? [] : [{ action: { type, by }, slots }];
