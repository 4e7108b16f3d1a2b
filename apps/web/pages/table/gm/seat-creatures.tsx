import type { CreatureId } from '@arbitro/kernel';
import { creaturesIn } from '../sheet/visible-creatures.ts';
import type { TableView } from '../table-view.ts';

interface SeatCreaturesProps {
  readonly table: TableView;
  readonly legend: string;
  readonly owns: readonly CreatureId[];
  readonly onChange: (owns: readonly CreatureId[]) => void;
}

/** Choice of the creatures a seat plays, out of all at the table: heroes first. */
export function SeatCreatures({ table, legend, owns, onChange }: SeatCreaturesProps) {
  const rows = creaturesIn(table.seen).toSorted(
    (a, b) => Number(isOwnSide(table, b.id)) - Number(isOwnSide(table, a.id)),
  );
  return (
    <fieldset className="gm-owns">
      <legend>{legend}</legend>
      {rows.map(({ id }) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            checked={owns.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...owns, id] : owns.filter((own) => own !== id))
            }
          />
          {table.name(id)}
        </label>
      ))}
    </fieldset>
  );
}

const isOwnSide = ({ board }: TableView, id: CreatureId): boolean =>
  board.rows.some((row) => row.id === id && row.ours);
