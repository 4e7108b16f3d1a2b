import { systems } from '@arbitro/catalogue';
import { type Imported, type Remark, type System, say } from '@arbitro/kernel';
import { checked, faultWords, freeId, nearest, showPlace } from '@arbitro/scenario';
import { type Arguments, isOn } from './arguments.ts';
import { BadInput, type Desk, Misspelt } from './desk.ts';
import { readSheaf } from './file.ts';

/** Converts creatures written for another program into a scenario file of the system that can read them. */
export function importing(given: Arguments, desk: Desk): number {
  const [shape, path, extra] = given.words;
  if (shape === undefined || !path)
    throw new BadInput('too-few-words', { command: 'import', what: shape === undefined ? 'SHAPE' : 'FILE' });
  if (extra !== undefined) throw new BadInput('too-many-words', { word: extra });
  const { system, read } = readerOf(shape);
  const { raw } = readSheaf(path, desk, 'creatures');
  const { creatures } = read(raw);
  if (creatures.length === 0 || raw === null) throw new BadInput('nobody-to-import', { path });
  const sheets = new Map(creatures.map((one) => [one, checked(system.schemas.sheet, one.sheet, [])]));
  const usable = creatures.filter((one) => sheets.get(one)?.ok);
  const tell = (creature: Creature, line: (text: string) => void): void => {
    tellRemarks(creature, desk, line);
    const sheet = sheets.get(creature);
    // for a creature that could not be read at all, the remarks have said everything
    if (sheet?.ok !== false || creature.sheet === null) return;
    for (const fault of sheet.faults)
      line(`   ${desk.text('import-fault')}: ${showPlace(fault.at)}: ${faultWords(fault, desk.language)}`);
  };
  if (isOn(given, 'json')) {
    for (const creature of creatures) tell(creature, desk.io.err);
    desk.io.out(JSON.stringify(fileOf(system, usable), null, 2));
  } else tellAll(creatures, { usable, tell }, desk);
  return usable.length === creatures.length ? 0 : 2;
}

type Creature = Imported['creatures'][number];
type Reader = NonNullable<System['imports']>[string];

function readerOf(shape: string): { readonly system: System; readonly read: Reader } {
  for (const system of systems) {
    const read = Object.hasOwn(system.imports ?? {}, shape) ? system.imports?.[shape] : undefined;
    if (read) return { system, read };
  }
  const shapes = systems.flatMap(({ imports }) => Object.keys(imports ?? {}));
  throw new Misspelt('unknown-shape', { shape, allowed: shapes.join(', ') }, nearest(shape, shapes));
}

/** Gives each creature its own id, even if the source repeats one. */
function fileOf(system: System, creatures: readonly Creature[]): object {
  const taken = new Set<string>();
  const listed = creatures.map(({ id, name, sheet }) => {
    const own = freeId(id, (one) => taken.has(one));
    taken.add(own);
    return { id: own, name, sheet };
  });
  return { system: system.id, creatures: listed };
}

interface Judged {
  readonly usable: readonly Creature[];
  tell(creature: Creature, line: (text: string) => void): void;
}

function tellAll(creatures: readonly Creature[], { usable, tell }: Judged, desk: Desk): void {
  const { io, paint, text } = desk;
  creatures.forEach((creature, at) => {
    const mark = usable.includes(creature) ? paint.green('✓') : paint.red('✗');
    // a creature without a name is identified by its position
    const place = creature.name === NAMELESS ? ` (${at + 1}/${creatures.length})` : '';
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
} as const satisfies Record<Remark['kind'], string>;

function tellRemarks({ remarks }: Creature, { language, text }: Desk, tell: (line: string) => void): void {
  for (const { kind, says } of remarks)
    tell(`   ${text(KINDS[kind])}: ${say(says, language, (value) => value)}`);
}
