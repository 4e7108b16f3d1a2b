import { systems } from '@arbitro/catalogue';
import {
  explainFault,
  findNearestWord,
  formatPath,
  formatSentence,
  type ImportRemark,
  type ImportResult,
  parseWithSchema,
  type System,
} from '@arbitro/kernel';
import { findFreeId } from '@arbitro/scenario';
import { type Arguments, hasFlag } from '../command-line/arguments.ts';
import { type CliContext, UnknownNameError, UsageError } from '../command-line/context.ts';
import { readSourceFile } from '../files/source-file.ts';

/** Converts creatures written for another program into a scenario file of the system that can read them. */
export function runImport(input: Arguments, context: CliContext): number {
  const [shape, path, extra] = input.words;
  if (shape === undefined || !path)
    throw new UsageError('too-few-words', {
      command: 'import',
      what: shape === undefined ? 'SHAPE' : 'FILE',
    });
  if (extra !== undefined) throw new UsageError('too-many-words', { word: extra });
  const { system, read } = findReader(shape);
  const { raw } = readSourceFile(path, context, 'creatures');
  const { creatures } = read(raw);
  if (creatures.length === 0 || raw === null) throw new UsageError('nobody-to-import', { path });
  const sheets = new Map(
    creatures.map((creature) => [creature, parseWithSchema(system.schemas.sheet, creature.sheet, [])]),
  );
  const usable = creatures.filter((creature) => sheets.get(creature)?.ok);
  const tell = (creature: Creature, line: (text: string) => void): void => {
    printRemarks(creature, context, line);
    const sheet = sheets.get(creature);
    // for a creature that could not be read at all, the remarks have said everything
    if (sheet?.ok !== false || creature.sheet === null) return;
    for (const fault of sheet.faults)
      line(
        `   ${context.text('import-fault')}: ${formatPath(fault.at)}: ${explainFault(fault, context.language)}`,
      );
  };
  if (hasFlag(input, 'json')) {
    for (const creature of creatures) tell(creature, context.io.err);
    context.io.out(JSON.stringify(buildScenarioFile(system, usable), null, 2));
  } else printCreatures(creatures, { usable, tell }, context);
  return usable.length === creatures.length ? 0 : 2;
}

type Creature = ImportResult['creatures'][number];
type Reader = NonNullable<System['imports']>[string];

function findReader(shape: string): { readonly system: System; readonly read: Reader } {
  for (const system of systems) {
    const read = Object.hasOwn(system.imports ?? {}, shape) ? system.imports?.[shape] : undefined;
    if (read) return { system, read };
  }
  const shapes = systems.flatMap(({ imports }) => Object.keys(imports ?? {}));
  throw new UnknownNameError(
    'unknown-shape',
    { shape, allowed: shapes.join(', ') },
    findNearestWord(shape, shapes),
  );
}

/** Gives each creature its own id, even if the source repeats one. */
function buildScenarioFile(system: System, creatures: readonly Creature[]): object {
  const taken = new Set<string>();
  const listed = creatures.map(({ id, name, sheet }) => {
    const own = findFreeId(id, (text) => taken.has(text));
    taken.add(own);
    return { id: own, name, sheet };
  });
  return { system: system.id, creatures: listed };
}

interface ImportReport {
  readonly usable: readonly Creature[];
  tell(creature: Creature, line: (text: string) => void): void;
}

function printCreatures(
  creatures: readonly Creature[],
  { usable, tell }: ImportReport,
  context: CliContext,
): void {
  const { io, paint, text } = context;
  creatures.forEach((creature, index) => {
    const mark = usable.includes(creature) ? paint.green('✓') : paint.red('✗');
    // a creature without a name is identified by its position
    const place = creature.name === NAMELESS ? ` (${index + 1}/${creatures.length})` : '';
    io.out(`${mark} ${paint.bold(creature.name)}${place}`);
    tell(creature, io.out);
  });
  io.out(text('imported', { count: usable.length, all: creatures.length }));
  if (usable.length > 0) io.out(paint.dim(text('import-next')));
}

const NAMELESS = '?';

const KINDS = {
  'left-out': 'import-left-out',
  contradiction: 'import-contradiction',
  fault: 'import-fault',
} as const satisfies Record<ImportRemark['kind'], string>;

function printRemarks(
  { remarks }: Creature,
  { language, text }: CliContext,
  tell: (line: string) => void,
): void {
  for (const { kind, says } of remarks)
    tell(`   ${text(KINDS[kind])}: ${formatSentence(says, language, (value) => value)}`);
}
