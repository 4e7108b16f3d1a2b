import { useLocale } from '../../../app/language.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';

export type PlaceName = 'people' | 'scene' | 'log' | 'sheet' | 'gm';

interface PlaceTab {
  readonly place: PlaceName;
  readonly icon: IconName;
  readonly label:
    | 'table-people'
    | 'table-fight'
    | 'table-scene'
    | 'table-log'
    | 'table-sheet'
    | 'table-gm-tools';
}

/** Returns the places of the phone layout: only those that this table and this seat have. */
export function listPlaces({ seen, board }: TableView): readonly PlaceTab[] {
  const fights = seen.standing !== null && !seen.standing.over;
  return [
    { place: 'people', icon: fights ? 'sword' : 'people', label: fights ? 'table-fight' : 'table-people' },
    ...(board.scene ? [{ place: 'scene', icon: 'map', label: 'table-scene' } as const] : []),
    { place: 'log', icon: 'scroll', label: 'table-log' },
    { place: 'sheet', icon: 'note', label: 'table-sheet' },
    ...(seen.you.role === 'gm' ? [{ place: 'gm', icon: 'gear', label: 'table-gm-tools' } as const] : []),
  ];
}

interface PlaceTabsProps {
  readonly places: readonly PlaceTab[];
  readonly chosen: PlaceName;
  readonly onChoose: (place: PlaceName) => void;
}

/** The navigation between places at the bottom of the screen. */
export function PlaceTabs({ places, chosen, onChoose }: PlaceTabsProps) {
  const { text } = useLocale();
  return (
    <nav className="places no-print" aria-label={text('table-places')}>
      {places.map(({ place, icon, label }) => (
        <button
          key={place}
          type="button"
          aria-current={place === chosen ? 'page' : undefined}
          onClick={() => onChoose(place)}
        >
          <Icon name={icon} size={22} />
          <span>{text(label)}</span>
        </button>
      ))}
    </nav>
  );
}
