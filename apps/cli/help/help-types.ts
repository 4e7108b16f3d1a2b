import type { LocalizedText } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

/** The `--help` of a command. Its options are exactly those of its `OptionSpecs`. */
export interface Help {
  readonly usage: string;
  readonly does: LocalizedText;
  readonly options: readonly (readonly [string, LocalizedText])[];
  /** Commands that work as typed, in order, from any folder. */
  readonly examples: readonly string[];
  /** Explanations of the examples. */
  readonly about?: readonly LocalizedText[];
  /** When it exits with 1. */
  readonly fails?: LocalizedText;
  /** Whether it can be interrupted and then exits with 130. */
  readonly stops?: true;
}

export type HelpOption = Help['options'][number];

export const JSON_OPTION: HelpOption = ['--json', TEXT.help.shared.json];
export const SEED_OPTION: HelpOption = ['--seed S', TEXT.help.shared.seed];
export const RULES_OPTION: HelpOption = ['--rules', TEXT.help.shared.rules];
export const VERBOSE_OPTION: HelpOption = ['--verbose', TEXT.help.shared.verbose];
export const INTERACTIVE_OPTION: HelpOption = ['-i, --interactive', TEXT.help.shared.interactive];
export const OPTION_OPTION: HelpOption = ['--option K=V,…', TEXT.help.shared.option];

/** `fight.yaml` in examples that begin with `arbitro demo --save fight.yaml`. */
export const EXAMPLE_FILE: LocalizedText = TEXT.help.shared.ownFile;
export const IN_FOLDERS: LocalizedText = TEXT.help.shared.inFolders;
export const DICE_NOTATION: LocalizedText = TEXT.help.shared.notation;
export const BUILTIN_SCENARIOS: LocalizedText = TEXT.help.shared.ready;
