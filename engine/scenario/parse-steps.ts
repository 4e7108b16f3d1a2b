import {
  type DataPath,
  type Fault,
  type Fields,
  faultOfNotAllowed,
  faultOfUnknownKey,
  isFields,
  listOrSingle,
  parseWithSchema,
  REFUSALS,
  type System,
} from '@arbitro/kernel';
import { parseFraction } from '@arbitro/odds';
import { listPolicyNames } from '@arbitro/policies';
import { z } from 'zod';
import { type ParseResult, SEED } from './common-schemas.ts';
import type { DoStep, FightStep, OddsStep, ScenarioStep, UndoStep } from './scenario.ts';

const KINDS = ['do', 'odds', 'fight', 'undo'] as const;

const FIELDS = z.record(z.string(), z.unknown()).transform((fields) => fields as Fields);
const NOTE = z.string().optional();

const LISTED_FIELDS = listOrSingle(z.array(FIELDS));
const NO_EVENTS = z.union([z.literal(true), LISTED_FIELDS]);

const DO = z.strictObject({
  do: z.unknown(),
  note: NOTE,
  answers: listOrSingle(z.array(z.unknown())).default([]),
  expect: z
    .strictObject({
      events: LISTED_FIELDS.optional(),
      noEvents: NO_EVENTS.optional(),
      rolls: LISTED_FIELDS.optional(),
      world: FIELDS.optional(),
      refused: z.union([z.literal(true), z.string()]).optional(),
      asks: z
        .strictObject({
          kind: z.enum(['roll', 'choose']).optional(),
          label: z.string().optional(),
          who: z.union([z.string(), z.array(z.string())]).optional(),
          dice: z.string().optional(),
          options: z.array(z.unknown()).optional(),
          least: z.number().optional(),
          most: z.number().optional(),
          total: z.number().optional(),
        })
        .optional(),
    })
    .default({}),
});

const ODDS = z.strictObject({
  odds: z.unknown(),
  note: NOTE,
  policy: FIELDS.default({}),
  expect: z.record(z.string(), z.union([z.string(), z.number()]).transform(String)).default({}),
});

const FIGHT = z.strictObject({
  fight: z.union([
    z.literal(true),
    z.strictObject({
      policy: z.string().optional(),
      seed: SEED.optional(),
      maxTurns: z.int().min(1).max(100_000).default(1000),
    }),
  ]),
  note: NOTE,
  expect: z
    .strictObject({
      winner: z.string().nullable().optional(),
      events: LISTED_FIELDS.optional(),
      noEvents: NO_EVENTS.optional(),
      world: FIELDS.optional(),
    })
    .default({}),
});

const UNDO = z.strictObject({
  undo: z.union([z.literal('all'), z.int().min(1)]),
  note: NOTE,
  expect: z.strictObject({ world: FIELDS.optional() }).default({}),
});

export function parseStep(system: System, raw: unknown, dataPath: DataPath): ParseResult<ScenarioStep> {
  if (!isFields(raw)) {
    const faults: readonly Fault[] = [
      { at: dataPath, code: 'no-kind', params: { allowed: KINDS.join(', ') } },
    ];
    return { ok: false, faults };
  }
  const kinds = KINDS.filter((kind) => kind in raw);
  if (kinds.length > 1)
    return { ok: false, faults: [{ at: dataPath, code: 'two-kinds', params: { found: kinds.join(', ') } }] };
  switch (kinds[0]) {
    case 'do':
      return parseDo(system, raw, dataPath);
    case 'odds':
      return parseOdds(system, raw, dataPath);
    case 'fight':
      return parseFight(system, raw, dataPath);
    case 'undo':
      return parseUndo(raw, dataPath);
    default:
      return { ok: false, faults: [faultOfStrayKey(raw, dataPath)] };
  }
}

function faultOfStrayKey(raw: Fields, dataPath: DataPath): Fault {
  const misplacedKey = Object.keys(raw).find((key) => !['note', 'answers', 'expect', 'policy'].includes(key));
  return misplacedKey === undefined
    ? { at: dataPath, code: 'no-kind', params: { allowed: KINDS.join(', ') } }
    : faultOfUnknownKey(misplacedKey, dataPath, KINDS);
}

function parseDo(system: System, raw: Fields, dataPath: DataPath): ParseResult<DoStep> {
  const outer = parseWithSchema(DO, raw, dataPath);
  const action = parseWithSchema(system.schemas.action, raw.do, [...dataPath, 'do']);
  const faults = [
    ...collectFaults(outer, action),
    ...(outer.ok ? findUnknownRefusal(system, outer.value.expect.refused, dataPath) : []),
  ];
  if (!outer.ok || !action.ok || faults.length > 0) return { ok: false, faults };
  const { note, answers, expect } = outer.value;
  const step = { kind: 'do', ...(note !== undefined && { note }), action: action.value, answers, expect };
  return { ok: true, value: step as DoStep };
}

function findUnknownRefusal(
  system: System,
  code: string | true | undefined,
  dataPath: DataPath,
): readonly Fault[] {
  const codes = [...Object.keys(system.refusals), ...Object.keys(REFUSALS)];
  return code === undefined || code === true || codes.includes(code)
    ? []
    : [faultOfNotAllowed(codes, code, [...dataPath, 'expect', 'refused'])];
}

function parseOdds(system: System, raw: Fields, dataPath: DataPath): ParseResult<OddsStep> {
  const outer = parseWithSchema(ODDS, raw, dataPath);
  const action = parseWithSchema(system.schemas.action, raw.odds, [...dataPath, 'odds']);
  const inexact = outer.ok
    ? Object.entries(outer.value.expect).flatMap(([key, value]): readonly Fault[] =>
        parseFraction(value).ok
          ? []
          : [{ at: [...dataPath, 'expect', key], code: 'not-a-chance', params: { value } }],
      )
    : [];
  const faults = [...collectFaults(outer, action), ...inexact];
  if (!outer.ok || !action.ok || faults.length > 0) return { ok: false, faults };
  const { note, policy, expect } = outer.value;
  const step = { kind: 'odds', ...(note !== undefined && { note }), action: action.value, policy, expect };
  return { ok: true, value: step as OddsStep };
}

function parseFight(system: System, raw: Fields, dataPath: DataPath): ParseResult<FightStep> {
  const outer = parseWithSchema(FIGHT, raw, dataPath);
  if (!outer.ok) return outer;
  const { note, expect } = outer.value;
  const fight = outer.value.fight === true ? { maxTurns: 1000 } : outer.value.fight;
  const policies = listPolicyNames(system);
  if (fight.policy !== undefined && !policies.includes(fight.policy))
    return {
      ok: false,
      faults: [faultOfNotAllowed(policies, fight.policy, [...dataPath, 'fight', 'policy'])],
    };
  const step = { kind: 'fight', ...(note !== undefined && { note }), ...fight, expect };
  return { ok: true, value: step as FightStep };
}

function parseUndo(raw: Fields, dataPath: DataPath): ParseResult<UndoStep> {
  const outer = parseWithSchema(UNDO, raw, dataPath);
  if (!outer.ok) return outer;
  const { note, undo, expect } = outer.value;
  const step = { kind: 'undo', ...(note !== undefined && { note }), steps: undo, expect };
  return { ok: true, value: step as UndoStep };
}

const collectFaults = (...parts: readonly ParseResult<unknown>[]): readonly Fault[] =>
  parts.flatMap((part) => (part.ok ? [] : part.faults));
