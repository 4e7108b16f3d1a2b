import { countingNumber, creatureId, oneOrMore } from '@arbitro/kernel';
import { z } from 'zod';
import { CONDITION_NAMES } from './effects.ts';
import { ability, behaviour, condition, damage, difficulty, metres } from './sheet-parts.ts';
import { ATTITUDES, COVER_NAMES, LIGHTS } from './tables.ts';

const who = creatureId;
const by = creatureId;
const on = creatureId;
const flag = z.boolean().optional();
const points = countingNumber.max(9999);

/** Hazards, and what else the game master says. */
export const WORD_ACTIONS = [
  z.strictObject({ type: z.literal('fall'), who, metres, liquid: flag }),
  z.strictObject({ type: z.literal('burn'), who, burning: z.boolean().default(true) }),
  z.strictObject({
    type: z.literal('choke'),
    who,
    choking: z.boolean().default(true),
    breath: z.enum(['held', 'none']).optional(),
  }),
  z.strictObject({
    type: z.literal('hurt'),
    who: oneOrMore(creatureId),
    damage,
    save: z.strictObject({ ability, dc: difficulty, half: z.boolean().default(true) }).optional(),
    cover: z.union([z.enum(COVER_NAMES), z.record(creatureId, z.enum(COVER_NAMES))]).optional(),
  }),
  z.strictObject({ type: z.literal('heal'), who, points }),
  z.strictObject({ type: z.literal('temporary'), who, points }),
  z.strictObject({
    type: z.literal('condition'),
    who,
    condition,
    gained: z.boolean().default(true),
    by: by.optional(),
    rounds: z.int().min(1).max(10_000).optional(),
    levels: z.int().min(1).max(10).optional(),
    behaviour: behaviour.optional(),
  }),
  z.strictObject({ type: z.literal('revive'), who, points }),
  z.strictObject({
    type: z.literal('set-score'),
    who,
    ability,
    by: z.int().min(-30).max(30),
    onZero: z.enum(['dies', 'nothing', ...CONDITION_NAMES]).optional(),
  }),
  z.strictObject({ type: z.literal('set-maximum'), who, change: z.int().min(-9999).max(9999) }),
  z.strictObject({ type: z.literal('cover'), by, on, cover: z.enum(COVER_NAMES).nullable() }),
  z.strictObject({ type: z.literal('light'), light: z.enum(LIGHTS) }),
  z.strictObject({
    type: z.literal('attitude'),
    who,
    toward: creatureId.optional(),
    attitude: z.enum(ATTITUDES),
  }),
  z.strictObject({ type: z.literal('death-saves'), who, uses: z.boolean() }),
  z.strictObject({ type: z.literal('weigh'), who, counts: z.boolean().default(true) }),
] as const;
