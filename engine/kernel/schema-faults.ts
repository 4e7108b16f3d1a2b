import type { z } from 'zod';
import type { DataPath, Fault } from './fault.ts';
import { limitFaults, MAX_LISTED_FAULTS } from './fault-list.ts';
import type { LocalizedText } from './localized-text.ts';
import { findNearestWord } from './nearest-word.ts';
import { isListAt, keysAt, listDiscriminators, type SchemaInput, writtenValueAt } from './schema-at.ts';

type Issue = z.core.$ZodIssue;

/** Parses unknown data by a schema; its issues become faults at their places. */
export function parseWithSchema<T>(
  schema: z.ZodType<T>,
  raw: unknown,
  dataPath: DataPath,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly Fault[] } {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, faults: describeIssues(parsed.error.issues, { schema, raw, at: dataPath }) };
}

function describeIssues(issues: readonly Issue[], context: FaultContext): readonly Fault[] {
  const faults: Fault[] = [];
  let counted = 0;
  for (const issue of issues) {
    const found = faults.length < MAX_LISTED_FAULTS ? faultsOf(issue, context) : [];
    faults.push(...found);
    counted += Math.max(0, countIssue(issue) - found.length);
  }
  return limitFaults(faults, counted);
}

const countIssue = (issue: Issue): number => (issue.code === 'unrecognized_keys' ? issue.keys.length : 1);

interface FaultContext extends SchemaInput {
  readonly at: DataPath;
}

function faultsOf(issue: Issue, context: FaultContext): readonly Fault[] {
  const keys = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  const path = pathAsWritten(context.raw, keys);
  const dataPath = [...context.at, ...path];
  const found = writtenValueAt(context.raw, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return faultsOfUnknownKeys(issue.keys, dataPath, keysAt(context, keys));
    case 'invalid_type':
      return [faultOfWrongType(issue.expected, found, dataPath)];
    case 'invalid_value':
      return [faultOfNotAllowed(issue.values, found, dataPath)];
    case 'invalid_union':
      return faultsOfUnion(issue, context, dataPath, found);
    case 'too_small':
      return [
        issue.inclusive
          ? faultOfTooSmall(found, Number(issue.minimum), dataPath)
          : faultOfNotAbove(found, issue.minimum, dataPath),
      ];
    case 'too_big':
      return [faultOfTooBig(found, Number(issue.maximum), dataPath)];
    case 'invalid_key':
      return issue.issues.flatMap((issue) => faultsOfKey(issue, dataPath));
    case 'custom':
      return [
        { at: dataPath, code: 'unfit', params: { says: issue.message }, ...textFromParams(issue.params) },
      ];
    default:
      return [{ at: dataPath, code: 'unfit', params: { says: issue.message } }];
  }
}

/**
 * Returns the place as written: a single value for a list has no index there, and a word for a group (`prone`) no
 * parts.
 */
function pathAsWritten(raw: unknown, keys: DataPath): DataPath {
  const path = keys.filter((key, index) => typeof key === 'string' || isListAt(raw, keys.slice(0, index)));
  const group = path.slice(0, -1);
  return group.length > 0 && typeof writtenValueAt(raw, group) === 'string' ? group : path;
}

/** The key itself is invalid, not its value. */
function faultsOfKey(issue: Issue, dataPath: DataPath): readonly Fault[] {
  const key = String(dataPath.at(-1) ?? '');
  if (issue.code === 'too_small') return [faultOfTooSmall(key, Number(issue.minimum), dataPath)];
  if (issue.code === 'too_big') return [faultOfTooBig(key, Number(issue.maximum), dataPath)];
  return [{ at: dataPath, code: 'unfit', params: { says: issue.message } }];
}

/** Returns the message of a refinement (`failWith` of the kernel). */
const textFromParams = (params: Readonly<Record<string, unknown>> | undefined): Pick<Fault, 'says'> =>
  params?.says === undefined ? {} : { says: params.says as LocalizedText };

function faultOfTooSmall(found: unknown, min: number, dataPath: DataPath): Fault {
  const value = sizeOf(found);
  if (value === 0 && min === 1 && typeof found !== 'number')
    return { at: dataPath, code: 'empty', params: {} };
  return {
    at: dataPath,
    code: typeof found === 'number' ? 'too-small' : 'too-short',
    params: { value, least: min },
  };
}

const faultOfNotAbove = (found: unknown, bound: number | bigint, dataPath: DataPath): Fault => ({
  at: dataPath,
  code: 'not-above',
  params: { value: sizeOf(found), above: Number(bound) },
});

