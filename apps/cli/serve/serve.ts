import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Arguments, readText } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import type { Io } from '../command-line/io.ts';

/** The environment variables of the server, with their option names. */
const VARIABLES = { PORT: 'port', HOST: 'host', DATA_DIR: 'data', DATABASE_URL: 'database' } as const;

/** Runs the same server as `npm start`, until it is stopped. */
export async function runServe(input: Arguments, context: CliContext): Promise<number> {
  const [word] = input.words;
  if (word !== undefined) throw new UsageError('too-many-words', { word });
  const { io, language } = context;
  // only this command waits until the server is loaded
  const { readEnvironment, startServer: start } = await import('@arbitro/server/start');
  const read = readEnvironment({ ...buildEnvironment(input, io.env), LC_ALL: language });
  if (!read.ok) {
    for (const fault of read.faults) io.err(context.paint.red(describeAsOptions(fault)));
    return 2;
  }
  await buildWeb();
  const err = (line: string): void => io.err(context.paint.red(describeAsOptions(line)));
  const code = await start(read.value, { out: io.out, err });
  return code === 0 ? 0 : 2;
}

/** Options precede variables: a folder given as an option wins over a database in the environment. */
export function buildEnvironment(input: Arguments, env: Io['env']): Io['env'] {
  const [data, database] = [readText(input, 'data'), readText(input, 'database')];
  if (data !== undefined && database !== undefined)
    throw new UsageError('not-together', { one: '--data', other: '--database' });
  const options = Object.entries(VARIABLES).flatMap(([variable, option]) => {
    const value = readText(input, option);
    return value === undefined ? [] : [[variable, value] as const];
  });
  return {
    ...env,
    ...(data !== undefined && { DATABASE_URL: undefined }),
    ...Object.fromEntries(options),
  };
}

/** Rewrites `PORT=8081` as `--port 8081` in messages. */
const describeAsOptions = (line: string): string =>
  Object.entries(VARIABLES).reduce(
    (text, [variable, option]) =>
      text
        .replaceAll(`${variable}=`, `--${option} `)
        .replace(new RegExp(`\\b${variable}\\b`, 'g'), `--${option}`),
    line,
  );

/** In the repository, builds the web app if it is out of date; a package contains it. */
async function buildWeb(): Promise<void> {
  const builds = fileURLToPath(new URL('../../../tools/build-web.ts', import.meta.url));
  if (!existsSync(builds)) return;
  // the build's output is not part of this command's output
  const child = spawn(process.execPath, [builds], { stdio: ['ignore', process.stderr, process.stderr] });
  await once(child, 'exit');
}
