import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { type Root, readText } from './lib/project-files.ts';
import { PROJECT_ROOT } from './lib/report.ts';

interface CheckResult {
  readonly script: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** Its output, in order. */
  readonly output: string;
}

/** Returns the scripts `check:…` of the project, in their order there: the slowest come first. */
export function listCheckScripts(root: Root): Readonly<Record<string, string>> {
  const scripts: Readonly<Record<string, string>> = JSON.parse(readText(root, 'package.json')).scripts;
  return Object.fromEntries(Object.entries(scripts).filter(([name]) => name.startsWith('check:')));
}

/** Runs a command line as npm does: `npm run` has put the project's own programs on the PATH. */
function runCheck(root: Root, script: string, command: string): Promise<CheckResult> {
  const started = performance.now();
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ script, ok: code === 0, seconds: (performance.now() - started) / 1000, output });
    });
  });
}

function formatResult({ script, ok, seconds, output }: CheckResult): string {
  const head = `${ok ? 'ok    ' : 'FAILED'} ${script} (${seconds.toFixed(1)} s)`;
  return ok ? head : `${head}\n${output.trimEnd()}\n`;
}

/**
 * Runs all checks, as many at a time as there are CPUs, and shows each when it ends. Returns the names of those that
 * failed.
 */
export async function runChecks(root: Root, show: (text: string) => void): Promise<readonly string[]> {
  const waiting = Object.entries(listCheckScripts(root));
  const failed: string[] = [];
  const takeTurns = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await runCheck(root, ...next);
      show(formatResult(result));
      if (!result.ok) failed.push(result.script);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
  return failed;
}

/** The command that mends most of what a check finds. */
const MENDING: Readonly<Record<string, string>> = {
  'check:format': 'npm run format',
  'check:docs': 'npm run docs',
  'check:index': 'npm run docs',
};

/** Returns the name of a check that failed, with the command that may mend it. */
export function describeFailed(script: string): string {
  const command = MENDING[script];
  return command === undefined ? script : `${script} (try \`${command}\`)`;
}

if (import.meta.main) {
  const failed = await runChecks(PROJECT_ROOT, console.log);
  if (failed.length > 0) {
    console.error(`failed: ${failed.map(describeFailed).join(', ')}`);
    process.exitCode = 1;
  }
}
