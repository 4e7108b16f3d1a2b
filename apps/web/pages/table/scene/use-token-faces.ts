import type { CreatureId } from '@arbitro/kernel';
import { useMemo } from 'react';
import { imageUrl } from '../../../live/api.ts';
import type { TableView } from '../table-view.ts';
import { labelTokens, type TokenLabel } from './token-labels.ts';
import { listTokenMarks, type TokenMark } from './token-marks.tsx';

export interface TokenFace {
  readonly label: Partial<TokenLabel> | undefined;
  readonly marks: readonly TokenMark[];
}

export const NO_FACE: TokenFace = { label: undefined, marks: [] };

/** Returns what is written and drawn on each token; the same objects until a row or a name changes. */
export function useTokenFaces({
  board: { rows },
  name,
  seen: { table, pictures },
}: TableView): ReadonlyMap<CreatureId, TokenFace> {
  return useMemo(() => {
    const labels = labelTokens(rows);
    return new Map(
      rows.map(({ id, marks }) => {
        const label = {
          ...labels.get(id),
          picture: pictures[id] && imageUrl(table.id, pictures[id]),
        };
        return [id, { label, marks: listTokenMarks(marks, name) }];
      }),
    );
  }, [rows, name, table.id, pictures]);
}
