import { isFields } from '@arbitro/kernel';
import { useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { FORM_TEXTS } from './texts.ts';
import type { DraftHistory } from './use-draft-history.ts';

/** The sheet as JSON, for those who like it. */
export function SheetText({ history }: { readonly history: DraftHistory }) {
  const { words } = useLocale();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState('');
  const id = useId();
  const take = (): void => {
    try {
      const data: unknown = JSON.parse(typed ?? '');
      if (!isFields(data)) throw new Error('{ … }');
      history.replace(data);
      setTyped(undefined);
      setError('');
    } catch (fault) {
      setError(words(FORM_TEXTS['not-json'], { why: fault instanceof Error ? fault.message : '' }));
    }
  };
  return (
    <details className="form-section folds raw-sheet">
      <summary>{words(FORM_TEXTS['as-text'])}</summary>
      <div className="stack">
        <label htmlFor={id} className="unseen">
          {words(FORM_TEXTS['as-text'])}
        </label>
        <textarea
          id={id}
          className="input"
          spellCheck={false}
          rows={12}
          value={typed ?? JSON.stringify(history.draft, null, 2)}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p className="form-fault small" role="status">
          {error}
        </p>
        <Button disabled={typed === undefined} onClick={take}>
          {words(FORM_TEXTS['take-text'])}
        </Button>
      </div>
    </details>
  );
}
