import type { Words } from '@arbitro/kernel';
import { OWN_WORDS } from '@arbitro/own/words';
import { TEXT } from './text/index.ts';

/** All texts of the program, except the help. */
export const WORDS = {
  ...TEXT.messages,
  ...TEXT.doctor,
  ...TEXT.hand,
  ...TEXT.encounter,
  ...TEXT.files,
  ...TEXT.verify,
  ...TEXT.sim,
  ...TEXT.newSystem,
  ...TEXT.cluster,
  ...TEXT.keys,
  ...OWN_WORDS,
} as const satisfies Readonly<Record<string, Words>>;
