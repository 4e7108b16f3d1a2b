import { createNamer, type Namer, type System } from '@arbitro/kernel';
import type { TableExport } from '@arbitro/protocol';
import { describeAction } from '@arbitro/scenario';
import { type SealFault, type SealVerdict, verifyTable as verifySeals } from '@arbitro/seal';
import { type Arguments, hasFlag } from '../command-line/arguments.ts';
import type { CliContext, MessageKey } from '../command-line/context.ts';
import { readExportFile } from '../files/export-file.ts';
import { type Audit, type AuditFault, auditLog } from './audit-log.ts';

/** Recomputes every roll of an exported table from its seals, and every action from its answers. */
export function runVerify(input: Arguments, context: CliContext): number {
  const { file, system } = readExportFile(input, 'verify', context);
  const found = { file, system, seals: verifySeals(file), receipts: auditLog(system, file) };
  for (const line of hasFlag(input, 'json') ? resultToJsonLines(found) : formatResult(found, context))
    context.io.out(line);
  return found.seals.faults.length + found.receipts.faults.length === 0 ? 0 : 1;
}

interface VerifyResult {
  readonly file: TableExport;
  readonly system: System;
  readonly seals: SealVerdict;
  readonly receipts: Audit;
}

function resultToJsonLines({ file, seals, receipts }: VerifyResult): readonly string[] {
  const { fit, real, sealed } = seals;
  const result = {
    system: file.system,
    title: file.title,
    entries: file.entries.length,
    rolls: { fit, real, sealed },
    runs: { fit: receipts.fit },
    faults: [...seals.faults, ...receipts.faults],
  };
  return [JSON.stringify(result, null, 2)];
}

function formatResult(found: VerifyResult, context: CliContext): readonly string[] {
  const { file, system, seals, receipts } = found;
  const { text, paint, language } = context;
  const title = { title: file.title, system: system.presentation.name[language], count: file.entries.length };
  const counts: readonly (readonly [MessageKey, number])[] = [
    ['rolls-fit', seals.fit],
    ['rolls-real', seals.real],
    ['rolls-sealed', seals.sealed],
    ['runs-fit', receipts.fit],
  ];
  const faults = formatFaults(found, context);
  const end =
    faults.length === 0
      ? [paint.green(`✓ ${text('all-fits')}`)]
      : [
          paint.red(`✗ ${text('does-not-fit', { count: faults.length })}`),
          ...faults.map((line) => `   ${line}`),
        ];
  const countLines = counts
    .filter(([, count]) => count > 0)
    .map(([key, count]) => `   ${text(key, { count })}`);
  return [paint.bold(text('verify-title', title)), ...countLines, '', ...end];
}

/** Returns everything that does not match, in the order of the log. */
function formatFaults(
  { file, system, seals, receipts }: VerifyResult,
  context: CliContext,
): readonly string[] {
  const world = { creatures: listCreatures(file) };
  const name = createNamer(system, world, context.language);
  const datedLines = [
    ...seals.faults.map((fault) => ({ moment: fault.moment, line: formatSealFault(fault, name, context) })),
    ...receipts.faults.map((fault) => ({
      moment: fault.moment,
      line: formatAuditFault(fault, { system, world, context }),
    })),
  ];
  return datedLines.toSorted((a, b) => a.moment - b.moment).map(({ line }) => line);
}

/** Returns all creatures that were at the table when it was opened or entered later. */
function listCreatures({ entries }: TableExport): readonly { readonly id: string; readonly name: string }[] {
  return entries.flatMap(({ kept: { does } }) => {
    if (does.kind === 'came') return [{ id: does.creature, name: does.name }];
    return does.kind === 'opened' ? does.game.world.creatures : [];
  });
}

/** `2026-01-31 20:15:07 UTC` */
function formatTime(moment: number): string {
  const date = new Date(moment / 1000);
  if (Number.isNaN(date.getTime())) return String(moment);
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function formatSealFault(fault: SealFault, name: Namer, { text }: CliContext): string {
  const when = formatTime(fault.moment);
  if (fault.is === 'seed') return text('wrong-seed', { when, commitment: fault.commitment.slice(0, 16) });
  const { roll } = fault;
  const who = roll.by === 'gm' ? text('game-master') : name(roll.by);
  const params = { when, who, label: name(roll.label) };
  if (fault.is === 'place') return text('wrong-place', { ...params, expected: fault.expected + 1 });
  const die = fault.die + 1;
  if (fault.is === 'sides') return text('wrong-sides', { ...params, die });
  const shownFace = roll.faces[fault.die] ?? 0;
  return text('wrong-face', { ...params, die, shown: shownFace, expected: fault.expected });
}

interface AuditContext {
  readonly system: System;
  readonly world: Pick<Parameters<typeof describeAction>[1], 'creatures'>;
  readonly context: CliContext;
}

function formatAuditFault(
  { moment, is, action }: AuditFault,
  { system, world, context }: AuditContext,
): string {
  const when = formatTime(moment);
  if (!action) return context.text('wrong-world', { when });
  const namingWorld = { ...world, options: {} };
  const what = describeAction(action, namingWorld, { system, language: context.language });
  return context.text(`wrong-${is}`, { when, what });
}
