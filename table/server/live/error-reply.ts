import {
  type AnyWorld,
  createNamer,
  describeRefusal,
  explainFault,
  type Fault,
  formatFault,
  formatPath,
  type Language,
  REFUSALS,
  type Refusal,
  type RefusalBook,
  type System,
} from '@arbitro/kernel';
import { refuseAtTable, TABLE_REFUSALS, type TableRefusal } from '@arbitro/protocol';
import { hasFaults, type SchemaFaults } from '../commands/context.ts';
import type { ErrorReply } from './table-service.ts';

/** The texts that a refusal uses: the system's, with the names that the seat knows. */
export interface Speaker {
  readonly system: System;
  readonly world: AnyWorld;
}

const returnWord = (word: string): string => word;

/** Builds the error reply of a refusal, with its status and text. */
export function toErrorReply(refusalOrFaults: Refusal | SchemaFaults, speaker?: Speaker): ErrorReply {
  const refusal = hasFaults(refusalOrFaults) ? refusalOfFaults(refusalOrFaults.faults) : refusalOrFaults;
  const book: RefusalBook = { ...speaker?.system.refusals, ...TABLE_REFUSALS };
  const status = (book[refusal.code] ?? (REFUSALS as RefusalBook)[refusal.code])?.status ?? 422;
  const faults = hasFaults(refusalOrFaults) ? refusalOrFaults.faults : undefined;
  return {
    ok: false,
    refusal,
    status,
    ...(faults && { faults }),
    says: (language) =>
      faults
        ? describeFaults(faults, language)
        : describeRefusal(book, refusal, { language, name: getCreatureNamer(speaker, language) }),
  };
}

export const buildRefusalReply = (code: TableRefusal, params: Refusal['params'] = {}): ErrorReply =>
  toErrorReply(refuseAtTable(code, params));

const getCreatureNamer = (speaker: Speaker | undefined, language: Language) =>
  speaker ? createNamer(speaker.system, speaker.world, language) : returnWord;

function refusalOfFaults([first]: readonly Fault[]): Refusal {
  const path = first ? formatPath(first.at) : '';
  return refuseAtTable('does-not-fit', { at: path, what: first ? explainFault(first, 'en') : '' });
}

const describeFaults = (faults: readonly Fault[], language: Language): string =>
  faults.map((fault) => formatFault(fault, language)).join('\n');
