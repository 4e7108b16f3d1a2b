import type { System } from '@arbitro/kernel';
import type { Seen } from '@arbitro/protocol';
import { useCallback, useState } from 'react';
import { useSpeech } from '../../app/language.tsx';
import type { LiveTable } from '../../live/use-table.ts';
import { ActionBar } from './actions/action-bar.tsx';
import type { Aim } from './aim.ts';
import { ConnectionBanner } from './bar/connection.tsx';
import { type PlaceName, Places, placesOf } from './bar/places.tsx';
import { TopBar } from './bar/top-bar.tsx';
import { Beside, type BesideName } from './beside.tsx';
import { LatestLine } from './log/latest-line.tsx';
import { Log } from './log/log.tsx';
import { pressNumber } from './parts/answer.tsx';
import { Question } from './question/question.tsx';
import { Scene } from './scene/scene.tsx';
import { Tracker } from './tracker/tracker.tsx';
import { useView } from './use-view.ts';

interface RoomProps {
  readonly live: LiveTable;
  readonly seen: Seen;
  readonly system: System;
}

/** The layout of the table: one place at a time on a phone, everything side by side where there is room. */
export function Room({ live, seen, system }: RoomProps) {
  const { text } = useSpeech();
  const [place, setPlace] = useState<PlaceName>('people');
  const [aim, setAim] = useState<Aim>();
  const [beside, setBeside] = useState<BesideName>(seen.you.role === 'gm' ? 'gm' : 'sheet');
  const goTo = useCallback((to: PlaceName) => {
    setPlace(to);
    if (to === 'sheet' || to === 'gm') setBeside(to);
  }, []);
  const { table, taken } = useView(
    { live, seen, system },
    useCallback(() => goTo('sheet'), [goTo]),
  );
  return (
    <div className="room" data-place={place} data-scene={table.board.scene?.kind ?? 'none'}>
      <SkipToActions />
      <TopBar table={table} />
      <ConnectionBanner connection={live.connection} />
      <main className="floor">
        <div className="pillar">
          <section className="panel people" aria-label={text('table-tracker')}>
            <Tracker table={table} />
          </section>
          {table.board.scene && (
            <section className="panel scene-panel" aria-label={text('table-scene')}>
              <Scene table={table} aim={aim} />
            </section>
          )}
        </div>
        <div className="pillar">
          <section
            className="panel acts"
            id="actions"
            tabIndex={-1}
            aria-label={text('table-actions')}
            aria-busy={table.isAsking}
            onKeyDown={pressNumber}
          >
            <LatestLine table={table} onOpen={() => goTo('log')} />
            <Question table={table} />
            <ActionBar table={table} place={place} taken={taken} onAim={setAim} />
          </section>
          <section className="panel log-panel" aria-label={text('table-log')}>
            <Log table={table} />
          </section>
        </div>
        <Beside table={table} beside={beside} onChoose={goTo} />
      </main>
      <Places places={placesOf(table)} chosen={place} onChoose={goTo} />
    </div>
  );
}

/** Jumps to the actions; the address does not change. */
function SkipToActions() {
  const { text } = useSpeech();
  return (
    <button type="button" className="skip button" onClick={() => document.getElementById('actions')?.focus()}>
      {text('table-actions')}
    </button>
  );
}
