import { creatureId, isFields } from '@arbitro/kernel';
import { z } from 'zod';
import type { NeverReadied, Ready } from './actions.ts';
import { ability, difficulty, name, skill, square } from './sheet-parts.ts';
import type { Readied } from './state.ts';
import { APPROACHES, DISPOSITIONS } from './tables.ts';

const by = creatureId;
const on = creatureId;
const words = z.string().max(500).default('');
const dc = difficulty.optional();

/** What is done with the action of a turn, and can be made ready just as well. @rule quinta.actions.ready */
export const READIABLE_ACTIONS = [
  z.strictObject({ type: z.literal('grapple'), by, on }),
  z.strictObject({ type: z.literal('shove'), by, on, effect: z.enum(['push', 'prone']) }),
  z.strictObject({
    type: z.literal('escape'),
    by,
    skill: z.enum(['athletics', 'acrobatics']).default('athletics'),
  }),
  z.strictObject({ type: z.literal('dash'), by }),
  z.strictObject({ type: z.literal('disengage'), by }),
  z.strictObject({ type: z.literal('dodge'), by }),
  z.strictObject({
    type: z.literal('help'),
    by,
    how: z.enum(['check', 'attack', 'first-aid']),
    on,
    skill: skill.optional(),
  }),
  z.strictObject({ type: z.literal('hide'), by, allowed: z.boolean().optional() }),
  z.strictObject({
    type: z.literal('influence'),
    by,
    on,
    approach: z.enum(APPROACHES),
    disposition: z.enum(DISPOSITIONS).optional(),
  }),
  z.strictObject({
    type: z.literal('search'),
    by,
    skill: skill.default('perception'),
    for: creatureId.optional(),
    dc,
    spot: z.enum(['right', 'wrong']).optional(),
    sense: z.enum(['sight', 'hearing']).optional(),
  }),
  z.strictObject({ type: z.literal('study'), by, skill, dc }),
  z.strictObject({ type: z.literal('utilize'), by, what: words }),
  z.strictObject({
    type: z.literal('improvise'),
    by,
    what: words,
    ability: ability.optional(),
    skill: skill.optional(),
    dc,
  }),
  z.strictObject({ type: z.literal('break'), by, thing: name }),
  z.strictObject({ type: z.literal('put-out'), by }),
] as const;

/** The same without who does it; on whom may be left open. */
function asReadied({ shape }: (typeof READIABLE_ACTIONS)[number]) {
  const { type: kind, by: _, ...rest } = shape;
  return z.strictObject({ kind, ...rest, ...('on' in rest && { on: on.nullable().default(null) }) });
}

const ACTS = [
  z.strictObject({
    kind: z.literal('deed'),
    deed: name,
    on: on.nullable().default(null),
    at: square.optional(),
  }),
  z.strictObject({ kind: z.literal('move'), to: square }),
  ...READIABLE_ACTIONS.map(asReadied),
] as const;

/** An attack or the use of a power is a deed, whatever word it is asked with. */
function spelledAct(given: unknown): unknown {
  if (!isFields(given)) return given;
  const { kind, with: arm, ...rest } = given;
  if (kind === 'attack') return { ...rest, kind: 'deed', ...(arm !== undefined && { deed: arm }) };
  return kind === 'use' ? { ...given, kind: 'deed' } : given;
}

export const readiedAct = z.preprocess(
  spelledAct,
  z.discriminatedUnion('kind', ACTS),
) as unknown as z.ZodType<Readied['act']>;

/** The order of combat, parts of a move, free hands and the game master's word wait for nothing. */
const NEVER_READIED: { readonly [Kind in NeverReadied['kind']]: Kind } = {
  ready: 'ready',
  trigger: 'trigger',
  fight: 'fight',
  join: 'join',
  leave: 'leave',
  'end-fight': 'end-fight',
  'end-turn': 'end-turn',
  jump: 'jump',
  'drop-prone': 'drop-prone',
  stand: 'stand',
  mount: 'mount',
  dismount: 'dismount',
  place: 'place',
  push: 'push',
  release: 'release',
  interact: 'interact',
  speak: 'speak',
  check: 'check',
  save: 'save',
  rest: 'rest',
  time: 'time',
  travel: 'travel',
  pace: 'pace',
  march: 'march',
  vehicle: 'vehicle',
  'end-day': 'end-day',
  fall: 'fall',
  burn: 'burn',
  choke: 'choke',
  hurt: 'hurt',
  heal: 'heal',
  temporary: 'temporary',
  condition: 'condition',
  revive: 'revive',
  'set-score': 'set-score',
  'set-maximum': 'set-maximum',
  cover: 'cover',
  light: 'light',
  attitude: 'attitude',
  'death-saves': 'death-saves',
  weigh: 'weigh',
};
const never = z.object({ kind: z.enum(NEVER_READIED) }).meta({ deprecated: true });

/** What may be asked for: also what is then refused, in the words of the rules. */
export const meantAct = z.preprocess(
  spelledAct,
  z.discriminatedUnion('kind', [...ACTS, never]),
) as unknown as z.ZodType<Ready['act']>;
