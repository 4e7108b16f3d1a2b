import { type Arguments, hasFlag } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { wrapHanging, wrapText } from '../output/columns.ts';
import {
  checkDatabase,
  checkFolder,
  checkNode,
  checkPackages,
  checkPort,
  checkProgram,
  checkSqlite,
  checkTerminal,
  checkWeb,
  type DoctorCheck,
  type Finding,
} from './doctor-checks.ts';
import { checkEngine, checkSystems } from './doctor-engine.ts';
import { findInstallation, type Installation } from './installation.ts';

const CHECKS = {
  node: checkNode,
  program: checkProgram,
  packages: checkPackages,
  engine: checkEngine,
  systems: checkSystems,
  web: checkWeb,
  sqlite: checkSqlite,
  folder: checkFolder,
  port: checkPort,
  database: checkDatabase,
  terminal: checkTerminal,
} satisfies Readonly<Record<string, DoctorCheck>>;

/** Checks everything that the program needs and says how to fix what is wrong. */
export async function runDoctor(input: Arguments, context: CliContext): Promise<number> {
  const [word] = input.words;
  if (word !== undefined) throw new UsageError('too-many-words', { word });
  return runChecks(findInstallation(input, context), hasFlag(input, 'json'), context);
}

/** Reports every check; returns 1 if something required is broken. */
export async function runChecks(of: Installation, json: boolean, context: CliContext): Promise<number> {
  const found: (Finding & { readonly check: string })[] = [];
  for (const [check, examine] of Object.entries(CHECKS)) {
    const finding = await examine(of, context);
    found.push({ check, ...finding });
    if (!json) printFinding(finding, context);
  }
  const broken = found.filter((item) => item.is === 'broken').length;
  const odd = found.filter((item) => item.is === 'odd').length;
  if (json)
    context.io.out(
      JSON.stringify({ ok: broken === 0, found: found.map((item) => findingToJson(item, context)) }, null, 2),
    );
  else printVerdict({ broken, odd }, context);
  return broken === 0 ? 0 : 1;
}

const MARKS = { fine: '✓', odd: '!', broken: '✗' } as const;
const STYLES = { fine: 'green', odd: 'yellow', broken: 'red' } as const;

function printFinding(finding: Finding, context: CliContext): void {
  const { io, paint } = context;
  const { says, todo } = describeFinding(finding, context);
  const [first = '', ...more] = wrapText(says, io.width - 2);
  io.out(`${paint[STYLES[finding.is]](MARKS[finding.is])} ${first}`);
  for (const line of more) io.out(`  ${line}`);
  if (todo === undefined) return;
  for (const [index, line] of wrapText(todo, io.width - 4).entries())
    io.out(`${index === 0 ? '  → ' : '    '}${line}`);
}

const describeFinding = (
  { says, todo, with: params }: Finding,
  { text }: CliContext,
): { readonly says: string; readonly todo?: string } => ({
  says: text(says, params),
  ...(todo !== undefined && { todo: text(todo, params) }),
});

const findingToJson = (finding: Finding & { readonly check: string }, context: CliContext): object => ({
  check: finding.check,
  is: finding.is,
  ...describeFinding(finding, context),
});

function printVerdict(
  { broken, odd }: { readonly broken: number; readonly odd: number },
  context: CliContext,
): void {
  const { io, paint, text } = context;
  io.out('');
  const [style, verdict] =
    broken > 0
      ? (['red', `✗ ${text('doctor-broken', { broken })}`] as const)
      : odd > 0
        ? (['yellow', `! ${text('doctor-odd', { odd })}`] as const)
        : (['green', `✓ ${text('doctor-fine')}`] as const);
  for (const line of wrapHanging(verdict, io.width)) io.out(paint[style](line));
}
