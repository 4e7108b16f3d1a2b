import { names } from '@arbitro/catalogue/lazy';
import type { CheckParam, System } from '@arbitro/kernel';
import { broughtAlong } from '@arbitro/own';
import { parseScenario, playScenario, type Scenario } from '@arbitro/scenario';
import { stringify } from 'yaml';
import { type Arguments, isOn, textOf } from './arguments.ts';
import { calledAs } from './called-as.ts';
import { columns } from './columns.ts';
import { BadInput, type Desk, type WordKey } from './desk.ts';
import { orBadInput, readSheaf, type Sheaf, textOfFile } from './file.ts';
import { interact } from './interactive.ts';
import type { Telling } from './log.ts';
import { sheafOf } from './own-fight.ts';
import { tellReport } from './play.ts';
import { readyPath } from './ready.ts';
import { knownSystem } from './rules.ts';
import { writeOwn } from './transcript.ts';

/** A ready fight from beginning to end, and what to try after it; or by hand, or written down to be changed. */
export function demo(given: Arguments, desk: Desk): number | Promise<number> {
  const [wanted = names[0]?.id ?? '', extra] = given.words;
  if (extra !== undefined) throw new BadInput('too-many-words', { word: extra });
  const system = knownSystem(wanted);
  const save = textOf(given, 'save');
  const byHand = isOn(given, 'interactive');
  if (save !== undefined && !byHand) return written(system, save, desk);
  const { sheaf, scenario } = readied(system, desk);
  const telling = { desk, system, sheaf, rules: isOn(given, 'rules') };
  const seed = textOf(given, 'seed');
  if (byHand)
    return interact(scenario, {
      ...telling,
      ...(seed !== undefined && { seed }),
      ...(save !== undefined && { save }),
    });
  return watched(scenario, seed ?? desk.io.freshSeed(), telling);
}

/** The ready fight of a system: from the shelf, or what the system itself has ready. */
function readied(system: System, desk: Desk): { readonly sheaf: Sheaf; readonly scenario: Scenario } {
  const path = readyPath(system.id);
  const sheaf = path === undefined ? sheafOf(system) : readSheaf(path, desk);
  return { sheaf, scenario: orBadInput(parseScenario(sheaf.raw, [system]), sheaf, desk) };
}

function written(system: System, to: string, desk: Desk): number {
  const path = readyPath(system.id);
  writeOwn(to, path === undefined ? stringify(sheafOf(system).raw) : textOfFile(path, desk.io.read), desk);
  desk.io.out(
    desk.text('demo-saved', {
      path: to,
      command: `${calledAs(desk.io.env)} play ${to} --seed luna${broughtBy(system)}`,
    }),
  );
  return 0;
}

/** A system of one's own is brought along by every command that shall know it. */
function broughtBy({ id }: System): string {
  const own = broughtAlong().find(({ system }) => system.id === id);
  return own ? ` --system ${own.named}` : '';
}

function watched(scenario: Scenario, seed: string, telling: Telling): number {
  const { desk, system } = telling;
  const { io, paint, text, language } = desk;
  const report = playScenario(system, scenario, { seed });
  tellReport({ title: `${system.face.name[language]} · ${text('demo-title')}` }, report, telling);
  const { id } = system;
  const next: readonly (readonly [string, WordKey])[] = [
    [`demo ${id} --seed ${seed} --rules`, 'demo-again'],
    [`demo ${id} --interactive`, 'demo-hand'],
    [`demo ${id} --save fight.yaml`, 'demo-own'],
    [`sim ${id} --fights 10000`, 'demo-seeds'],
    [`odds ${id} ${checkExample(system)}`, 'demo-odds'],
    [`rules ${id}`, 'demo-rules'],
  ];
  io.out('');
  io.out(paint.bold(text('demo-next')));
  const called = calledAs(io.env);
  for (const line of columns(
    next.map(([command, why]) => [`${called} ${command}${broughtBy(system)}`, text(why)]),
    io.width,
  ))
    io.out(line);
  return report.ok ? 0 : 1;
}

/** The first check of a system with a value for all that it must be told. */
function checkExample({ checks }: System): string {
  const [first] = Object.entries(checks);
  if (!first) return '';
  const [name, { params }] = first;
  const values = Object.entries(params).flatMap(([param, spec]) => {
    const value = exampleOf(spec);
    return value === undefined ? [] : [`--${param} ${value}`];
  });
  return [name, ...values].join(' ');
}

function exampleOf({ takes, default: usual }: CheckParam): string | undefined {
  if (usual !== undefined || takes.kind === 'flag') return undefined;
  if (takes.kind === 'one') return takes.options[0];
  return String(Math.max(takes.least ?? 0, Math.min(takes.most ?? 4, 4)));
}
