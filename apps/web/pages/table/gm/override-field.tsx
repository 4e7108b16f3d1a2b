import type { CharacterField, LocalizedText } from '@arbitro/kernel';
import { useId } from 'react';
import { capitalize } from '../../../app/capitalize.ts';
import { useLocale } from '../../../app/language.tsx';
import { describeLabel } from '../sheet/sheet-section.tsx';
import { creatureIn } from '../sheet/visible-creatures.ts';
import type { TableView } from '../table-view.ts';
import { GM_TEXTS } from './texts.ts';

/** A value of the table itself, not of a creature. */
export const WORLD_ITSELF = '';

/** Values with a name, under the headings of the sheet. */
interface FieldSection {
  readonly title: LocalizedText;
  readonly fields: readonly (CharacterField & { readonly path: string })[];
}

export function listSheetFields({ seen, system }: TableView, who: string): readonly FieldSection[] {
  const creature = creatureIn(seen, who);
  const sections = creature ? system.presentation.character(creature, seen.view) : [];
  return sections
    .map(({ title, fields }) => ({
      title,
      fields: fields.flatMap((field) => (field.path === undefined ? [] : [{ ...field, path: field.path }])),
    }))
    .filter(({ fields }) => fields.length > 0);
}

interface OverrideFieldProps {
  readonly table: TableView;
  readonly usual: readonly FieldSection[];
  readonly path: string;
  readonly onPick: (path: string | undefined) => void;
}

/** Choice of the value: one of the sheet, or any path of the world for users who know it. */
export function OverrideField({ table, usual, path, onPick }: OverrideFieldProps) {
  const speech = useLocale();
  const { words } = speech;
  const ids = useId();
  const isUsual = usual.some(({ fields }) => fields.some((field) => field.path === path));
  return (
    <>
      {usual.length > 0 && (
        <div className="field">
          <label htmlFor={`${ids}-field`}>{words(GM_TEXTS.field)}</label>
          <select
            id={`${ids}-field`}
            className="input"
            value={isUsual ? path : ''}
            onChange={({ target }) => onPick(target.value)}
          >
            {usual.map(({ title, fields }) => (
              <optgroup key={words(title)} label={words(title)}>
                {fields.map((field) => (
                  <option key={field.path} value={field.path}>
                    {capitalize(describeLabel(field.label, { speech, name: table.name }))}
                  </option>
                ))}
              </optgroup>
            ))}
            {!isUsual && <option value="">{words(GM_TEXTS['by-path'])}</option>}
          </select>
        </div>
      )}
      <details className="gm-fold folds" open={usual.length === 0}>
        <summary>{words(GM_TEXTS['any-path'])}</summary>
        <div className="field">
          <label htmlFor={`${ids}-path`}>{words(GM_TEXTS.path)}</label>
          <input
            id={`${ids}-path`}
            className="input"
            spellCheck={false}
            autoCapitalize="off"
            value={path}
            onChange={({ target }) => onPick(target.value)}
          />
        </div>
      </details>
    </>
  );
}
