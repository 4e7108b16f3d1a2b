import { consoleWords, languageOfConsole, readEnvironment } from './environment.ts';
import { start } from './start.ts';
import { VARIABLES } from './words-variables.ts';

const out = (line: string): void => void process.stdout.write(`${line}\n`);
const err = (line: string): void => void process.stderr.write(`${line}\n`);

function help(): void {
  const language = languageOfConsole(process.env);
  out(`node table/server/main.ts\n\n${consoleWords('help', language)}\n`);
  for (const { example, says } of VARIABLES) out(`  ${example}\n      ${says[language]}`);
}

/** Runs `npm start`; returns the exit code. */
export async function main(): Promise<number> {
  const [word] = process.argv.slice(2);
  if (word === '--help' || word === '-h') {
    help();
    return 0;
  }
  if (word !== undefined) {
    err(consoleWords('bad-word', languageOfConsole(process.env), { word }));
    return 1;
  }
  const read = readEnvironment(process.env);
  if (read.ok) return start(read.value, { out, err });
  for (const fault of read.faults) err(fault);
  return 1;
}
