import { useId } from 'react';
import { useLocale } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { GRID_EDITOR_TEXTS } from './texts-grid.ts';
import { PEOPLE_TEXTS } from './texts-people.ts';

/** The creature that the next tap adds, and whether it is hidden. */
export interface PlacedCreature {
  readonly from: string;
  readonly hidden: boolean;
}

interface GridCreaturesProps {
  readonly table: TableView;
  readonly foe: PlacedCreature | undefined;
  readonly onFoe: (foe: PlacedCreature | undefined) => void;
}

/** Places creatures of the content on the map by taps, optionally hidden. */
export function GridCreatures({ table, foe, onFoe }: GridCreaturesProps) {
  const { words } = useLocale();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{words(GRID_EDITOR_TEXTS.foes)}</label>
      <select
        id={id}
        className="input"
        value={foe?.from ?? ''}
        onChange={({ target: { value } }) =>
          onFoe(value === '' ? undefined : { from: value, hidden: foe?.hidden ?? true })
        }
      >
        <option value="">{words(GRID_EDITOR_TEXTS.nobody)}</option>
        {Object.entries(table.system.content).map(([from, contentSheet]) => (
          <option key={from} value={from}>
            {words(contentSheet.name)}
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
            {words(PEOPLE_TEXTS['come-hidden'])}
          </label>
          <p className="soft small">{words(GRID_EDITOR_TEXTS['foes-about'])}</p>
        </>
      )}
    </div>
  );
}
