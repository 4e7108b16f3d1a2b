import { type CreatureId, creatureId, fields, getCreature, idsOf, oneOf } from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import { refuseNoppa } from '../refusals.ts';
import { nameText } from '../schema/sheet-things.ts';
import { CONDITION_NAMES } from './effects.ts';
import { notUp } from './may-act.ts';
import { faint, gainCondition } from './wound.ts';

export const bound = event('bound', fields<{ who: CreatureId; part: string; bound: boolean }>(), {
  writeCreature: (creature, { part, bound: isBound }) => {
    creature.bound = isBound ? [...creature.bound, part] : creature.bound.filter((other) => other !== part);
  },
});

/** @ruling R4 */
export const fall = action('fall', {
  fields: { who: creatureId },
  refuses: (world, { who }) =>
    getCreature(world, who).kind === 'foe' ? notUp(world, who) : refuseNoppa('not-a-foe', { who }),
  resolve: (ctx, { who }) => faint(ctx, who),
});

const YES_OR_NO = oneOf([true, false]);

export const inflict = action('condition', {
  fields: { who: creatureId, condition: nameText, gained: z.boolean().default(true) },
  resolve: (ctx, { who, condition, gained }) => {
    if (gained) return gainCondition(ctx, who, condition);
    if (getCreature(ctx.world, who).conditions.includes(condition))
      ctx.emit({ type: 'condition-lost', rule: 'noppa.attack.extra-effects', who, condition });
  },
  gmOffers: ({ creatures }) => {
    if (creatures.length === 0) return [];
    const slots = {
      who: oneOf(idsOf(creatures)),
      condition: oneOf(CONDITION_NAMES),
      gained: YES_OR_NO,
    };
    return [{ action: { type: 'condition' }, slots }];
  },
});

const PARTS = ['hands', 'voice', 'wings', 'mouth'] as const;

/** A bound hand, voice or wing prevents spells. @rule noppa.spell.components */
export const bind = action('bind', {
  fields: { who: creatureId, part: nameText, bound: z.boolean().default(true) },
  resolve: (ctx, { who, part, bound: isBound }) => {
    if (getCreature(ctx.world, who).bound.includes(part) !== isBound)
      ctx.emit({ type: 'bound', rule: 'noppa.spell.components', who, part, bound: isBound });
  },
  gmOffers: ({ creatures }) => {
    if (creatures.length === 0) return [];
    const slots = { who: oneOf(idsOf(creatures)), part: oneOf(PARTS), bound: YES_OR_NO };
    return [{ action: { type: 'bind' }, slots }];
  },
});
