import { systems } from '@arbitro/catalogue';
import { names } from '@arbitro/catalogue/lazy';
import { demoOf, type Encounter, type PresetParam, type System } from '@arbitro/kernel';
import { parseScenario, playScenario, type Scenario } from '@arbitro/scenario';
import { type Arguments, isOn, textOf } from './arguments.ts';
import { calledAs, typedPath } from './called-as.ts';
import { columns } from './columns.ts';
import { BadInput, type Desk, type WordKey } from './desk.ts';
import { broughtBy, callOf, knownEncounter, listEncounters, sheafOf } from './encounters.ts';
import { orBadInput } from './file.ts';
import { writtenLater } from './file-slips.ts';
import { interact } from './interactive.ts';
import type { Telling } from './log.ts';
import { tellReport } from './play.ts';
import { knownSystem } from './rules.ts';
import { scenarioText } from './scenario-text.ts';
import { writeOwn } from './transcript.ts';

/** Plays a ready-made fight and suggests what to try next; or plays it interactively, saves it, or lists the demos. */
export function demo(given: Arguments, desk: Desk): number | Promise<number> {
  const [wanted = names[0]?.id ?? '', id, extra] = given.words;
  if (extra !== undefined) throw new BadInput('too-many-words', { word: extra });
  const system = knownSystem(wanted, desk);
  const encounter = id === undefined ? demoOf(system) : knownEncounter(system, id);
  if (isOn(given, 'list')) return listed(given, desk);
  const save = writtenLater(given, 'save');
  const byHand = isOn(given, 'interactive');
  if (save !== undefined && !byHand) return written(system, { encounter, to: save }, desk);
  const sheaf = sheafOf(system, encounter, desk);
  const scenario = orBadInput(parseScenario(sheaf.raw, [system]), sheaf, desk);
  const telling = { desk, system, sheaf, rules: isOn(given, 'rules') };
  const seed = textOf(given, 'seed');
  if (byHand)
    return interact(scenario, {
      ...telling,
      ...(seed !== undefined && { seed }),
      ...(save !== undefined && { save }),
    });
  return watched(scenario, { seed: seed ?? desk.io.freshSeed(), encounter }, telling);
}

/** Lists the demos of one system, or of every system. */
function listed({ words: [wanted] }: Arguments, desk: Desk): number {
  const shown = wanted === undefined ? systems : [knownSystem(wanted, desk)];
  for (const [at, system] of shown.entries()) {
    if (at > 0) desk.io.out('');
    listEncounters(system, desk);
  }
  return 0;
}

interface Writing {
  readonly encounter: Encounter;
  readonly to: string;
}

function written(system: System, { encounter, to }: Writing, desk: Desk): number {
  writeOwn(to, scenarioText(sheafOf(system, encounter, desk).raw), desk);
  desk.io.out(
    desk.text('demo-saved', {
      path: to,
      command: `${calledAs(desk.io.env)} play ${typedPath(to)} --seed luna${broughtBy(system)}`,
    }),
  );
  return 0;
}

interface Watching {
  readonly seed: string;
  readonly encounter: Encounter;
}

function watched(scenario: Scenario, { seed, encounter }: Watching, telling: Telling): number {
  const { desk, system } = telling;
  const { io, paint, text, language } = desk;
  const report = playScenario(system, scenario, { seed });
  const { title = '', ...rest } = scenario;
  tellReport({ ...rest, title: `${system.face.name[language]} · ${title}` }, report, telling);
  const { id } = system;
  const ready = `${id} ${encounter.id}`;
  const next: readonly (readonly [string, WordKey])[] = [
    [`demo ${ready} --seed ${seed} --rules`, 'demo-again'],
    [`demo ${ready} --interactive`, 'demo-hand'],
    [`demo ${ready} --save fight.yaml`, 'demo-own'],
    [`sim ${callOf(system, encounter)} --fights 10000`, 'demo-seeds'],
    [`demo ${id} --list`, 'demo-others'],
    [`odds ${id} ${presetExample(system)}`, 'demo-odds'],
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

/** Returns the first preset of a system with a value for every required parameter. */
function presetExample({ presets }: System): string {
  const [first] = Object.entries(presets);
  if (!first) return '';
  const [name, { params }] = first;
  const values = Object.entries(params).flatMap(([param, spec]) => {
    const value = exampleOf(spec);
    return value === undefined ? [] : [`--${param} ${value}`];
  });
  return [name, ...values].join(' ');
}

function exampleOf({ takes, default: usual }: PresetParam): string | undefined {
  if (usual !== undefined || takes.kind === 'flag') return undefined;
  if (takes.kind === 'one') return takes.options[0];
  return String(Math.max(takes.least ?? 0, Math.min(takes.most ?? 4, 4)));
}
