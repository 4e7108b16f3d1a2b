import { type Answer, isFields, type Json } from '@arbitro/kernel';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { programName, quotePath } from '../command-line/program-name.ts';
import { customSystemOption } from '../files/encounters.ts';
import { formatScenario } from '../files/scenario-text.ts';
import { currentWorld, type InteractiveTable, type PlayedAction } from './interactive-table.ts';

/** Returns the played fight as a scenario file: replayed it leads to the same world, and can be continued interactively. */
function buildTranscript({
  past,
  logContext: { sourceFile },
}: Pick<InteractiveTable, 'past' | 'logContext'>): object {
  const setup = isFields(sourceFile.raw) ? sourceFile.raw : {};
  const { steps: _, ...rest } = setup;
  return {
    ...rest,
    steps: past.flatMap(({ playedAction }) => (playedAction ? [buildStep(playedAction)] : [])),
  };
}

const buildStep = ({ action, answers, note }: PlayedAction): object => ({
  ...(note !== undefined && { note }),
  do: action,
  ...(answers.length > 0 && { answers: answers.map(answerToJson) }),
});

/** Returns an answer as written in a file: that of a single person stands alone. */
function answerToJson(answer: Answer): Json {
  const parts: readonly Json[] = 'faces' in answer ? answer.faces : answer.chosen;
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : [...parts];
}

/** Saves the played fight to a file, and says how to continue with it. */
export function saveTranscript(path: string, table: InteractiveTable): void {
  const { context, system } = table.logContext;
  const transcript = buildTranscript(table);
  writeOutputFile(
    path,
    /\.json$/i.test(path) ? JSON.stringify(transcript, null, 2) : formatScenario(transcript),
    context,
  );
  const isOver = system.fightState(currentWorld(table))?.over ?? false;
  const play = `${programName(context.io.env)} play ${quotePath(path)}`;
  const command = `${play}${isOver ? '' : ' --interactive'}${customSystemOption(system)}`;
  context.io.out(context.text(isOver ? 'interactive-saved-over' : 'interactive-saved', { path, command }));
}

/** Writes a file that the user asked for; a path that cannot be written is bad input. */
export function writeOutputFile(path: string, text: string, { io }: CliContext): void {
  try {
    io.write(path, text.endsWith('\n') ? text : `${text}\n`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new UsageError('cannot-write-file', { path, code });
  }
}
