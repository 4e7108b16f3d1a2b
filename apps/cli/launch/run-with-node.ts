import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** Whether Ctrl-C in a terminal reaches the child processes too. On Windows this is always assumed. */
function hasTerminal(): boolean {
  if (process.platform === 'win32') return true;
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return true;
  } catch {
    return false;
  }
}

/** Runs a program with another Node, and exits as it exits. */
export function runWithNode(node: string, line: readonly string[], refuse: () => void): void {
  const child = spawn(node, line, { stdio: 'inherit' });
  child.on('error', refuse);
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  // a terminal sends Ctrl-C to both processes: passed on, it would reach the child twice and end it at once
  process.on('SIGINT', () => {
    if (!hasTerminal()) child.kill('SIGINT');
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code === null ? 1 : code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
