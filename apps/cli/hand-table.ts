import type { Die } from '@arbitro/dice';
import type { Answer, AnyAction, AnyWorld } from '@arbitro/kernel';
import type { Sheaf } from './file.ts';
import type { Telling } from './log.ts';

/** A played action with its answers. */
export interface Deed {
  readonly action: AnyAction;
  readonly answers: readonly Answer[];
  readonly note?: string;
}

/** A table played interactively: its worlds so far, the action that led to each, and where it is shown. */
export interface Table {
  readonly telling: Telling & { readonly sheaf: Sheaf };
  readonly past: { readonly world: AnyWorld; readonly deed?: Deed }[];
  /** The steps of the file that failed. */
  readonly failed: number[];
  /** Rolls dice for users who have none. */
  readonly die: Die;
  /** Whether the program rolls all dice without asking. */
  readonly throwsAll: boolean;
}

export function worldNow({ past }: Table): AnyWorld {
  const last = past.at(-1);
  if (!last) throw new Error('a table has a world from the beginning');
  return last.world;
}

/** Goes back to the world before the last action, if there was one. */
export function takeBack({ past, telling: { desk } }: Table): void {
  const can = past.length > 1;
  if (can) past.pop();
  desk.io.out(desk.text(can ? 'taken-back' : 'nothing-to-take-back'));
}
