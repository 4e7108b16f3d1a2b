import { countingNumber, creatureId, oneOrMore, participantsBy, wholeNumber } from '@arbitro/kernel';
import { z } from 'zod';
import type { Action } from './actions.ts';
import { attribute, readiedAct, said, trigger } from './sheet.ts';
import { defence, name } from './sheet-things.ts';
import { THREAT_NAMES } from './tables.ts';

const by = creatureId;
const who = creatureId;
const hold = z.array(name).max(4).optional();
const text = z.string().max(200).default('');
const tn = countingNumber.max(20).optional();
const some = oneOrMore(creatureId);
const joining = z.strictObject({ who, side: name.optional(), zone: name.optional() });

export const actionSchema: z.ZodType<Action> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('initiative'), by }),
  z.strictObject({
    type: z.literal('attack'),
    by,
    with: name.default('unarmed'),
    on: some,
    surprise: z.boolean().optional(),
    hold,
  }),
  z.strictObject({
    type: z.literal('cast'),
    by,
    spell: name,
    on: z.union([z.array(creatureId), some]).default([]),
    hold,
  }),
  z.strictObject({ type: z.literal('move'), by, to: name, withdraw: z.boolean().optional(), hold }),
  z.strictObject({ type: z.literal('ready'), by, act: readiedAct, trigger, words: text, hold }),
  z.strictObject({ type: z.literal('go-off'), by, on: creatureId.optional() }),
  z.strictObject({ type: z.literal('pass'), by }),
  z.strictObject({ type: z.literal('delay'), by }),
  z.strictObject({ type: z.literal('act'), by, cost: countingNumber.max(20).default(1), what: text, hold }),
  z.strictObject({ type: z.literal('recover'), by, condition: name, hold }),
  z.strictObject({ type: z.literal('leave'), by }),
  z.strictObject({
    type: z.literal('check'),
    by,
    attribute,
    tn,
    bonus: wholeNumber.min(-20).max(20).optional(),
  }),
  z.strictObject({ type: z.literal('gear'), by, hold: z.array(name).max(4) }),
  z.strictObject({ type: z.literal('take'), by, item: name }),
  z.strictObject({ type: z.literal('drop'), by, item: name }),
  z.strictObject({
    type: z.literal('fight'),
    participants: participantsBy(joining),
  }),
  z.strictObject({ type: z.literal('join'), ...joining.shape }),
  z.strictObject({ type: z.literal('end-fight') }),
  z.strictObject({ type: z.literal('end-scene') }),
  z.strictObject({ type: z.literal('milestone') }),
  z.strictObject({
    type: z.literal('hazard'),
    name: name.default('hazard'),
    on: some,
    threat: z.enum(THREAT_NAMES),
    defence: defence.optional(),
    tn,
    damage: countingNumber.max(20).default(1),
    effects: z.array(name).default([]),
  }),
  z.strictObject({ type: z.literal('say'), who, ...said }),
  z.strictObject({
    type: z.literal('take-back'),
    who,
    kind: said.kind.optional(),
    what: z.string().max(60).optional(),
  }),
  z.strictObject({ type: z.literal('rereads'), asked: z.boolean() }),
  z.strictObject({ type: z.literal('set-off'), who, on: creatureId.optional() }),
  z.strictObject({ type: z.literal('break-readiness'), who }),
  z.strictObject({ type: z.literal('fall'), who }),
  z.strictObject({
    type: z.literal('restore'),
    who,
    body: countingNumber.default(0),
    mind: countingNumber.default(0),
  }),
  z.strictObject({ type: z.literal('condition'), who, condition: name, gained: z.boolean().default(true) }),
  z.strictObject({ type: z.literal('bind'), who, part: name, bound: z.boolean().default(true) }),
  z.strictObject({
    type: z.literal('set-attribute'),
    who,
    attribute,
    value: countingNumber.max(6),
    racial: z.int().min(-1).max(1).optional(),
  }),
  z.strictObject({ type: z.literal('learn'), who, what: name }),
  z.strictObject({
    type: z.literal('create'),
    id: creatureId,
    name: z.string().max(60).default(''),
    kind: z.enum(['player', 'companion']).default('player'),
    points: z.int().min(6).max(30).optional(),
    random: z.boolean().default(false),
  }),
  z.strictObject({
    type: z.literal('bring'),
    id: creatureId,
    name: z.string().max(60).default(''),
    from: name,
    zone: name.optional(),
  }),
]);
