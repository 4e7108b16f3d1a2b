import type { BoardRow } from '@arbitro/kernel';
import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { creatureIn } from '../sheet/visible-creatures.ts';
import type { TableView } from '../table-view.ts';
import './row-tools.css';

interface RowToolsProps {
  readonly row: BoardRow;
  readonly table: TableView;
}

const MAX_CHANGE = 999;

/** What the game master does most with one creature: take or give health, hide or show it. */
export function RowTools({ row: { id, name }, table }: RowToolsProps) {
  const { text } = useLocale();
  const { seen, send } = table;
  const [amount, setAmount] = useState('1');
  const [isBusy, setBusy] = useState(false);
  const isHidden = seen.hidden?.creatures.includes(id) ?? false;
  const change = async (sign: 1 | -1): Promise<void> => {
    const action = changeOf(table, id, sign * Number(amount));
    if (!action) return;
    setBusy(true);
    await send('act', { action });
    setBusy(false);
  };
  const sides = [
    { sign: -1, says: 'table-take-health' },
    { sign: 1, says: 'table-give-health' },
  ] as const;
  const isNumber = /^[1-9]\d{0,2}$/.test(amount);
  return (
    <div className="gm-row-tools row">
      <input
        className="input number"
        inputMode="numeric"
        aria-label={text('table-health-amount', { who: name })}
        value={amount}
        maxLength={3}
        onChange={({ target }) => setAmount(target.value.trim())}
        // biome-ignore lint/a11y/noAutofocus: the user has just asked for it
        autoFocus
        onFocus={({ target }) => target.select()}
      />
      {sides.map(({ sign, says }) => (
        <Button
          key={sign}
          look="square"
          aria-label={text(says, { who: name })}
          disabled={isBusy || !isNumber || !changeOf(table, id, sign)}
          onClick={() => void change(sign)}
        >
          {sign < 0 ? '−' : '+'}
        </Button>
      ))}
      <Button look="tight" onClick={() => void send(isHidden ? 'reveal' : 'hide', { creatures: [id] })}>
        <Icon name={isHidden ? 'eye' : 'eye-off'} size={16} />
        {text(isHidden ? 'table-show-creature' : 'table-hide-creature')}
      </Button>
    </div>
  );
}

function changeOf({ seen, system }: TableView, id: string, change: number) {
  const creature = creatureIn(seen, id);
  const bounded = Math.max(-MAX_CHANGE, Math.min(MAX_CHANGE, change));
  return creature && system.presentation.changeHealth?.(creature, bounded);
}
