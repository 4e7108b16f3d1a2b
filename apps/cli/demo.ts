import { systems } from '@arbitro/catalogue';
import { demoOf } from '@arbitro/kernel';
import { parseScenario, playScenario } from '@arbitro/scenario';
import { type Arguments, isOn, type Spec, textOf } from './arguments.ts';
import { BadInput, type Desk, type WordKey } from './desk.ts';
import { callOf, knownEncounter, listEncounters, sheafOf } from './encounters.ts';
import { orBadInput } from './file.ts';
import { tellReport } from './play.ts';
import { knownSystem } from './rules.ts';

export const DEMO: Spec = { list: { type: 'boolean' }, seed: { type: 'string' }, rules: { type: 'boolean' } };

/** A ready fight from beginning to end, and what to try after it; or which of them there are. */
export function demo(given: Arguments, desk: Desk): number {
  const { io, paint, text } = desk;
  const [wanted = systems[0]?.id ?? '', id, extra] = given.words;
  if (extra !== undefined) throw new BadInput('too-many-words', { word: extra });
  const system = knownSystem(wanted);
  const encounter = id === undefined ? demoOf(system) : knownEncounter(system, id);
  if (isOn(given, 'list')) return listed(given, desk);
  const sheaf = sheafOf(system, encounter, desk);
  const scenario = orBadInput(parseScenario(sheaf.raw, systems), sheaf, desk);
  const seed = textOf(given, 'seed') ?? io.freshSeed();
  const report = playScenario(system, scenario, { seed });
  const { title = '', ...rest } = scenario;
  const shown = { ...rest, title: `${system.face.name[desk.language]} · ${title}` };
  tellReport(shown, report, { desk, system, sheaf, rules: isOn(given, 'rules') });
  const file = callOf(system, encounter);
  const next: readonly (readonly [string, WordKey])[] = [
    [`demo ${wanted} ${encounter.id} --seed ${seed} --rules`, 'demo-again'],
    [`sim ${file} --fights 10000`, 'demo-seeds'],
    [`play ${file} --interactive`, 'demo-hand'],
    [`demo ${wanted} --list`, 'demo-others'],
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

/** Those of one system, or of every system. */
function listed({ words: [wanted] }: Arguments, desk: Desk): number {
  const shown = wanted === undefined ? systems : [knownSystem(wanted)];
  for (const [at, system] of shown.entries()) {
    if (at > 0) desk.io.out('');
    listEncounters(system, desk);
  }
  return 0;
}
