import { findUndone, type LogLine } from '@arbitro/protocol';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocale } from '../../../app/language.tsx';
import { markLinesShown } from '../../../live/action-timing.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';
import { AnnouncedLines } from './announced-lines.tsx';
import { Compose } from './compose.tsx';
import { LineRow } from './line.tsx';
import { eventsOf, rollsOf } from './line-parts.ts';
import { useLastVisit } from './use-last-visit.ts';
import './log.css';

const SinceLastVisit = lazy(() =>
  import('./since-last-visit.tsx').then(({ SinceLastVisit: summary }) => ({ default: summary })),
);

/** Within this distance, the log counts as scrolled to the end. */
const NEAR_PX = 60;
const NEAR_TOP_PX = 240;

/** The whole log, newest last; only visible lines are drawn. */
export function Log({ table }: { readonly table: TableView }) {
  const { text } = useLocale();
  const { lines, more } = table.live;
  const undone = useMemo(() => findUndone(lines), [lines]);
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const unfold = (moment: number): void =>
    setUnfolded((was) => (was.has(moment) ? removeMoment(was, moment) : new Set([...was, moment])));
  const { frame, virtual, below, toEnd, onScroll } = useScrolling(table);
  const { since, close } = useLastVisit(table);
  return (
    <div className="log">
      {since !== undefined && (
        <Suspense>
          <SinceLastVisit table={table} since={since} onClose={close} />
        </Suspense>
      )}
      <div
        className="log-frame"
        ref={frame}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={text('table-log')}
      >
        {more && <p className="soft small older">{text('log-older')}</p>}
        {lines.length === 0 && <p className="soft empty">{text('log-empty')}</p>}
        <div className="log-lines" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const line = lines[index];
            if (!line) return null;
            return (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className="log-place"
                style={{ transform: `translateY(${start}px)` }}
              >
                <LineRow
                  line={line}
                  table={table}
                  undone={undone.has(line.moment)}
                  unfolded={unfolded.has(line.moment)}
                  onUnfold={unfold}
                />
              </div>
            );
          })}
        </div>
      </div>
      {below && (
        <Button look="strong tight" className="new-below" onClick={toEnd}>
          <Icon name="next" size={16} />
          {text('log-new-below')}
        </Button>
      )}
      <Compose table={table} />
      <AnnouncedLines table={table} />
    </div>
  );
}

const removeMoment = (some: ReadonlySet<number>, value: number): ReadonlySet<number> =>
  new Set([...some].filter((other) => other !== value));

const ROW_PX = 26;
const PADDING_PX = 20;

/** Returns the estimated height of a line that was never drawn. */
function estimateHeight(line: LogLine | undefined): number {
  const rows = line ? eventsOf(line).length + rollsOf(line).length / 2 : 1;
  return PADDING_PX + ROW_PX * Math.max(1, rows);
}

/**
 * Stays at the end while the reader is there, otherwise keeps the reading position, and fetches older lines on the way
 * up.
 */
function useScrolling({ live }: TableView) {
  const { lines, more, loadMore } = live;
  const frame = useRef<HTMLDivElement>(null);
  const { atEnd, look, pin } = useAtEnd(frame);
  const [below, setBelow] = useState(false);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => estimateHeight(lines[index]),
    getItemKey: (index) => lines[index]?.moment ?? index,
    overscan: 8,
    anchorTo: 'end',
    scrollEndThreshold: NEAR_PX,
    useFlushSync: false,
  });
  const last = lines.at(-1)?.moment ?? 0;
  const size = virtual.getTotalSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new or has grown, the end stays in sight
  useLayoutEffect(pin, [last, size]);
  useEffect(() => {
    if (last > 0 && !atEnd.current) setBelow(true);
    markLinesShown(last);
  }, [last, atEnd]);
  const onScroll = (): void => {
    look();
    if (atEnd.current) setBelow(false);
    const top = frame.current?.scrollTop ?? 0;
    if (top < NEAR_TOP_PX && more && !atEnd.current) void loadMore();
  };
  const toEnd = (): void => {
    atEnd.current = true;
    setBelow(false);
    pin();
  };
  return { frame, virtual, below, toEnd, onScroll };
}

/** Whether the log is scrolled to the end: only a user who scrolls up leaves it, not a log that grows or shrinks. */
function useAtEnd(frame: RefObject<HTMLDivElement | null>) {
  const atEnd = useRef(true);
  const before = useRef({ top: 0, height: 0, sight: 0 });
  const pin = useCallback((): void => {
    const element = frame.current;
    if (element && atEnd.current && element.clientHeight > 0) element.scrollTop = element.scrollHeight;
  }, [frame]);
  const look = useCallback((): void => {
    const element = frame.current;
    if (!element || element.clientHeight === 0) return;
    const now = { top: element.scrollTop, height: element.scrollHeight, sight: element.clientHeight };
    const { top, height, sight } = before.current;
    before.current = now;
    if (now.height - now.top - now.sight < NEAR_PX) atEnd.current = true;
    else if (now.top < top && now.height === height && now.sight === sight) atEnd.current = false;
    // scrolled while the log grew: at the top there would be no further event, and older lines would never be fetched
    else pin();
  }, [frame, pin]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(pin);
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame, pin]);
  return { atEnd, look, pin };
}
