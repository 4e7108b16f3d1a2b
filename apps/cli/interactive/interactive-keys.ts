import type { LocalizedText } from '@arbitro/kernel';
import type { CliContext } from '../command-line/context.ts';
import { formatColumns } from '../output/columns.ts';
import { TEXT } from '../text/index.ts';

const sameText = (key: string): LocalizedText => ({ en: key, it: key, fi: key });

/** All keys of an interactive fight. */
const KEYS: readonly (readonly [key: LocalizedText, does: LocalizedText])[] = [
  [TEXT.handKeys.enter.key, TEXT.handKeys.enter.does],
  [sameText('7, 3 5'), TEXT.handKeys.faces.does],
  [sameText('2'), TEXT.handKeys.entry.does],
  [sameText('o 2'), TEXT.handKeys.odds.does],
  [sameText('a'), TEXT.handKeys.decide.does],
  [sameText('g'), TEXT.handKeys.gm.does],
  [sameText('u'), TEXT.handKeys.undo.does],
  [TEXT.handKeys.save.key, TEXT.handKeys.save.does],
  [sameText('q'), TEXT.handKeys.quit.does],
];

export const formatInteractiveKeys = ({ io, language }: CliContext): readonly string[] =>
  formatColumns(
    KEYS.map(([key, meaning]) => [key[language], meaning[language]]),
    io.width,
  );
