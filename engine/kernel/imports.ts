import type { Json } from './json.ts';
import type { CreatureId } from './kernel.ts';
import type { LocalizedText, Sentence } from './localized-text.ts';
import { cleanPrintedText } from './printed-text.ts';

/** Something to import: a file, or what was pasted. */
export interface ImportSource {
  readonly text: string;
  /** The text as data, if it is JSON; undefined otherwise. */
  readonly data: unknown;
}

/** Reads one format of creatures written for other programs, or printed in books. */
export interface Importer {
  /** The common name of the format: `5etools`. */
  readonly id: string;
  readonly name: LocalizedText;
  /** How well the source looks like this format, from 0 (not at all) to 1. */
  recognises(source: ImportSource): number;
  read(source: ImportSource): ImportResult;
}

/** The result of importing a file of another program. */
export interface ImportResult {
  readonly creatures: readonly ImportedCreature[];
}

export interface ImportedCreature {
  readonly id: CreatureId;
  readonly name: string;
  /** Data for the schema of sheets; null if there is no creature to build. */
  readonly sheet: Json;
  /** Every part of the source, in its order. */
  readonly lines: readonly ImportLine[];
}

/**
 * One part of the source: a line, or an entry with its name. `played`: all of it is on the sheet. `partly`: some of it
 * is, and its words are a note. `noted`: only a note. `unread`: nothing of it is on the sheet; a remark says why.
 */
export interface ImportLine {
  readonly text: string;
  readonly outcome: ImportOutcome;
  readonly remarks: readonly ImportRemark[];
}
export const IMPORT_OUTCOMES = ['played', 'partly', 'noted', 'unread'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** A problem found in an imported part: not used, contradicting itself, or nonsensical. */
export interface ImportRemark {
  readonly kind: 'left-out' | 'contradiction' | 'fault';
  readonly says: Sentence;
}

/** Lines of each outcome. */
export function countOutcomes(lines: readonly ImportLine[]): Readonly<Record<ImportOutcome, number>> {
  const counts = { played: 0, partly: 0, noted: 0, unread: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return counts;
}

/** The source of a text: with its data if it is JSON. */
export function parseImportSource(text: string): ImportSource {
  const cleaned = text.replace(/^\uFEFF/u, '').trim();
  const data = /^[[{]/u.test(cleaned) ? parseJson(cleaned) : undefined;
  return { text: data === undefined ? cleanPrintedText(cleaned) : cleaned, data };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface FoundImporter<S> {
  readonly system: S;
  readonly importer: Importer;
}

/** The importer that fits a source best, among those of these systems; undefined if none recognises it. */
export function findImporter<S extends { readonly importers?: readonly Importer[] }>(
  systems: readonly S[],
  source: ImportSource,
): FoundImporter<S> | undefined {
  let [best, found]: [number, FoundImporter<S> | undefined] = [0, undefined];
  for (const system of systems)
    for (const importer of system.importers ?? []) {
      const confidence = importer.recognises(source);
      if (confidence > best) [best, found] = [confidence, { system, importer }];
    }
  return found;
}
