import { useId } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { GRID_EDITOR } from './words-grid.ts';
import { PEOPLE } from './words-people.ts';

/** The creature that the next tap adds, and whether it is hidden. */
export interface Foe {
  readonly from: string;
  readonly hidden: boolean;
}

interface GridFoesProps {
  readonly table: TableView;
  readonly foe: Foe | undefined;
  readonly onFoe: (foe: Foe | undefined) => void;
}

/** Places creatures of the content on the map by taps, optionally hidden. */
export function GridFoes({ table, foe, onFoe }: GridFoesProps) {
  const { words } = useSpeech();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{words(GRID_EDITOR.foes)}</label>
      <select
        id={id}
        className="input"
        value={foe?.from ?? ''}
        onChange={({ target: { value } }) =>
          onFoe(value === '' ? undefined : { from: value, hidden: foe?.hidden ?? true })
        }
      >
        <option value="">{words(GRID_EDITOR.nobody)}</option>
        {Object.entries(table.system.content).map(([from, one]) => (
          <option key={from} value={from}>
            {words(one.name)}
          </option>
        ))}
      </select>
      {foe && (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={foe.hidden}
              onChange={({ target }) => onFoe({ ...foe, hidden: target.checked })}
            />
            {words(PEOPLE['come-hidden'])}
          </label>
          <p className="soft small">{words(GRID_EDITOR['foes-about'])}</p>
        </>
      )}
    </div>
  );
}
