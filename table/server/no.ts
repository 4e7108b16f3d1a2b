import type { AnyWorld, Language, Refusal, System } from '@arbitro/kernel';
import { REFUSALS, type RefusalBook, refusalWords } from '@arbitro/kernel';
import { refuseAt, TABLE_REFUSALS, type TableRefusal } from '@arbitro/protocol';
import { type Fault, faultWords, namer, showPlace } from '@arbitro/scenario';
import { isUnfit, type Unfit } from './commands/desk.ts';
import type { No } from './hall.ts';

/** The texts that a refusal uses: the system's, with the names that the seat knows. */
export interface Speaker {
  readonly system: System;
  readonly world: AnyWorld;
}

const plain = (word: string): string => word;

/** Builds the error reply of a refusal, with its status and text. */
export function noOf(said: Refusal | Unfit, speaker?: Speaker): No {
  const refusal = isUnfit(said) ? unfitRefusal(said.faults) : said;
  const book: RefusalBook = { ...speaker?.system.refusals, ...TABLE_REFUSALS };
  const status = (book[refusal.code] ?? (REFUSALS as RefusalBook)[refusal.code])?.status ?? 422;
  const faults = isUnfit(said) ? said.faults : undefined;
  return {
    ok: false,
    refusal,
    status,
    ...(faults && { faults }),
    says: (language) =>
      faults
        ? faultsWords(faults, language)
        : refusalWords(book, refusal, { language, name: nameFor(speaker, language) }),
  };
}

export const refused = (code: TableRefusal, params: Refusal['params'] = {}): No =>
  noOf(refuseAt(code, params));

const nameFor = (speaker: Speaker | undefined, language: Language) =>
  speaker ? namer(speaker.system, speaker.world, language) : plain;

function unfitRefusal([first]: readonly Fault[]): Refusal {
  const at = first ? showPlace(first.at) : '';
  return refuseAt('does-not-fit', { at, what: first ? faultWords(first, 'en') : '' });
}

const faultsWords = (faults: readonly Fault[], language: Language): string =>
  faults.map((fault) => `${showPlace(fault.at)}: ${faultWords(fault, language)}`).join('\n');
