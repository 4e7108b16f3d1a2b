import type { LogLine } from '@arbitro/protocol';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { isYourTurn } from '../is-your-turn.ts';
import { rollsOf } from '../log/line-parts.ts';
import type { TableView } from '../table-view.ts';
import { isEffectOn } from './effect-settings.ts';
import { findHappening, type Happening } from './find-happening.ts';
import { playSound } from './play-sound.ts';
import { ThrownDice } from './thrown-dice.tsx';

/** What people see, hear and feel when something happens: the dice over the table, sounds, vibration, notifications. */
export default function Effects({ table }: { readonly table: TableView }) {
  const [thrown, setThrown] = useState<LogLine>();
  const before = useRef(table);
  const { text } = useLocale();
  useEffect(() => {
    const { live, seen, board } = before.current;
    before.current = table;
    const last = live.lines.at(-1)?.moment ?? Number.POSITIVE_INFINITY;
    const news = table.live.lines.filter(({ moment }) => moment > last);
    const latest = news.findLast((line) => rollsOf(line).length > 0);
    if (latest) setThrown(latest);
    const isYours = isYourTurn(table.seen);
    const happening = findHappening(
      { rows: board.rows, isYourTurn: isYourTurn(seen) },
      { rows: table.board.rows, isYourTurn: isYours },
      news,
    );
    if (happening) signal(happening);
    if (isYours && !isYourTurn(seen)) notify(text('table-your-turn', { title: table.seen.table.title }));
  }, [table, text]);
  if (!thrown) return null;
  return <ThrownDice key={thrown.moment} line={thrown} table={table} onEnd={() => setThrown(undefined)} />;
}

const VIBRATION_MS: Readonly<Partial<Record<Happening, readonly number[]>>> = {
  turn: [120, 60, 120],
  fell: [250],
  best: [40, 40, 40, 40, 160],
  worst: [160],
};

function signal(happening: Happening): void {
  if (isEffectOn('sound')) playSound(happening);
  const pattern = VIBRATION_MS[happening];
  if (pattern && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive && isEffectOn('vibration'))
    navigator.vibrate([...pattern]);
}

/** Notifies a person who looks at another tab and has allowed it. */
async function notify(title: string): Promise<void> {
  if (!document.hidden || !isEffectOn('notify') || Notification.permission !== 'granted') return;
  const options = { icon: '/icon-192.png', tag: 'turn' };
  // phones only take notifications of a service worker
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}
