import type { CharacterSection } from '@arbitro/kernel';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { describeLabel, formatFieldValue } from './sheet-section.tsx';

interface PrintPageProps {
  readonly table: TableView;
  readonly name: string;
  readonly sections: readonly CharacterSection[];
  readonly onDone: () => void;
}

/** The sheet as a clean page, rendered only while printing. */
export function PrintPage({ table, name, sections, onDone }: PrintPageProps) {
  const speech = useLocale();
  const naming = { speech, name: table.name };
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <article className="print-page" aria-hidden="true">
      <header>
        <h1>{name}</h1>
        <p>
          {speech.words(table.system.presentation.name)} · {table.seen.table.title}
        </p>
      </header>
      {sections.map(({ title, kind, fields }) => (
        <section key={speech.words(title)} className={`print-${kind}`}>
          <h2>{speech.words(title)}</h2>
          <dl>
            {fields.map((field, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: printed once, and two swords may be called alike
              <div key={index}>
                <dt>{describeLabel(field.label, naming)}</dt>
                <dd>
                  {(kind !== 'list' || field.value !== null) && <b>{formatFieldValue(field, naming)}</b>}
                  {field.detail !== undefined && <span> {describeLabel(field.detail, naming)}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </article>,
    document.body,
  );
}
