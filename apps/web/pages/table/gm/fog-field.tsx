import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import type { TableView } from '../table-view.ts';
import { GRID_EDITOR_TEXTS } from './texts-grid.ts';

const MODES = ['none', 'explored', 'sight'] as const;

/** What players see of the map: all of it, what they have explored, or what they see now. */
export function FogField({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const now = table.seen.hidden?.fog?.mode ?? 'none';
  return (
    <fieldset className="stack fog-field">
      <legend className="label">{words(GRID_EDITOR_TEXTS.fog)}</legend>
      {MODES.map((mode) => (
        <label key={mode} className="check">
          <input
            type="radio"
            name="fog"
            checked={now === mode}
            onChange={() => void table.send('fog', { mode })}
          />
          {words(GRID_EDITOR_TEXTS[`fog-${mode}`])}
        </label>
      ))}
      {now !== 'none' && (
        <>
          <p className="soft small">{words(GRID_EDITOR_TEXTS['fog-about'])}</p>
          <Button look="tight" onClick={() => void table.send('fog', { mode: now, forget: true })}>
            {words(GRID_EDITOR_TEXTS['fog-forget'])}
          </Button>
        </>
      )}
    </fieldset>
  );
}
