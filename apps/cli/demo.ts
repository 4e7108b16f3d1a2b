import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systems } from '@arbitro/catalogue';
import { playScenario } from '@arbitro/scenario';
import { type Arguments, isOn, type Spec, textOf } from './arguments.ts';
import { BadInput, type Desk, type WordKey } from './desk.ts';
import { readScenario } from './file.ts';
import { tellReport } from './play.ts';
import { knownSystem } from './rules.ts';

export const DEMO: Spec = { seed: { type: 'string' }, rules: { type: 'boolean' } };

const fileOf = (system: string): string => fileURLToPath(new URL(`./demo/${system}.yaml`, import.meta.url));

/** A ready fight from beginning to end, and what to try after it. */
export function demo(given: Arguments, desk: Desk): number {
  const { io, paint, text } = desk;
  const [wanted = systems[0]?.id ?? '', extra] = given.words;
  if (extra !== undefined) throw new BadInput('too-many-words', { word: extra });
  const path = fileOf(knownSystem(wanted).id);
  const { scenario, system } = readScenario(path, desk);
  const seed = textOf(given, 'seed') ?? io.freshSeed();
  const report = playScenario(system, scenario, { seed });
  const title = `${system.face.name[desk.language]} · ${text('demo-title')}`;
  tellReport({ title }, report, { desk, system, rules: isOn(given, 'rules') });
  const file = relative(process.cwd(), path);
  const next: readonly (readonly [string, WordKey])[] = [
    [`demo ${wanted} --seed ${seed} --rules`, 'demo-again'],
    [`sim ${file} --fights 10000`, 'demo-seeds'],
    [`play ${file} --interactive`, 'demo-hand'],
    [`odds ${wanted} ${Object.keys(system.checks)[0] ?? ''}`, 'demo-odds'],
    [`rules ${wanted}`, 'demo-rules'],
  ];
  const widest = Math.max(...next.map(([command]) => command.length));
  io.out('');
  io.out(paint.bold(text('demo-next')));
  for (const [command, why] of next)
    io.out(`   npx arbitro ${command.padEnd(widest)}   ${paint.dim(text(why))}`);
  return report.ok ? 0 : 1;
}
