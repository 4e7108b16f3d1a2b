import { type BlockCommand, listCommands } from '../docs/run-block.ts';

/** A task that a tutorial gives its reader. */
export type TutorialAction =
  | ({ readonly is: 'command' } & BlockCommand)
  /** Lines found in a file and their replacement; both with the lines around them. */
  | { readonly is: 'edit'; readonly file: string; readonly before: string; readonly after: string }
  /** A file that does not exist yet, or is rewritten completely. */
  | { readonly is: 'file'; readonly file: string; readonly text: string; readonly isNew: boolean };

export interface Step {
  readonly title: string;
  readonly actions: readonly TutorialAction[];
}

/** The steps of a tutorial: its second-level headings, with the blocks under each. */
export const parseSteps = (page: string): readonly Step[] =>
  page
    .split(/^## /m)
    .slice(1)
    .map((part) => ({ title: part.slice(0, part.indexOf('\n')), actions: parseActions(part) }))
    .filter(({ actions }) => actions.length > 0);

// the caption is the last line before the block: **`file.ts`** and, for a whole file, whether it is new
const BLOCK = /^(.*)\n\n?```(\w+)\n([\s\S]*?)^```$/gm;
const CAPTION = /^\*\*`([^`]+)`\*\*(?:, (new|replaced))?$/;

function parseActions(part: string): readonly TutorialAction[] {
  return [...part.matchAll(BLOCK)].flatMap(([, before = '', language = '', text = '']) => {
    if (language === 'console')
      return listCommands({ language, text }).map((command) => ({ is: 'command' as const, ...command }));
    const [, file, isWholeFile] = CAPTION.exec(before) ?? [];
    if (file === undefined) throw new Error(`a block of ${language} without the name of its file:\n${text}`);
    if (language === 'diff') return [parseEdit(file, text)];
    if (isWholeFile === undefined) throw new Error(`is ${file} new or replaced?`);
    return [{ is: 'file', file, text, isNew: isWholeFile === 'new' }];
  });
}

function parseEdit(file: string, text: string): TutorialAction {
  const lines = text.split('\n').slice(0, -1);
  const unmarkedLine = lines.find((line) => line !== '' && !/^[ +-]/.test(line));
  if (unmarkedLine !== undefined) throw new Error(`${file}: “${unmarkedLine}” neither stays, comes nor goes`);
  const joinWithout = (sign: string): string =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  return { is: 'edit', file, before: joinWithout('+'), after: joinWithout('-') };
}
