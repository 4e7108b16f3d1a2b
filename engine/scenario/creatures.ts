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
  makers: CreatureSource,
  raws: readonly unknown[],
): ParseResult<readonly Creature[]> {
  const read = raws.map((raw, i) => parseCreature(makers, raw, ['creatures', i]));
  const faults = read.flatMap((parseResult) => (parseResult.ok ? [] : parseResult.faults));
  if (faults.length > 0) return { ok: false, faults: limitFaults(faults) };
  return assignIds(read.flatMap((parseResult) => (parseResult.ok ? [parseResult.value] : [])));
}

interface CreatureDraft {
  readonly id: string | undefined;
  readonly from: string | undefined;
  readonly name: string | undefined;
  readonly sheet: unknown;
}

function parseCreature(makers: CreatureSource, raw: unknown, dataPath: DataPath): ParseResult<CreatureDraft> {
  const { system } = makers;
  const outer = parseWithSchema(CREATURE, raw, dataPath);
  if (!outer.ok) return outer;
  const { id, from, name } = outer.value;
  const whole = buildSheet(makers, outer.value, dataPath);
  if (!whole.ok) return whole;
  if (id === undefined && from === undefined)
    return {
      ok: false,
      faults: [{ at: [...dataPath, 'id'], code: 'missing', params: { expected: 'string' } }],
    };
  const sheet = parseWithSchema(system.schemas.sheet, whole.value, [...dataPath, 'sheet']);
  return sheet.ok ? { ok: true, value: { id, from, name, sheet: sheet.value } } : sheet;
}

function buildSheet(
  makers: CreatureSource,
  input: z.infer<typeof CREATURE>,
  dataPath: DataPath,
): ParseResult<unknown> {
  const { system } = makers;
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
      : makeFromAnswers(makers, create, dataPath);
  if (!base.ok || sheet === undefined) return base;
  const over = sheet as Json;
  return { ok: true, value: overlaySheet(system, base.value as Json, system.normalizeSheet?.(over) ?? over) };
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
function overlaySheet({ maximumFields: wholes = {} }: System, content: Json, over: Json): Json {
  const both = mergeJson(content, over);
  if (!isFields(content) || !isFields(over) || !isFields(both)) return both;
  const keptWholes = Object.entries(wholes).flatMap(([now, whole]): readonly (readonly [string, Json])[] => {
    const [mine, theirs] = [content[whole] ?? content[now], over[now]];
    if (whole in over || typeof mine !== 'number' || typeof theirs !== 'number') return [];
    return [[whole, Math.max(mine, theirs)]];
  });
  return { ...both, ...Object.fromEntries(keptWholes) };
}

/** Merges groups key by key; any other value of the second replaces the first. */
function mergeJson(whole: Json, over: Json): Json {
  if (!isFields(whole) || !isFields(over)) return over;
  const keys = new Set([...Object.keys(whole), ...Object.keys(over)]);
  return Object.fromEntries(
    [...keys].map((key): readonly [string, Json] => {
      const [mine, theirs] = [whole[key], over[key]];
      if (theirs === undefined) return [key, mine ?? null];
      return [key, mine === undefined ? theirs : mergeJson(mine, theirs)];
    }),
  );
}

/** Keeps written ids; a missing id is that of the content, numbered if taken. */
function assignIds(creatures: readonly CreatureDraft[]): ParseResult<readonly Creature[]> {
  const taken = new Set<string>();
  const faults: Fault[] = [];
  creatures.forEach(({ id }, i) => {
    if (id !== undefined && taken.has(id))
      faults.push({ at: ['creatures', i, 'id'], code: 'duplicate-id', params: { id } });
    if (id !== undefined) taken.add(id);
  });
  if (faults.length > 0) return { ok: false, faults };
  const giveId = createIdGiver(taken);
  const value = creatures.map(({ id, from, name, sheet }) => {
    const own = id ?? giveId(from ?? '');
    return { id: own, name: name ?? nameFromId(own), sheet };
  });
  return { ok: true, value };
}

/** Returns an unused id: the one wanted, or that with a number. */
export function findFreeId(wanted: string, isTaken: (id: string) => boolean): string {
  let id = wanted;
  for (let n = 2; isTaken(id); n++) id = `${wanted}-${n}`;
  return id;
}
