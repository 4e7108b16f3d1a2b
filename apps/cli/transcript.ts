import { type Answer, isFields, type Json } from '@arbitro/kernel';
import { calledAs, typedPath } from './called-as.ts';
import { BadInput, type Desk } from './desk.ts';
import { broughtBy } from './encounters.ts';
import { type Deed, type Table, worldNow } from './hand-table.ts';
import { scenarioText } from './scenario-text.ts';

/** What was played so far as a scenario file: played again it leads here, and by hand it goes on from here. */
function transcriptOf({ past, telling: { sheaf } }: Pick<Table, 'past' | 'telling'>): object {
  const setup = isFields(sheaf.raw) ? sheaf.raw : {};
  const { steps: _, ...rest } = setup;
  return { ...rest, steps: past.flatMap(({ deed }) => (deed ? [stepOf(deed)] : [])) };
}

const stepOf = ({ action, answers, note }: Deed): object => ({
  ...(note !== undefined && { note }),
  do: action,
  ...(answers.length > 0 && { answers: answers.map(written) }),
});

/** An answer as it is written in a file: what only one was asked for stands alone. */
function written(answer: Answer): Json {
  const parts: readonly Json[] = 'faces' in answer ? answer.faces : answer.chosen;
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : [...parts];
}

/** Keeps what was played in a file, and says how to go on with it. */
export function saveTranscript(path: string, table: Table): void {
  const { desk, system } = table.telling;
  const transcript = transcriptOf(table);
  writeOwn(
    path,
    /\.json$/i.test(path) ? JSON.stringify(transcript, null, 2) : scenarioText(transcript),
    desk,
  );
  const isOver = system.standing(worldNow(table))?.over ?? false;
  const play = `${calledAs(desk.io.env)} play ${typedPath(path)}`;
  const command = `${play}${isOver ? '' : ' --interactive'}${broughtBy(system)}`;
  desk.io.out(desk.text(isOver ? 'hand-saved-over' : 'hand-saved', { path, command }));
}

/** Writes a file that somebody asked for; where that cannot be is bad input. */
export function writeOwn(path: string, text: string, { io }: Desk): void {
  try {
    io.write(path, text.endsWith('\n') ? text : `${text}\n`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new BadInput('cannot-write-file', { path, code });
  }
}
