import type { Words } from '@arbitro/kernel';
import { columns } from './columns.ts';
import type { Desk } from './desk.ts';
import { TEXT } from './text/index.ts';

const same = (key: string): Words => ({ en: key, it: key, fi: key });

/** All keys of an interactive fight. */
const KEYS: readonly (readonly [key: Words, does: Words])[] = [
  [TEXT.handKeys.enter.key, TEXT.handKeys.enter.does],
  [same('7, 3 5'), TEXT.handKeys.faces.does],
  [same('2'), TEXT.handKeys.entry.does],
  [same('o 2'), TEXT.handKeys.odds.does],
  [same('a'), TEXT.handKeys.decide.does],
  [same('g'), TEXT.handKeys.gm.does],
  [same('u'), TEXT.handKeys.undo.does],
  [TEXT.handKeys.save.key, TEXT.handKeys.save.does],
  [same('q'), TEXT.handKeys.quit.does],
];

export const handKeys = ({ io, language }: Desk): readonly string[] =>
  columns(
    KEYS.map(([key, does]) => [key[language], does[language]]),
    io.width,
  );
