import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systems } from '@arbitro/catalogue';
import type { System } from '@arbitro/kernel';
import { parseScenario, playScenario, type Scenario } from '@arbitro/scenario';
import { type Arguments, isOn, listOf, type Spec, textOf } from './arguments.ts';
import { BadInput, type Desk, type WordKey } from './desk.ts';
import { readScenario } from './file.ts';
import { tellReport } from './play.ts';
import { knownSystem } from './rules.ts';

export const DEMO: Spec = { seed: { type: 'string' }, rules: { type: 'boolean' } };

const fileOf = (system: string): string => fileURLToPath(new URL(`./demo/${system}.yaml`, import.meta.url));

const FIGHT = [{ do: { type: 'fight' } }, { fight: true }];

/** The fight in our file of the system; of a system of one's own the one it brings along. */
function fightOf(system: System, desk: Desk): { readonly scenario: Scenario; readonly path?: string } {
  const path = fileOf(system.id);
  if (existsSync(path)) return { scenario: readScenario(path, desk).scenario, path };
  const read = parseScenario({ steps: FIGHT, ...system.demo, system: system.id }, [system]);
  if (!read.ok) throw new Error(`the demo of ${system.id} was let through unfit`);
  return { scenario: read.value };
}

/** A ready fight from beginning to end, and what to try after it. */
export function demo(given: Arguments, desk: Desk): number {
  const { io, paint, text } = desk;
  const [wanted = systems[0]?.id ?? '', extra] = given.words;
  if (extra !== undefined) throw new BadInput('too-many-words', { word: extra });
  const system = knownSystem(wanted);
  const { scenario, path } = fightOf(system, desk);
  const seed = textOf(given, 'seed') ?? io.freshSeed();
  const report = playScenario(system, scenario, { seed });
  const title = `${system.face.name[desk.language]} · ${text('demo-title')}`;
  tellReport({ title }, report, { desk, system, rules: isOn(given, 'rules') });
  const own = listOf(given, 'system').map((folder) => ` --system ${folder}`);
  const file = path === undefined ? undefined : relative(process.cwd(), path);
  const next: readonly (readonly [string, WordKey])[] = [
    [`demo ${wanted} --seed ${seed} --rules${own.join('')}`, 'demo-again'],
    ...(file === undefined ? [] : fileNext(file)),
    [`odds ${wanted} ${Object.keys(system.checks)[0] ?? ''}${own.join('')}`, 'demo-odds'],
    [`rules ${wanted}${own.join('')}`, 'demo-rules'],
  ];
  const widest = Math.max(...next.map(([command]) => command.length));
  io.out('');
  io.out(paint.bold(text('demo-next')));
  for (const [command, why] of next)
    io.out(`   npx arbitro ${command.padEnd(widest)}   ${paint.dim(text(why))}`);
  return report.ok ? 0 : 1;
}

const fileNext = (file: string): readonly (readonly [string, WordKey])[] => [
  [`sim ${file} --fights 10000`, 'demo-seeds'],
  [`play ${file} --interactive`, 'demo-hand'],
];
