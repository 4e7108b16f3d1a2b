import {
  countOutcomes,
  type Fault,
  type FoundImporter,
  formatFault,
  formatSentence,
  type ImportedCreature,
  type ImportLine,
  type ImportRemark,
  type System,
} from '@arbitro/kernel';
import type { CliContext } from '../command-line/context.ts';

/** A file with its format and its creatures. */
export interface ImportedFile {
  readonly path: string;
  readonly found: FoundImporter<System>;
  readonly creatures: readonly CheckedCreature[];
}

/** A creature with what its system says of the sheet. */
export interface CheckedCreature extends ImportedCreature {
  readonly isUsable: boolean;
  readonly faults: readonly Fault[];
}

type Print = (line: string) => void;

/** Prints each file with its format, its creatures, and how many of how many parts were understood. */
export function printFiles(
  files: readonly (ImportedFile | { readonly path: string })[],
  context: CliContext,
): void {
  const { io, paint, text, language } = context;
  const known = files.filter((file): file is ImportedFile => 'found' in file);
  for (const { path, found, creatures } of known) {
    const format = found.importer.name[language];
    io.out(paint.dim(text('import-format', { path, format, system: found.system.id })));
    creatures.forEach((creature, index) => {
      const position = creature.name === NAMELESS ? ` (${index + 1}/${creatures.length})` : '';
      io.out(
        `${creature.isUsable ? paint.green('✓') : paint.red('✗')} ${paint.bold(creature.name)}${position}`,
      );
      printCreature(creature, context, io.out);
    });
  }
  for (const file of files) if (!('found' in file)) io.out(text('import-skipped', { path: file.path }));
  printTotals(
    known.flatMap(({ creatures }) => creatures),
    context,
  );
}

/** A creature without a name is identified by its position. */
const NAMELESS = '?';

function printTotals(creatures: readonly CheckedCreature[], { io, paint, text }: CliContext): void {
  const usable = creatures.filter(({ isUsable }) => isUsable);
  const { played, partly, noted, unread } = countOutcomes(creatures.flatMap(({ lines }) => lines));
  const all = played + partly + noted + unread;
  io.out(text('import-parts', { played, partly, noted, unread, all }));
  io.out(text('imported', { count: usable.length, all: creatures.length }));
  if (usable.length > 0) io.out(paint.dim(text('import-next')));
}

const KINDS = {
  'left-out': 'import-left-out',
  contradiction: 'import-contradiction',
  fault: 'import-fault',
} as const satisfies Record<ImportRemark['kind'], string>;

/** Prints every remark in the line it concerns, and the faults of the sheet. */
export function printCreature({ lines, faults }: CheckedCreature, context: CliContext, print: Print): void {
  const { text, language } = context;
  for (const line of lines) printLine(line, context, print);
  for (const fault of faults) print(`   ${text('import-fault')}: ${formatFault(fault, language)}`);
}

function printLine({ remarks }: ImportLine, { text, language }: CliContext, print: Print): void {
  for (const { kind, says } of remarks)
    print(`   ${text(KINDS[kind])}: ${formatSentence(says, language, (value) => value)}`);
}
