import type { Io } from './io.ts';

/** What people typed to get here, so that what they are told to type works: a project's own copy is run by npx. */
export const calledAs = ({ npm_command }: Io['env']): string =>
  npm_command === 'exec' ? 'npx arbitro' : 'arbitro';

/** A path as it is typed: in quotes where a shell would cut it. */
export const typedPath = (path: string): string => (/[^\w./-]/.test(path) ? JSON.stringify(path) : path);
