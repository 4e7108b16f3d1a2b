import { startServer } from '../start.ts';
import { formatConsoleText, readConsoleLanguage, readEnvironment } from './environment.ts';
import { VARIABLE_HELP } from './variable-help.ts';

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
const printError = (line: string): void => void process.stderr.write(`${line}\n`);

function printHelp(): void {
  const language = readConsoleLanguage(process.env);
  printLine(`node table/server/main.ts\n\n${formatConsoleText('help', language)}\n`);
  for (const { example, says } of VARIABLE_HELP) printLine(`  ${example}\n      ${says[language]}`);
}

/** Runs `npm start`; returns the exit code. */
export async function runServer(): Promise<number> {
  const [word] = process.argv.slice(2);
  if (word === '--help' || word === '-h') {
    printHelp();
    return 0;
  }
  if (word !== undefined) {
    printError(formatConsoleText('bad-word', readConsoleLanguage(process.env), { word }));
    return 1;
  }
  const read = readEnvironment(process.env);
  if (read.ok) return startServer(read.value, { out: printLine, err: printError });
  for (const fault of read.faults) printError(fault);
  return 1;
}
