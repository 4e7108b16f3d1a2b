import type { System } from '@arbitro/kernel';
import type { SeatView } from '@arbitro/protocol';
import { useCallback, useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import type { LiveTable } from '../../live/use-table.ts';
import { ActionBar } from './actions/action-bar.tsx';
import type { Aim } from './aim.ts';
import { ConnectionBanner } from './bar/connection.tsx';
import { listPlaces, type PlaceName, PlaceTabs } from './bar/place-tabs.tsx';
import { TopBar } from './bar/top-bar.tsx';
import { ComputerStatus } from './computer/computer-status.tsx';
import { LatestLine } from './log/latest-line.tsx';
import { Log } from './log/log.tsx';
import { pressNumber } from './parts/answer-field.tsx';
import { OpenQuestion } from './question/open-question.tsx';
import { SceneView } from './scene/scene-view.tsx';
import { SidePanel, type SidePanelName } from './side-panel.tsx';
import { Tracker } from './tracker/tracker.tsx';
import { useTableView } from './use-table-view.ts';

interface TableLayoutProps {
  readonly live: LiveTable;
  readonly seen: SeatView;
  readonly system: System;
}

/** The layout of the table: one place at a time on a phone, everything side by side where there is room. */
export function TableLayout({ live, seen, system }: TableLayoutProps) {
  const { text } = useLocale();
  const [place, setPlace] = useState<PlaceName>('people');
  const [aim, setAim] = useState<Aim>();
  const [beside, setBeside] = useState<SidePanelName>(seen.you.role === 'gm' ? 'gm' : 'sheet');
  const goTo = useCallback((to: PlaceName) => {
    setPlace(to);
    if (to === 'sheet' || to === 'gm') setBeside(to);
  }, []);
  const { table, taken } = useTableView(
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
              <SceneView table={table} aim={aim} />
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
            <ComputerStatus table={table} />
            <OpenQuestion table={table} />
            <ActionBar table={table} place={place} taken={taken} onAim={setAim} />
          </section>
          <section className="panel log-panel" aria-label={text('table-log')}>
            <Log table={table} />
          </section>
        </div>
        <SidePanel table={table} beside={beside} onChoose={goTo} />
      </main>
      <PlaceTabs places={listPlaces(table)} chosen={place} onChoose={goTo} />
    </div>
  );
}

/** Jumps to the actions; the address does not change. */
function SkipToActions() {
  const { text } = useLocale();
  return (
    <button type="button" className="skip button" onClick={() => document.getElementById('actions')?.focus()}>
      {text('table-actions')}
    </button>
  );
}
