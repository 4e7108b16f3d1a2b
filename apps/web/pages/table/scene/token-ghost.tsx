import type { BoardRow, CreatureId } from '@arbitro/kernel';
import type { TableView } from '../table-view.ts';
import { TokenPicture } from './token.tsx';
import { NO_FACE, type TokenFace } from './use-token-faces.ts';
import type { Point, TokenSize } from './zones-layout.ts';

export const looksOf = ({ seen, chosen }: TableView, { id }: BoardRow) => ({
  due: seen.due.includes(id),
  hidden: seen.hidden?.creatures.includes(id) ?? false,
  chosen: chosen === id,
});

interface GhostProps {
  readonly table: TableView;
  readonly who: CreatureId;
  readonly at: Point;
  readonly size: TokenSize;
  readonly face: TokenFace | undefined;
}

/** The dragged token: a picture on top of everything, while the token itself stays in place with its listeners. */
export function Ghost({ table, who, at, size, face = NO_FACE }: GhostProps) {
  const row = table.board.rows.find(({ id }) => id === who);
  if (!row) return null;
  return (
    <g className="ghost">
      <TokenPicture
        row={row}
        at={at}
        size={size}
        {...face}
        look={{ ...looksOf(table, row), picked: true, left: false }}
      />
    </g>
  );
}
