import { useLocale } from '../../../app/language.tsx';
import { imageUrl } from '../../../live/api.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';
import { SHEET_TEXTS } from './texts.ts';
import './shared-notes.css';

/** The game master's notes that are shared with this seat. */
export function SharedNotes({ table: { seen } }: { readonly table: TableView }) {
  const { words } = useLocale();
  const notes = Object.entries(seen.notes);
  if (seen.you.role === 'gm' || notes.length === 0) return null;
  return (
    <details className="shared-notes folds no-print" open>
      <summary>
        <Icon name="note" />
        {words(SHEET_TEXTS.notes, { n: notes.length })}
      </summary>
      <ul>
        {notes.map(([id, { text, picture }]) => (
          <li key={id}>
            {text}
            {picture && <img className="handout" src={imageUrl(seen.table.id, picture)} alt={text} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
