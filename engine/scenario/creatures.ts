import {
  createIdGiver,
  creatureId,
  type DataPath,
  type Fault,
  faultOfNotAllowed,
  isFields,
  type Json,
  limitFaults,
  nameFromId,
  parseWithSchema,
  type Setup,
  type System,
} from '@arbitro/kernel';
import { z } from 'zod';
import { NAME, type ParseResult } from './common-schemas.ts';
import { makeSheet } from './make-sheet.ts';

export type Creature = Setup<unknown, unknown, unknown>['creatures'][number];

const CREATURE = z.strictObject({
  id: creatureId.optional(),
  from: z.string().optional(),
  name: NAME.optional(),
  create: z.array(z.unknown()).optional(),
  sheet: z.unknown().optional(),
});

/** The system that creatures are built by, and the options of the table. */
interface CreatureSource {
  readonly system: System;
  readonly options: unknown;
}

/** Parses creatures with a full sheet, from the system's content, or created by its rules, with overrides. */
export function parseCreatures(
  source: CreatureSource,
  inputs: readonly unknown[],
): ParseResult<readonly Creature[]> {
  const parsed = inputs.map((raw, i) => parseCreature(source, raw, ['creatures', i]));
  const faults = parsed.flatMap((parseResult) => (parseResult.ok ? [] : parseResult.faults));
  if (faults.length > 0) return { ok: false, faults: limitFaults(faults) };
  return assignIds(parsed.flatMap((parseResult) => (parseResult.ok ? [parseResult.value] : [])));
}

interface CreatureDraft {
  readonly id: string | undefined;
  readonly from: string | undefined;
  readonly name: string | undefined;
  readonly sheet: unknown;
}

function parseCreature(source: CreatureSource, raw: unknown, dataPath: DataPath): ParseResult<CreatureDraft> {
  const { system } = source;
  const outer = parseWithSchema(CREATURE, raw, dataPath);
  if (!outer.ok) return outer;
  const { id, from, name } = outer.value;
  const fullSheet = buildSheet(source, outer.value, dataPath);
  if (!fullSheet.ok) return fullSheet;
  if (id === undefined && from === undefined)
    return {
      ok: false,
      faults: [{ at: [...dataPath, 'id'], code: 'missing', params: { expected: 'string' } }],
    };
  const sheet = parseWithSchema(system.schemas.sheet, fullSheet.value, [...dataPath, 'sheet']);
  return sheet.ok ? { ok: true, value: { id, from, name, sheet: sheet.value } } : sheet;
}

function buildSheet(
  source: CreatureSource,
  input: z.infer<typeof CREATURE>,
  dataPath: DataPath,
): ParseResult<unknown> {
  const { system } = source;
  const { from, create, sheet } = input;
  if (from === undefined && create === undefined)
    return sheet === undefined
      ? {
          ok: false,
          faults: [{ at: [...dataPath, 'sheet'], code: 'missing', params: { expected: 'sheet|from' } }],
        }
      : { ok: true, value: sheet };
  const base =
    create === undefined
      ? copyContentSheet(system, from ?? '', dataPath)
      : makeFromAnswers(source, create, dataPath);
  if (!base.ok || sheet === undefined) return base;
  const overrides = sheet as Json;
  return {
    ok: true,
    value: overlaySheet(system, base.value as Json, system.normalizeSheet?.(overrides) ?? overrides),
  };
}

const makeFromAnswers = (
  { system, options }: CreatureSource,
  answers: readonly unknown[],
  dataPath: DataPath,
): ParseResult<unknown> =>
  makeSheet(system, { answers: answers as readonly Json[], options }, [...dataPath, 'create']);

function copyContentSheet(system: System, from: string, dataPath: DataPath): ParseResult<unknown> {
  const content = Object.hasOwn(system.content, from) ? system.content[from] : undefined;
  return content
    ? { ok: true, value: content.sheet }
    : { ok: false, faults: [faultOfNotAllowed(Object.keys(system.content), from, [...dataPath, 'from'])] };
}

/**
 * Applies overrides to a sheet of the content. A creature with fewer points than the content is wounded and can be
 * healed to the content's value; one with more has a higher maximum.
 */
function overlaySheet({ maximumFields = {} }: System, content: Json, overrides: Json): Json {
  const merged = mergeJson(content, overrides);
  if (!isFields(content) || !isFields(overrides) || !isFields(merged)) return merged;
  const maximums = Object.entries(maximumFields).flatMap(
    ([field, maximumField]): readonly (readonly [string, Json])[] => {
      const [baseValue, override] = [content[maximumField] ?? content[field], overrides[field]];
      if (maximumField in overrides || typeof baseValue !== 'number' || typeof override !== 'number')
        return [];
      return [[maximumField, Math.max(baseValue, override)]];
    },
  );
  return { ...merged, ...Object.fromEntries(maximums) };
}

/** Merges groups key by key; any other value of the second replaces the first. */
function mergeJson(base: Json, overrides: Json): Json {
  if (!isFields(base) || !isFields(overrides)) return overrides;
  const keys = new Set([...Object.keys(base), ...Object.keys(overrides)]);
  return Object.fromEntries(
    [...keys].map((key): readonly [string, Json] => {
      const [baseValue, override] = [base[key], overrides[key]];
      if (override === undefined) return [key, baseValue ?? null];
      return [key, baseValue === undefined ? override : mergeJson(baseValue, override)];
    }),
  );
}

/** Keeps written ids; a missing id is that of the content, numbered if taken. */
function assignIds(creatures: readonly CreatureDraft[]): ParseResult<readonly Creature[]> {
  const usedIds = new Set<string>();
  const faults: Fault[] = [];
  creatures.forEach(({ id }, i) => {
    if (id !== undefined && usedIds.has(id))
      faults.push({ at: ['creatures', i, 'id'], code: 'duplicate-id', params: { id } });
    if (id !== undefined) usedIds.add(id);
  });
  if (faults.length > 0) return { ok: false, faults };
  const giveId = createIdGiver(usedIds);
  const value = creatures.map(({ id, from, name, sheet }) => {
    const newId = id ?? giveId(from ?? '');
    return { id: newId, name: name ?? nameFromId(newId), sheet };
  });
  return { ok: true, value };
}

/** Returns an unused id: the preferred one, or the same with a number. */
export function findFreeId(preferred: string, isTaken: (id: string) => boolean): string {
  let id = preferred;
  for (let n = 2; isTaken(id); n++) id = `${preferred}-${n}`;
  return id;
}
