import type { System } from '@arbitro/kernel';
import type { SeatView } from '@arbitro/protocol';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import type { LiveTable } from '../../live/use-table.ts';
import { ActionBar } from './actions/action-bar.tsx';
import type { Aim } from './aim.ts';
import { ConnectionBanner } from './bar/connection.tsx';
import { listPlaces, type PlaceName, PlaceTabs } from './bar/place-tabs.tsx';
import { TopBar } from './bar/top-bar.tsx';
import { ComputerStatus } from './computer/computer-status.tsx';
import { latePart } from './late-part.ts';
import { LatestLine } from './log/latest-line.tsx';
import { Log } from './log/log.tsx';
import { hasGlobalNumberKeys, pressNumber, pressNumberIn } from './parts/number-keys.ts';
import { OpenQuestion } from './question/open-question.tsx';
import { SceneView } from './scene/scene-view.tsx';
import { SidePanel, type SidePanelName } from './side-panel.tsx';
import { Tracker } from './tracker/tracker.tsx';
import { useTableView } from './use-table-view.ts';

const StillHidden = lazy(() =>
  import('./gm/tools-at-hand.ts').then(({ StillHidden: tool }) => ({ default: tool })),
);

const ReviewButton = lazy(() =>
  import('./review/review-button.tsx').then(({ ReviewButton: button }) => ({ default: button })),
);

const EveningBar = latePart('EveningBar');
const Join = latePart('Join');
const FightEnd = latePart('FightEnd');
const OtherDevice = latePart('OtherDevice');
const Effects = lazy(() => import('./effects/effects.tsx'));

interface TableLayoutProps {
  readonly live: LiveTable;
  readonly seen: SeatView;
  readonly system: System;
}

/** The layout of the table: one place at a time on a phone, everything side by side where there is room. */
export function TableLayout({ live, seen, system }: TableLayoutProps) {
  const { text } = useLocale();
  const [chosenPlace, setPlace] = useState<PlaceName>();
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
  useNumberKeys();
  // in a fight on a map, the map leads
  const place = chosenPlace ?? (seen.standing && table.board.scene?.kind === 'grid' ? 'scene' : 'people');
  return (
    <div className="room" data-place={place} data-scene={table.board.scene?.kind ?? 'none'}>
      <SkipToActions />
      <TopBar table={table} />
      <ConnectionBanner connection={live.connection} />
      <main className="floor">
        <section className="panel people" aria-label={text('table-tracker')}>
          <Suspense>
            <OtherDevice table={table} />
          </Suspense>
          <Tracker table={table} />
        </section>
        {table.board.scene && (
          <section className="panel scene-panel" aria-label={text('table-scene')}>
            <SceneView table={table} aim={aim} />
          </section>
        )}
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
            {seen.you.role === 'gm' && (
              <Suspense>
                <StillHidden table={table} />
              </Suspense>
            )}
            {seen.standing?.over && (
              <Suspense>
                <div className="after-fight">
                  <FightEnd table={table} />
                  <ReviewButton table={table} />
                </div>
              </Suspense>
            )}
            <Suspense>
              <EveningBar table={table} />
              <Join table={table} />
            </Suspense>
            <OpenQuestion table={table} />
            <ActionBar table={table} place={place} taken={taken} onAim={setAim} />
          </section>
          <section className="panel log-panel" aria-label={text('table-log')}>
            <Log table={table} />
          </section>
        </div>
        <SidePanel table={table} beside={beside} onChoose={goTo} />
      </main>
      <Suspense>
        <Effects table={table} />
      </Suspense>
      <PlaceTabs places={listPlaces(table)} chosen={place} onChoose={goTo} />
    </div>
  );
}

/** Number keys press actions wherever the focus is, except in a dialog, which has keys of its own. */
function useNumberKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const actions = document.getElementById('actions');
      if (actions && hasGlobalNumberKeys() && !document.querySelector('dialog[open]'))
        pressNumberIn(actions, event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
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
