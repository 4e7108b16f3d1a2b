import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** Is there a terminal from which Ctrl-C reaches everybody it has started? On Windows there always may be. */
function hasTerminal(): boolean {
  if (process.platform === 'win32') return true;
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return true;
  } catch {
    return false;
  }
}

/** Runs a program by another Node, and ends as it ends. */
export function handOver(node: string, line: readonly string[], refuse: () => void): void {
  const child = spawn(node, line, { stdio: 'inherit' });
  child.on('error', refuse);
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  // a terminal sends Ctrl-C to both: passed on it would come twice, and nobody is asked twice to end in good order
  process.on('SIGINT', () => {
    if (!hasTerminal()) child.kill('SIGINT');
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code === null ? 1 : code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
