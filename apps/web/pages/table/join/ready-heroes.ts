import type { System } from '@arbitro/kernel';
import { buildPreviewView } from '../create/preview.ts';

/** Returns the ids of ready-made characters that players may take: those shown on their side. */
export const listReadyHeroes = (system: System, options: unknown): readonly string[] =>
  Object.entries(system.content)
    .filter(([, content]) => {
      const { success, data: sheet } = system.schemas.sheet.safeParse(content.sheet);
      if (!success) return false;
      const view = buildPreviewView(system, options, { name: 'x', sheet });
      return system.presentation.board(view).rows[0]?.ours === true;
    })
    .map(([id]) => id);