const faultOfTooBig = (found: unknown, max: number, dataPath: DataPath): Fault => ({
  at: dataPath,
  code: typeof found === 'number' ? 'too-big' : 'too-long',
  params: { value: sizeOf(found), most: max },
});

const faultsOfUnknownKeys = (
  keys: readonly string[],
  dataPath: DataPath,
  known: readonly string[],
): readonly Fault[] => keys.slice(0, MAX_LISTED_FAULTS).map((key) => faultOfUnknownKey(key, dataPath, known));

export function faultOfUnknownKey(key: string, dataPath: DataPath, known: readonly string[]): Fault {
  // a key of another branch than the one meant here is known, but not allowed
  const allowed = known.filter((text) => text !== key);
  const params = { key, allowed: allowed.join(', ') || '—' };
  return addSuggestion({ at: [...dataPath, key], code: 'unknown-key', params }, key, allowed);
}

export function faultOfWrongType(expected: string, found: unknown, dataPath: DataPath): Fault {
  if (found === undefined) return { at: dataPath, code: 'missing', params: { expected } };
  if (found === null) return { at: dataPath, code: 'found-nothing', params: { expected } };
  const received = typeof found === 'number' || typeof found === 'boolean' ? String(found) : kindOf(found);
  return expected === 'null'
    ? { at: dataPath, code: 'nothing-wanted', params: { received } }
    : { at: dataPath, code: 'wrong-type', params: { expected, received } };
}

export function faultOfNotAllowed(values: readonly unknown[], found: unknown, dataPath: DataPath): Fault {
  const allowed = values.map((value) => String(value));
  if (found === undefined) return { at: dataPath, code: 'missing', params: { expected: allowed.join(', ') } };
  const params = { value: summarizeValue(found), allowed: allowed.join(', ') };
  const fault: Fault = { at: dataPath, code: 'not-allowed', params };
  return typeof found === 'string' ? addSuggestion(fault, found, allowed) : fault;
}

function addSuggestion(fault: Fault, word: string, words: readonly string[]): Fault {
  const near = findNearestWord(word, words);
  return near === undefined ? fault : { ...fault, near };
}

function faultsOfUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  context: FaultContext,
  dataPath: DataPath,
  found: unknown,
): readonly Fault[] {
  const { discriminator } = issue;
  if (discriminator !== undefined) {
    const keys = issue.path.slice(0, -1).filter((key) => typeof key !== 'symbol');
    return [faultOfNotAllowed(listDiscriminators(context, keys, discriminator), found, dataPath)];
  }
  const branches = issue.errors.filter((errors) => errors.length > 0);
  if (branches.every(([first]) => first?.path.length === 0 && first.code !== 'unrecognized_keys'))
    return [faultOfFlatUnion(branches, found, dataPath)];
  const closestBranch = branches.toSorted((a, b) => computeDistance(a) - computeDistance(b))[0] ?? [];
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  const nested = { schema: context.schema, raw: context.raw, at: context.at };
  return closestBranch.flatMap((item) =>
    faultsOf({ ...item, path: [...path, ...item.path] } as Issue, nested),
  );
}

/** Returns one fault that lists all the plain kinds of value that a union accepts. */
function faultOfFlatUnion(
  branches: readonly (readonly Issue[])[],
  found: unknown,
  dataPath: DataPath,
): Fault {
  const firsts = branches.map(([first]) => first);
  const values = firsts.flatMap((issue) => (issue?.code === 'invalid_value' ? issue.values : []));
  const kinds = firsts.flatMap((issue) => (issue?.code === 'invalid_type' ? [issue.expected] : []));
  if (values.length > 0 && found !== undefined) {
    const fault = faultOfNotAllowed(values, found, dataPath);
    const params = { ...fault.params, kinds: kinds.join('|') };
    return kinds.length === 0 ? fault : { ...fault, code: 'not-allowed-nor', params };
  }
  return faultOfWrongType([...values.map(String), ...kinds].join('|'), found, dataPath);
}

/** Returns how far a branch of a union is from the input: fewer and deeper issues are nearer. */
function computeDistance(errors: readonly Issue[]): number {
  const deepest = Math.max(...errors.map((error) => error.path.length));
  const unknownKeys = errors.filter((error) => error.code === 'unrecognized_keys').length;
  return errors.length + unknownKeys - 2 * deepest;
}

export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function sizeOf(value: unknown): number | string {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : summarizeValue(value);
}

function summarizeValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
