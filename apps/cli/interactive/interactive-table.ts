import type { Die } from '@arbitro/dice';
import type { Answer, AnyAction, AnyWorld } from '@arbitro/kernel';
import type { SourceFile } from '../files/source-file.ts';
import type { LogContext } from '../output/log.ts';

/** A played action with its answers. */
export interface PlayedAction {
  readonly action: AnyAction;
  readonly answers: readonly Answer[];
  readonly note?: string;
}

/** A table played interactively: its worlds so far, the action that led to each, and where it is shown. */
export interface InteractiveTable {
  readonly logContext: LogContext & { readonly sourceFile: SourceFile };
  readonly past: { readonly world: AnyWorld; readonly playedAction?: PlayedAction }[];
  /** The steps of the file that failed. */
  readonly failed: number[];
  /** Rolls dice for users who have none. */
  readonly die: Die;
  /** Whether the program rolls all dice without asking. */
  readonly throwsAll: boolean;
}

export function currentWorld({ past }: InteractiveTable): AnyWorld {
  const last = past.at(-1);
  if (!last) throw new Error('a table has a world from the beginning');
  return last.world;
}

/** Goes back to the world before the last action, if there was one. */
export function undoAction({ past, logContext: { context } }: InteractiveTable): void {
  const can = past.length > 1;
  if (can) past.pop();
  context.io.out(context.text(can ? 'taken-back' : 'nothing-to-take-back'));
}
