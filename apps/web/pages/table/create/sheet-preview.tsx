import { createNamer, type Fields } from '@arbitro/kernel';
import { useMemo } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { hasManyFields, SheetSection } from '../sheet/sheet-section.tsx';
import type { SheetEditing } from '../sheet/use-sheet-editing.ts';
import type { TableView } from '../table-view.ts';
import { buildPreview } from './preview.ts';
import '../sheet/sheet.css';

const READ_ONLY: SheetEditing = {
  on: false,
  raw: undefined,
  typed: {},
  denied: undefined,
  changes: 0,
  start: async () => undefined,
  type: () => undefined,
  save: async () => undefined,
  discard: () => undefined,
};

interface SheetPreviewProps {
  readonly table: TableView;
  readonly options: unknown;
  readonly name: string;
  /** A sheet that the schema has read. */
  readonly sheet: unknown;
}

/** The sheet of a creature that is not at the table yet: its numbers with their reasons. */
export function SheetPreview({ table, options, name, sheet }: SheetPreviewProps) {
  const { words, language } = useLocale();
  const { system } = table;
  const sections = useMemo(
    () => buildPreview(system, options, { name: 'x', sheet }),
    [system, options, sheet],
  );
  const own = { id: 'x', name: name || '…', ...(sheet as Fields) };
  const preview = { ...table, name: createNamer(system, { creatures: [own] }, language), offers: [] };
  return (
    <div className="creature-sheet preview">
      <div className="sheet-sections">
        {sections.map((section) => (
          <SheetSection
            key={words(section.title)}
            section={section}
            many={hasManyFields(section)}
            table={preview}
            editing={READ_ONLY}
          />
        ))}
      </div>
    </div>
  );
}
