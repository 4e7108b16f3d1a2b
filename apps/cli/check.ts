import { systems } from '@arbitro/catalogue';
import { isFields } from '@arbitro/kernel';
import { parseScenario, parseSheet } from '@arbitro/scenario';
import type { Arguments } from './arguments.ts';
import { BadInput, type Desk } from './desk.ts';
import { orBadInput, readSheaf, type Sheaf } from './file.ts';

/** Does each file fit its schema? Every file is looked at, even after one that does not. */
export function check({ words }: Arguments, desk: Desk): number {
  if (!words.some((word) => word !== ''))
    throw new BadInput('too-few-words', { command: 'check', what: 'FILE' });
  const slips = words.flatMap((path): readonly BadInput[] => {
    try {
      desk.io.out(desk.text('fine', { path, what: checked(readSheaf(path, desk), desk) }));
      return [];
    } catch (slip) {
      if (slip instanceof BadInput) return [slip];
      throw slip;
    }
  });
  for (const { key, params, more } of slips)
    for (const line of [desk.paint.red(desk.text(key, params)), ...more]) desk.io.err(line);
  return slips.length === 0 ? 0 : 2;
}

/** A file with a sheet and no creatures is one creature; any other is a scenario. */
function checked(sheaf: Sheaf, desk: Desk): string {
  const { raw } = sheaf;
  if (isFields(raw) && 'sheet' in raw && !('creatures' in raw) && !('steps' in raw)) {
    orBadInput(parseSheet(raw, systems), sheaf, desk);
    return desk.text('a-sheet', { system: String(raw.system) });
  }
  const { system, steps } = orBadInput(parseScenario(raw, systems), sheaf, desk);
  return desk.text('a-scenario', { system, steps: steps.length });
}
