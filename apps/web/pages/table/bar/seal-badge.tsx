import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import type { TableView } from '../table-view.ts';

const SHOWN_CHARACTERS = 8;

/** The seal of the dice: its fingerprint, the texts mixed in, and a field for the user's own text. */
export function SealBadge({ table: { seen, send } }: { readonly table: TableView }) {
  const { text } = useLocale();
  const { tell } = useToasts();
  const [own, setOwn] = useState('');
  const { commitment, entropy } = seen.seal;
  const stir = async (): Promise<void> => {
    if (own.trim() === '' || !(await send('entropy', { text: own.trim() }))) return;
    setOwn('');
    tell(text('table-stirred'));
  };
  return (
    <Popover
      className="seal-badge"
      hint={text('table-seal')}
      label={
        <>
          <Icon name="seal" size={18} />
          <span className="unseen">{text('table-seal')}</span>
          <code className="number">{commitment.slice(0, SHOWN_CHARACTERS)}</code>
        </>
      }
    >
      <h3>{text('table-seal')}</h3>
      <p className="small">{text('table-seal-about')}</p>
      <dl className="seal">
        <dt>{text('table-seal-commitment')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{text('table-seal-entropy')}</dt>
        <dd>{entropy === '' ? text('table-seal-none') : <code>{entropy}</code>}</dd>
      </dl>
      <form
        className="row stir"
        onSubmit={(event) => {
          event.preventDefault();
          void stir();
        }}
      >
        <input
          className="input"
          aria-label={text('table-stir-text')}
          placeholder={text('table-stir-text')}
          maxLength={200}
          value={own}
          onChange={({ target }) => setOwn(target.value)}
        />
        <Button type="submit">{text('table-stir')}</Button>
      </form>
    </Popover>
  );
}
