import type { AnyAction } from '@arbitro/kernel';
import { findUndone } from '@arbitro/protocol';
import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';
import { listActedFromHiding } from './acted-from-hiding.ts';
import { GM_TEXTS } from './texts.ts';

/** Offers to show creatures that acted while they are hidden from the players. */
export function StillHidden({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const [kept, keep] = useState('');
  const { seen, board, live, system, name, send } = table;
  const hidden = seen.hidden?.creatures ?? [];
  const creatures = listActedFromHiding(live.lines, {
    hidden,
    visible: board.rows.map(({ id }) => id).filter((id) => !hidden.includes(id)),
    undone: findUndone(live.lines),
    actorOf: (action) => system.actor(action as unknown as AnyAction),
  });
  if (creatures.length === 0 || creatures.join() === kept) return null;
  return (
    <div className="question-bar still-hidden" role="status">
      <Icon name="eye-off" />
      <span className="says">{words(GM_TEXTS['acted-hidden'], { who: creatures.map(name) })}</span>
      <Button look="strong tight" onClick={() => void send('reveal', { creatures })}>
        {words(GM_TEXTS['show-now'])}
      </Button>
      <Button look="tight" onClick={() => keep(creatures.join())}>
        {words(GM_TEXTS['cover-keep'])}
      </Button>
    </div>
  );
}
