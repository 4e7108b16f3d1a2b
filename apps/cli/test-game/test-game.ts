import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CustomSystemError, listCustomSystems, loadCustomSystems } from '@arbitro/custom-systems';
import {
  buildContractInput,
  type ContractPoint,
  holdPoint,
  listContractPoints,
  type RepeatRequest,
  SEED_VARIABLE,
} from '@arbitro/testing/promises';
import { type Arguments, readText } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { programName, quotePath } from '../command-line/program-name.ts';
import { playFiles } from '../play/play-files.ts';

type CustomSystem = ReturnType<typeof listCustomSystems>[number];

/** A promise after it was checked; the message says how it is broken. */
interface CheckedPromise {
  readonly ok: boolean;
  readonly message?: string;
}

/** Checks that a game keeps the promises of every system, and plays all of its scenarios. */
export async function runTest(args: Arguments, context: CliContext): Promise<number> {
  const game = await findGame(args);
  const only = readText(args, 'promise');
  const { points, omitted } = listPromises(game, only);
  context.io.out(context.paint.bold(game.system.presentation.name[context.language]));
  const checked = withSeed(readText(args, 'seed'), () =>
    points.map((point) => {
      context.io.progress(`[${point.id}] ${point.says}`);
      return checkPromise(point, (request) => nameCommand(game, request, context));
    }),
  );
  context.io.progress('');
  printPromises(checked, omitted, context);
  const code = only === undefined ? playScenarios(game, context) : 0;
  return checked.some(({ ok }) => !ok) ? 1 : code;
}

/** The dice of all promises follow from the seed in the environment. */
function withSeed<T>(seed: string | undefined, act: () => T): T {
  if (seed === undefined) return act();
  const before = process.env[SEED_VARIABLE];
  process.env[SEED_VARIABLE] = seed;
  try {
    return act();
  } finally {
    process.env[SEED_VARIABLE] = before ?? '';
  }
}

/** The game of the folder that is named, of `--system`, or of the current folder. */
async function findGame({ words }: Arguments): Promise<CustomSystem> {
  const [folder, extra] = words;
  if (extra !== undefined) throw new UsageError('too-many-words', { word: extra });
  if (folder !== undefined || listCustomSystems().length === 0) await loadGame(folder ?? '.');
  const found = listCustomSystems();
  const game = found.find(({ givenPath }) => givenPath === folder) ?? found.at(-1);
  if (!game) throw new UsageError('too-few-words', { command: 'test', what: 'FOLDER' });
  return game;
}

async function loadGame(folder: string): Promise<void> {
  try {
    await loadCustomSystems([folder]);
  } catch (error) {
    throw error instanceof CustomSystemError ? new UsageError(error.word, error.params) : error;
  }
}

function listPromises({ system }: CustomSystem, only: string | undefined) {
  const { input, omitted } = buildContractInput(system);
  const points = listContractPoints(system, input).filter(({ id }) => !omitted.includes(id));
  if (only === undefined) return { points, omitted };
  const named = points.filter(({ id }) => id === only.toUpperCase());
  if (named.length === 0)
    throw new UsageError('test-no-promise', { id: only, ids: points.map(({ id }) => id).join(' ') });
  return { points: named, omitted: [] };
}

function checkPromise(point: ContractPoint, nameCommand: (request: RepeatRequest) => string): CheckedPromise {
  try {
    holdPoint(point, nameCommand);
    return { ok: true };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

function nameCommand({ root }: CustomSystem, { id, seed }: RepeatRequest, { io }: CliContext): string {
  const folder = quotePath(relative(process.cwd(), root) || '.');
  const dice = seed === '' ? '' : ` --seed ${quotePath(seed)}`;
  return `${programName(io.env)} test ${folder} --promise ${id}${dice}`;
}

function printPromises(
  checked: readonly CheckedPromise[],
  omitted: readonly string[],
  { io, paint, text }: CliContext,
): void {
  const broken = checked.filter(({ ok }) => !ok);
  for (const { message = '' } of broken) {
    const [first = '', ...rest] = message.split('\n');
    io.out(paint.red(`✗ ${first}`));
    for (const line of rest) io.out(`   ${line}`);
  }
  const passed = checked.length - broken.length;
  if (passed > 0) io.out(paint.green(`✓ ${text('test-promises-kept', { kept: passed })}`));
  if (broken.length > 0) io.out(paint.red(`✗ ${text('test-promises-broken', { broken: broken.length })}`));
  if (omitted.length > 0) io.out(paint.dim(text('test-omitted', { ids: omitted.join(', ') })));
}

function playScenarios({ root }: CustomSystem, context: CliContext): number {
  const folder = join(root, 'scenarios');
  if (existsSync(folder))
    return playFiles({ words: [relative(process.cwd(), folder)], values: {}, lists: {} }, context);
  context.io.out(context.text('test-no-scenarios', { folder: relative(process.cwd(), folder) }));
  return 0;
}
