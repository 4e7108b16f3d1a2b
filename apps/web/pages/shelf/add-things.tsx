import { systemNames } from '@arbitro/catalogue/lazy';
import { useId, useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { navigateTo } from '../../app/router.tsx';
import { Button } from '../../ui/button.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { useToasts } from '../../ui/toast.tsx';
import { type AddResult, addFile, addText } from './add-thing.ts';
import { SHELF_TEXTS } from './texts.ts';

/** Takes a file or a text, whatever it is, and puts it on the shelf. */
export function AddThings({ onChange }: { readonly onChange: () => Promise<void> }) {
  const { words } = useLocale();
  const { tell, complain } = useToasts();
  const [text, setTyped] = useState('');
  const [game, setGame] = useState<string>(systemNames[0]?.id ?? '');
  const [result, setResult] = useState<Extract<AddResult, { is: 'report' | 'unread' }>>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const add = async (adding: Promise<AddResult>): Promise<void> => {
    setBusy(true);
    const added = await adding;
    setBusy(false);
    setResult(added.is === 'report' || added.is === 'unread' ? added : undefined);
    if (added.is === 'key') return navigateTo(`/shelf#${added.key}`);
    if (added.is === 'denied') return complain(added.denied);
    if (added.is === 'bad-picture') return tell(words(SHELF_TEXTS['bad-picture']));
    if (added.is === 'unread') return;
    if (added.is === 'added') tell(words(SHELF_TEXTS.added, { name: added.name }));
    setTyped('');
    await onChange();
  };
  return (
    <section className="stack add-things" aria-labelledby={`${id}-add`}>
      <h2 id={`${id}-add`}>{words(SHELF_TEXTS.add)}</h2>
      <p className="soft">{words(SHELF_TEXTS['add-about'])}</p>
      <FilePicker
        label={words(SHELF_TEXTS.add)}
        accept="image/*,.json,.yaml,.yml,.txt,.md,application/json,text/plain"
        onFile={(file) => void add(addFile(file, game))}
      />
      <div className="field">
        <label htmlFor={`${id}-text`}>{words(SHELF_TEXTS.paste)}</label>
        <textarea
          id={`${id}-text`}
          className="input"
          rows={4}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className="row">
        <div className="field">
          <label htmlFor={`${id}-game`}>{words(SHELF_TEXTS.game)}</label>
          <select
            id={`${id}-game`}
            className="input"
            value={game}
            onChange={({ target }) => setGame(target.value)}
          >
            {systemNames.map(({ id, name }) => (
              <option key={id} value={id}>
                {words(name)}
              </option>
            ))}
          </select>
        </div>
        <Button
          look="strong"
          disabled={isBusy || text.trim() === ''}
          onClick={() => void add(addText(text, { game, title: words(SHELF_TEXTS['one-scenario']) }))}
        >
          {words(isBusy ? SHELF_TEXTS.wait : SHELF_TEXTS['add-button'])}
        </Button>
      </div>
      <div role="status">{result && <ResultNote result={result} />}</div>
    </section>
  );
}

function ResultNote({ result }: { readonly result: Extract<AddResult, { is: 'report' | 'unread' }> }) {
  const { words } = useLocale();
  if (result.is === 'unread')
    return (
      <p className="fault">
        {result.formats.length === 0
          ? words(SHELF_TEXTS['nothing-read'])
          : words(SHELF_TEXTS['not-understood'], {
              game: words(result.game),
              formats: result.formats.map((name) => words(name)).join(', '),
            })}
      </p>
    );
  const { came, there, left } = result.report;
  return (
    <div className="notice">
      <div className="grow">
        <p>
          {words(SHELF_TEXTS['added-many'], { n: came })}{' '}
          {there > 0 && words(SHELF_TEXTS['there-already'], { n: there })}
        </p>
        {result.parts.length > 0 && (
          <ul>
            {result.parts.map(({ name, says, counts }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have one name
              <li key={`${name}/${index}`}>
                <strong>{name}</strong>: {words(says, counts)}
              </li>
            ))}
          </ul>
        )}
        {left.length > 0 && (
          <>
            <p>{words(SHELF_TEXTS['left-out'])}</p>
            <ul>
              {left.map(({ name, says }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have one name
                <li key={`${name}/${index}`}>
                  <strong>{name}</strong>: {says}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
