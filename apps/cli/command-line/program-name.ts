import type { Io } from './io.ts';

/** Returns the command that started the program, for hints that the user can type: a project's local copy is run by npx. */
export const programName = ({ npm_command }: Io['env']): string =>
  npm_command === 'exec' ? 'npx arbitro' : 'arbitro';

/** Returns a path as typed in a shell, quoted where necessary. */
export const quotePath = (path: string): string => (/[^\w./-]/.test(path) ? JSON.stringify(path) : path);
