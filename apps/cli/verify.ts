import { systemById } from '@arbitro/catalogue';
import { isFields, type Namer, type System } from '@arbitro/kernel';
import { type Export, exportSchema } from '@arbitro/protocol';
import { namer, tellAction } from '@arbitro/scenario';
import { type SealFault, type Verdict, verify as verifySeals } from '@arbitro/seal';
import { type Arguments, isOn } from './arguments.ts';
import { type Audit, type AuditFault, audit } from './audit.ts';
import { BadInput, type Desk, type WordKey } from './desk.ts';
import { textOfFile } from './file.ts';
import { meantFile } from './ready.ts';
import { unknownSystem } from './rules.ts';

/** Recomputes every roll of an exported table from its seals, and every action from its answers. */
export function verify(given: Arguments, desk: Desk): number {
  const [path, extra] = given.words;
  if (!path) throw new BadInput('too-few-words', { command: 'verify', what: 'EXPORT.json' });
  if (extra !== undefined) throw new BadInput('too-many-words', { word: extra });
  const file = readExport(meantFile(path), desk);
  const system = systemById(file.system);
  if (!system) throw unknownSystem(file.system, desk);
  const found = { file, system, seals: verifySeals(file), receipts: audit(system, file) };
  for (const line of isOn(given, 'json') ? jsonLines(found) : lines(found, desk)) desk.io.out(line);
  return found.seals.faults.length + found.receipts.faults.length === 0 ? 0 : 1;
}

function readExport(path: string, desk: Desk): Export {
  const raw = jsonOf(textOfFile(path, desk, 'export'), path, desk);
  if (!isFields(raw)) throw new BadInput('not-an-export', { path, what: desk.text('not-a-group') });
  if (raw.arbitro === 'log') throw new BadInput('not-an-export', { path, what: desk.text('a-players-log') });
  const read = parsed(raw);
  if (typeof read !== 'string') return read;
  throw new BadInput('not-an-export', { path, what: desk.text('not-so-in', { place: read }) });
}

/** Parses the file by its schema; returns the place of an error otherwise. */
function parsed(raw: unknown): Export | string {
  try {
    const read = exportSchema.safeParse(raw);
    return read.success ? read.data : (read.error.issues[0]?.path.join('.') ?? '');
  } catch (error) {
    // nested too deeply for the parser
    if (error instanceof RangeError) return 'entries';
    throw error;
  }
}

function jsonOf(text: string, path: string, desk: Desk): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput('not-an-export', { path, what: desk.text('not-json') });
  }
}

interface Found {
  readonly file: Export;
  readonly system: System;
  readonly seals: Verdict;
  readonly receipts: Audit;
}

function jsonLines({ file, seals, receipts }: Found): readonly string[] {
  const { fit, real, sealed } = seals;
  const told = {
    system: file.system,
    title: file.title,
    entries: file.entries.length,
    rolls: { fit, real, sealed },
    runs: { fit: receipts.fit },
    faults: [...seals.faults, ...receipts.faults],
  };
  return [JSON.stringify(told, null, 2)];
}

function lines(found: Found, desk: Desk): readonly string[] {
  const { file, system, seals, receipts } = found;
  const { text, paint, language } = desk;
  const title = { title: file.title, system: system.face.name[language], count: file.entries.length };
  const counts: readonly (readonly [WordKey, number])[] = [
    ['rolls-fit', seals.fit],
    ['rolls-real', seals.real],
    ['rolls-sealed', seals.sealed],
    ['runs-fit', receipts.fit],
  ];
  const faults = faultLines(found, desk);
  const end =
    faults.length === 0
      ? [paint.green(`✓ ${text('all-fits')}`)]
      : [
          paint.red(`✗ ${text('does-not-fit', { count: faults.length })}`),
          ...faults.map((line) => `   ${line}`),
        ];
  const told = counts.filter(([, count]) => count > 0).map(([key, count]) => `   ${text(key, { count })}`);
  return [paint.bold(text('verify-title', title)), ...told, '', ...end];
}

/** Returns everything that does not match, in the order of the log. */
function faultLines({ file, system, seals, receipts }: Found, desk: Desk): readonly string[] {
  const world = { creatures: everybody(file) };
  const name = namer(system, world, desk.language);
  const told = [
    ...seals.faults.map((fault) => ({ moment: fault.moment, line: sealLine(fault, name, desk) })),
    ...receipts.faults.map((fault) => ({
      moment: fault.moment,
      line: auditLine(fault, { system, world, desk }),
    })),
  ];
  return told.toSorted((a, b) => a.moment - b.moment).map(({ line }) => line);
}

/** Returns all creatures that were at the table when it was opened or entered later. */
function everybody({ entries }: Export): readonly { readonly id: string; readonly name: string }[] {
  return entries.flatMap(({ kept: { does } }) => {
    if (does.kind === 'came') return [{ id: does.creature, name: does.name }];
    return does.kind === 'opened' ? does.game.world.creatures : [];
  });
}

/** `2026-01-31 20:15:07 UTC` */
function whenOf(moment: number): string {
  const date = new Date(moment / 1000);
  if (Number.isNaN(date.getTime())) return String(moment);
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function sealLine(fault: SealFault, name: Namer, { text }: Desk): string {
  const when = whenOf(fault.moment);
  if (fault.is === 'seed') return text('wrong-seed', { when, commitment: fault.commitment.slice(0, 16) });
  const { roll } = fault;
  const who = roll.by === 'gm' ? text('game-master') : name(roll.by);
  const params = { when, who, label: name(roll.label) };
  if (fault.is === 'place') return text('wrong-place', { ...params, expected: fault.expected + 1 });
  const die = fault.die + 1;
  if (fault.is === 'sides') return text('wrong-sides', { ...params, die });
  const shown = roll.faces[fault.die] ?? 0;
  return text('wrong-face', { ...params, die, shown, expected: fault.expected });
}

interface Telling {
  readonly system: System;
  readonly world: Pick<Parameters<typeof tellAction>[1], 'creatures'>;
  readonly desk: Desk;
}

function auditLine({ moment, is, action }: AuditFault, { system, world, desk }: Telling): string {
  const when = whenOf(moment);
  if (!action) return desk.text('wrong-world', { when });
  const at = { ...world, options: {} };
  const what = tellAction(action, at, { system, language: desk.language });
  return desk.text(`wrong-${is}`, { when, what });
}
