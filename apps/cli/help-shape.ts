import type { Words } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** The `--help` of a command. Its options are exactly those of its `OptionSpecs`. */
export interface Help {
  readonly usage: string;
  readonly does: Words;
  readonly options: readonly (readonly [string, Words])[];
  /** Commands that work as typed, in order, from any folder. */
  readonly examples: readonly string[];
  /** Explanations of the examples. */
  readonly about?: readonly Words[];
  /** When it exits with 1. */
  readonly fails?: Words;
  /** Whether it can be interrupted and then exits with 130. */
  readonly stops?: true;
}

export type Option = Help['options'][number];

export const JSON_OPTION: Option = ['--json', TEXT.help.shared.json];
export const SEED_OPTION: Option = ['--seed S', TEXT.help.shared.seed];
export const RULES_OPTION: Option = ['--rules', TEXT.help.shared.rules];
export const INTERACTIVE_OPTION: Option = ['-i, --interactive', TEXT.help.shared.interactive];
export const OPTION_OPTION: Option = ['--option K=V,…', TEXT.help.shared.option];

/** `fight.yaml` in examples that begin with `arbitro demo --save fight.yaml`. */
export const OWN_FILE: Words = TEXT.help.shared.ownFile;
export const IN_FOLDERS: Words = TEXT.help.shared.inFolders;
export const READY: Words = TEXT.help.shared.ready;
