import { useLocale } from '../../app/language.tsx';
import type { RefusedThing } from './shelf-api.ts';
import { SHELF_TEXTS } from './texts.ts';

interface RefusedNoteProps {
  readonly name: string;
  readonly refused: RefusedThing;
}

/** Why a thing cannot be brought as it is, place by place. */
export function RefusedNote({ name, refused }: RefusedNoteProps) {
  const { words } = useLocale();
  const faults = refused.faults ?? [];
  return (
    <div className="notice bad" role="alert">
      <div className="grow">
        <p>{words(SHELF_TEXTS.outdated, { name })}</p>
        {faults.length === 0 && <p>{refused.says}</p>}
        <ul>
          {faults.map(({ at, says }) => (
            <li key={`${at}: ${says}`}>
              <code>{at}</code> {says}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
