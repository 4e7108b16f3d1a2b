import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { linesShown } from '../../../live/timing.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';
import { Compose } from './compose.tsx';
import { LineRow } from './line.tsx';
import { SpokenLines } from './spoken.tsx';
import { undoneIn } from './undone.ts';
import './log.css';

const ESTIMATED_PX = 56;
/** So near the end counts as being there. */
const NEAR_PX = 60;
const NEAR_TOP_PX = 240;

/** Everything that happened, newest last; only what is in sight is drawn. */
export function Log({ table }: { readonly table: TableView }) {
  const { text } = useSpeech();
  const { lines, more } = table.live;
  const undone = useMemo(() => undoneIn(lines), [lines]);
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const unfold = (moment: number): void =>
    setUnfolded((was) => (was.has(moment) ? without(was, moment) : new Set([...was, moment])));
  const { frame, virtual, below, toEnd, onScroll } = useScrolling(table);
  return (
    <div className="log">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys */}
      <div className="log-frame" ref={frame} onScroll={onScroll} tabIndex={0} role="log" aria-live="off" aria-label={text('table-log')}>
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
      <SpokenLines table={table} />
    </div>
  );
}

const without = (some: ReadonlySet<number>, one: number): ReadonlySet<number> =>
  new Set([...some].filter((other) => other !== one));

/** Stays at the end while one is there, stays where one reads otherwise, and fetches what is older on the way up. */
function useScrolling({ live }: TableView) {
  const { lines, more, loadMore } = live;
  const frame = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [below, setBelow] = useState(false);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ESTIMATED_PX,
    getItemKey: (index) => lines[index]?.moment ?? index,
    overscan: 8,
    anchorTo: 'end',
    scrollEndThreshold: NEAR_PX,
    useFlushSync: false,
  });
  const last = lines.at(-1)?.moment ?? 0;
  useLayoutEffect(() => {
    if (last === 0) return;
    if (atEnd.current) virtual.scrollToEnd();
    else setBelow(true);
  }, [last, virtual]);
  useEffect(() => linesShown(last), [last]);
  useStayingAtEnd(frame, atEnd, () => virtual.scrollToEnd());
  const onScroll = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = frame.current ?? { scrollTop: 0, scrollHeight: 0, clientHeight: 0 };
    if (clientHeight === 0) return;
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    if (atEnd.current) setBelow(false);
    if (scrollTop < NEAR_TOP_PX && more) void loadMore();
  };
  const toEnd = (): void => {
    atEnd.current = true;
    setBelow(false);
    virtual.scrollToEnd();
  };
  return { frame, virtual, below, toEnd, onScroll };
}

/** A log that grows, shrinks or comes into sight again is still at its end if it was. */
function useStayingAtEnd(
  frame: React.RefObject<HTMLDivElement | null>,
  atEnd: React.RefObject<boolean>,
  scroll: () => void,
): void {
  const latest = useRef(scroll);
  latest.current = scroll;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      if (atEnd.current && element.clientHeight > 0) latest.current();
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame, atEnd]);
}

