import { type Arguments, isOn } from './arguments.ts';
import { hung, wrapped } from './columns.ts';
import { BadInput, type Desk } from './desk.ts';
import {
  database,
  type Examine,
  type Finding,
  folder,
  node,
  packages,
  port,
  program,
  sqlite,
  terminal,
  web,
} from './doctor-checks.ts';
import { engine, systems } from './doctor-engine.ts';
import { type Installation, installationHere } from './doctor-place.ts';

const CHECKS = {
  node,
  program,
  packages,
  engine,
  systems,
  web,
  sqlite,
  folder,
  port,
  database,
  terminal,
} satisfies Readonly<Record<string, Examine>>;

/** Checks everything that the program needs and says how to fix what is wrong. */
export async function doctor(given: Arguments, desk: Desk): Promise<number> {
  const [word] = given.words;
  if (word !== undefined) throw new BadInput('too-many-words', { word });
  return examined(installationHere(given, desk), isOn(given, 'json'), desk);
}

/** Reports every check; returns 1 if something required is broken. */
export async function examined(of: Installation, json: boolean, desk: Desk): Promise<number> {
  const found: (Finding & { readonly check: string })[] = [];
  for (const [check, examine] of Object.entries(CHECKS)) {
    const finding = await examine(of, desk);
    found.push({ check, ...finding });
    if (!json) tell(finding, desk);
  }
  const broken = found.filter((one) => one.is === 'broken').length;
  const odd = found.filter((one) => one.is === 'odd').length;
  if (json)
    desk.io.out(JSON.stringify({ ok: broken === 0, found: found.map((one) => plain(one, desk)) }, null, 2));
  else tellVerdict({ broken, odd }, desk);
  return broken === 0 ? 0 : 1;
}

const MARKS = { fine: '✓', odd: '!', broken: '✗' } as const;
const STYLES = { fine: 'green', odd: 'yellow', broken: 'red' } as const;

function tell(finding: Finding, desk: Desk): void {
  const { io, paint } = desk;
  const { says, todo } = words(finding, desk);
  const [first = '', ...more] = wrapped(says, io.width - 2);
  io.out(`${paint[STYLES[finding.is]](MARKS[finding.is])} ${first}`);
  for (const line of more) io.out(`  ${line}`);
  if (todo === undefined) return;
  for (const [at, line] of wrapped(todo, io.width - 4).entries())
    io.out(`${at === 0 ? '  → ' : '    '}${line}`);
}

const words = (
  { says, todo, with: params }: Finding,
  { text }: Desk,
): { readonly says: string; readonly todo?: string } => ({
  says: text(says, params),
  ...(todo !== undefined && { todo: text(todo, params) }),
});

const plain = (finding: Finding & { readonly check: string }, desk: Desk): object => ({
  check: finding.check,
  is: finding.is,
  ...words(finding, desk),
});

function tellVerdict({ broken, odd }: { readonly broken: number; readonly odd: number }, desk: Desk): void {
  const { io, paint, text } = desk;
  io.out('');
  const [style, verdict] =
    broken > 0
      ? (['red', `✗ ${text('doctor-broken', { broken })}`] as const)
      : odd > 0
        ? (['yellow', `! ${text('doctor-odd', { odd })}`] as const)
        : (['green', `✓ ${text('doctor-fine')}`] as const);
  for (const line of hung(verdict, io.width)) io.out(paint[style](line));
}
