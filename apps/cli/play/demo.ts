import { systems } from '@arbitro/catalogue';
import { systemNames } from '@arbitro/catalogue/lazy';
import { demoOf, type Encounter, type PresetParam, type System } from '@arbitro/kernel';
import { parseScenario, playScenario, type Scenario } from '@arbitro/scenario';
import { type Arguments, hasFlag, readText } from '../command-line/arguments.ts';
import { type CliContext, type MessageKey, UsageError } from '../command-line/context.ts';
import { programName, quotePath } from '../command-line/program-name.ts';
import {
  customSystemOption,
  encounterPathOf,
  encounterToFile,
  getEncounter,
  printEncounterList,
} from '../files/encounters.ts';
import { readOutputPath } from '../files/file-errors.ts';
import { formatScenario } from '../files/scenario-text.ts';
import { unwrapOrThrow } from '../files/source-file.ts';
import { playInteractively } from '../interactive/interactive.ts';
import { writeOutputFile } from '../interactive/transcript.ts';
import { formatColumns } from '../output/columns.ts';
import type { LogContext } from '../output/log.ts';
import { getSystem } from '../rules/rules.ts';
import { printReport } from './play.ts';

/** Plays a ready-made fight and suggests what to try next; or plays it interactively, saves it, or lists the demos. */
export function runDemo(input: Arguments, context: CliContext): number | Promise<number> {
  const [systemName = systemNames[0]?.id ?? '', id, extra] = input.words;
  if (extra !== undefined) throw new UsageError('too-many-words', { word: extra });
  const system = getSystem(systemName, context);
  const encounter = id === undefined ? demoOf(system) : getEncounter(system, id);
  if (hasFlag(input, 'list')) return printEncounters(input, context);
  const save = readOutputPath(input, 'save');
  const byHand = hasFlag(input, 'interactive');
  if (save !== undefined && !byHand) return saveEncounter(system, { encounter, to: save }, context);
  const sourceFile = encounterToFile(system, encounter, context);
  const scenario = unwrapOrThrow(parseScenario(system, sourceFile.raw), sourceFile, context);
  const logContext = {
    context,
    system,
    sourceFile,
    rules: hasFlag(input, 'rules'),
    verbose: hasFlag(input, 'verbose'),
  };
  const seed = readText(input, 'seed');
  if (byHand)
    return playInteractively(scenario, {
      ...logContext,
      ...(seed !== undefined && { seed }),
      ...(save !== undefined && { save }),
    });
  return playEncounter(scenario, { seed: seed ?? context.io.freshSeed(), encounter }, logContext);
}

/** Lists the demos of one system, or of every system. */
function printEncounters({ words: [systemName] }: Arguments, context: CliContext): number {
  const shownSystems = systemName === undefined ? systems : [getSystem(systemName, context)];
  for (const [index, system] of shownSystems.entries()) {
    if (index > 0) context.io.out('');
    printEncounterList(system, context);
  }
  return 0;
}

interface SaveOptions {
  readonly encounter: Encounter;
  readonly to: string;
}

function saveEncounter(system: System, { encounter, to }: SaveOptions, context: CliContext): number {
  writeOutputFile(to, formatScenario(encounterToFile(system, encounter, context).raw), context);
  context.io.out(
    context.text('demo-saved', {
      path: to,
      command: `${programName(context.io.env)} play ${quotePath(to)} --seed luna${customSystemOption(system)}`,
    }),
  );
  return 0;
}

interface WatchOptions {
  readonly seed: string;
  readonly encounter: Encounter;
}

function playEncounter(
  scenario: Scenario,
  { seed, encounter }: WatchOptions,
  logContext: LogContext,
): number {
  const { context, system } = logContext;
  const { io, paint, text, language } = context;
  const report = playScenario(system, scenario, { seed });
  const { title = '', ...rest } = scenario;
  printReport({ ...rest, title: `${system.presentation.name[language]} · ${title}` }, report, logContext);
  const { id } = system;
  const ready = `${id} ${encounter.id}`;
  const next: readonly (readonly [string, MessageKey])[] = [
    [`demo ${ready} --seed ${seed} --rules`, 'demo-again'],
    [`demo ${ready} --interactive`, 'demo-hand'],
    [`demo ${ready} --save fight.yaml`, 'demo-own'],
    [`sim ${encounterPathOf(system, encounter)} --fights 10000`, 'demo-seeds'],
    [`demo ${id} --list`, 'demo-others'],
    [`odds ${id} ${buildPresetExample(system)}`, 'demo-odds'],
    [`rules ${id}`, 'demo-rules'],
  ];
  io.out('');
  io.out(paint.bold(text('demo-next')));
  const program = programName(io.env);
  for (const line of formatColumns(
    next.map(([command, why]) => [`${program} ${command}${customSystemOption(system)}`, text(why)]),
    io.width,
  ))
    io.out(line);
  return report.ok ? 0 : 1;
}

/** Returns the first preset of a system with a value for every required parameter. */
function buildPresetExample({ presets }: System): string {
  const [first] = Object.entries(presets);
  if (!first) return '';
  const [name, { params }] = first;
  const values = Object.entries(params).flatMap(([param, spec]) => {
    const value = exampleValueOf(spec);
    return value === undefined ? [] : [`--${param} ${value}`];
  });
  return [name, ...values].join(' ');
}

function exampleValueOf({ takes, default: fallback }: PresetParam): string | undefined {
  if (fallback !== undefined || takes.kind === 'flag') return undefined;
  if (takes.kind === 'one') return takes.options[0];
  return String(Math.max(takes.least ?? 0, Math.min(takes.most ?? 4, 4)));
}
