import { loadSystem as loadCode } from '@arbitro/catalogue/lazy';
import type { System } from '@arbitro/kernel';
import { loadTexts } from './texts.ts';

/** Loads a system with its texts in the language that is read; nothing where there is none of that name. */
export async function loadSystem(id: string): Promise<System | undefined> {
  await loadTexts(id);
  return loadCode(id);
}
