import type { CreatureId } from '@arbitro/kernel';
import { lazy, type RefObject, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { latePart } from './late-part.ts';
import { SheetView } from './sheet/sheet-view.tsx';
import type { TableView } from './table-view.ts';

const GmTools = lazy(() => import('./gm/gm-tools.tsx').then(({ GmTools: tools }) => ({ default: tools })));

const JoinAgain = latePart('JoinAgain');
const SharedNotes = latePart('SharedNotes');

export type SidePanelName = 'sheet' | 'gm';

interface SidePanelProps {
  readonly table: TableView;
  readonly beside: SidePanelName;
  readonly onChoose: (beside: SidePanelName) => void;
}

/** Sheet or tools. Both stay mounted, so that text typed in one survives a look at the other. */
export function SidePanel({ table, beside, onChoose }: SidePanelProps) {
  const { text } = useLocale();
  const [held, hold] = useState<CreatureId>();
  const isGm = table.seen.you.role === 'gm';
  const who = table.opened ?? held ?? chooseCreature(table);
  const { frame, onScroll } = useScrollPerPart(beside === 'sheet' ? `sheet ${who}` : beside);
  const panels = (
    <>
      <div className="roll-over" hidden={beside !== 'sheet'}>
        <Suspense>
          <SharedNotes table={table} />
        </Suspense>
        {who !== undefined && <SheetView table={table} id={who} onHold={hold} />}
        <Suspense>
          <JoinAgain table={table} />
        </Suspense>
      </div>
      {isGm && (
        <div className="roll-over" hidden={beside !== 'gm'}>
          <Suspense fallback={<p className="soft">{text('loading')}</p>}>
            <GmTools table={table} />
          </Suspense>
        </div>
      )}
    </>
  );
  const tabs = [
    { key: 'gm', label: text('table-gm-tools') },
    { key: 'sheet', label: text('table-sheet') },
  ] as const;
  return (
    <section className="panel beside" aria-label={text('table-beside')} ref={frame} onScroll={onScroll}>
      {isGm ? (
        <Tabs tabs={tabs} chosen={beside} onChoose={onChoose} label={text('table-beside')}>
          {panels}
        </Tabs>
      ) : (
        panels
      )}
    </section>
  );
}

/**
 * Returns the creature shown: for a player their own, first the one that is asked; for the game master the chosen one, or
 * else the one whose turn it is.
 */
function chooseCreature({ seen, board, chosen }: TableView): CreatureId | undefined {
  const { owns, role } = seen.you;
  const own = [...seen.waiting, ...seen.due].find((id) => owns.includes(id)) ?? owns[0];
  const pointed = role === 'gm' ? (chosen ?? own) : (own ?? chosen);
  return pointed ?? seen.due[0] ?? board.rows[0]?.id;
}

/** Keeps the scroll position of each part; a part shown for the first time begins at its top. */
function useScrollPerPart(part: string): {
  readonly frame: RefObject<HTMLElement | null>;
  readonly onScroll: () => void;
} {
  const frame = useRef<HTMLElement>(null);
  const places = useRef(new Map<string, number>());
  const shownPart = useRef(part);
  useLayoutEffect(() => {
    shownPart.current = part;
    if (frame.current) frame.current.scrollTop = places.current.get(part) ?? 0;
  }, [part]);
  const onScroll = useCallback(() => {
    if (frame.current) places.current.set(shownPart.current, frame.current.scrollTop);
  }, []);
  return { frame, onScroll };
}
