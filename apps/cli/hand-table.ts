import type { Die } from '@arbitro/dice';
import type { Answer, AnyAction, AnyWorld } from '@arbitro/kernel';
import type { Sheaf } from './file.ts';
import type { Telling } from './log.ts';

/** What was done, with the answers it was given. */
export interface Deed {
  readonly action: AnyAction;
  readonly answers: readonly Answer[];
  readonly note?: string;
}

/** A table played by hand: its worlds so far with what led to each, and where it is told. */
export interface Table {
  readonly telling: Telling & { readonly sheaf: Sheaf };
  readonly past: { readonly world: AnyWorld; readonly deed?: Deed }[];
  /** The steps of the file that were not as expected. */
  readonly failed: number[];
  /** Dice for whoever has none at hand. */
  readonly die: Die;
  /** Are all dice thrown here, so that nobody is asked for them? */
  readonly throwsAll: boolean;
}

export function worldNow({ past }: Table): AnyWorld {
  const last = past.at(-1);
  if (!last) throw new Error('a table has a world from the beginning');
  return last.world;
}

/** Goes back to the world before the last deed, if there was one. */
export function takeBack({ past, telling: { desk } }: Table): void {
  const can = past.length > 1;
  if (can) past.pop();
  desk.io.out(desk.text(can ? 'taken-back' : 'nothing-to-take-back'));
}
