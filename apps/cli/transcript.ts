import { type Answer, isFields, type Json } from '@arbitro/kernel';
import { calledAs, typedPath } from './called-as.ts';
import { BadInput, type Desk } from './desk.ts';
import { broughtBy } from './encounters.ts';
import { type Deed, type Table, worldNow } from './hand-table.ts';
import { scenarioText } from './scenario-text.ts';

/**
 * Returns the played fight as a scenario file: replayed it leads to the same world, and can be continued interactively.
 */
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

/** Returns an answer as written in a file: that of a single person stands alone. */
function written(answer: Answer): Json {
  const parts: readonly Json[] = 'faces' in answer ? answer.faces : answer.chosen;
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : [...parts];
}

/** Saves the played fight to a file, and says how to continue with it. */
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

/** Writes a file that the user asked for; a path that cannot be written is bad input. */
export function writeOwn(path: string, text: string, { io }: Desk): void {
  try {
    io.write(path, text.endsWith('\n') ? text : `${text}\n`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new BadInput('cannot-write-file', { path, code });
  }
}
