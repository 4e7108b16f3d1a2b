import type { CreatureId } from '@arbitro/kernel';
import { describeAction } from '@arbitro/scenario';
import { useEffect, useRef, useState } from 'react';
import { type Locale, useLocale } from '../../../app/language.tsx';
import type { Advice, Reply } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { TextWithSigns } from '../../../ui/text-with-signs.tsx';
import { nameSquares } from '../scene/squares.ts';
import { creaturesIn } from '../sheet/visible-creatures.ts';
import type { PartialAction, TableView } from '../table-view.ts';
import { describeReason } from './describe-reason.ts';
import './advice.css';

interface AdviceListProps {
  readonly table: TableView;
  readonly who: CreatureId;
}

/** What Arbitro would do, with the odds and the reason: pressing an action drafts it. */
export function AdviceList({ table, who }: AdviceListProps) {
  const speech = useLocale();
  const { text } = speech;
  const reply = useAdvice(table, who);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (reply?.ok) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [reply]);
  return (
    <div className="advice" role="status">
      {!reply && <p className="small soft">{text('advice-thinking')}</p>}
      {reply && !reply.ok && (
        <p className="small soft">{text('advice-none', { why: reply.says || text('no-connection') })}</p>
      )}
      {reply?.ok && (
        <ul ref={list}>
          {reply.value.map((advice, index) => (
            <li key={JSON.stringify(advice.action)}>
              <Button look={index === 0 ? 'strong' : ''} onClick={() => table.begin(advice.action)}>
                <TextWithSigns text={describeAdvised(table, advice, speech)} />
              </Button>
              <span className="small soft">{describeAdviceReason(table, advice, index === 0, speech)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Requests the advice, again when the table has moved on. */
function useAdvice({ live: { api, moment } }: TableView, who: CreatureId) {
  const [reply, setReply] = useState<Reply<readonly Advice[]>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the advice is another one when the table has moved on
  useEffect(() => {
    const stop = new AbortController();
    void api.advice(who, stop.signal).then((answer) => {
      if (!stop.signal.aborted) setReply(answer);
    });
    return () => stop.abort();
  }, [api, who, moment]);
  return reply;
}

const describeAdvised = ({ system, seen }: TableView, { action }: Advice, { language }: Locale): string =>
  describeAction(
    nameSquares(action) as PartialAction,
    { options: null, creatures: creaturesIn(seen) },
    { system, language },
  );

/** Returns the reason in one line: the odds, what it is good for, and how it compares. */
function describeAdviceReason(
  { name }: TableView,
  { chances, purpose, isClose }: Advice,
  isFirst: boolean,
  { text, percent }: Locale,
): string {
  const odds = describeReason(chances, name, {
    percent,
    formatHit: (chance) => text('computer-to-hit', { percent: chance }),
  });
  const rank = isFirst ? 'advice-first' : isClose ? 'advice-close' : 'advice-second';
  const parts = [odds, text(`advice-${purpose}`), ...(purpose === 'nothing-better' ? [] : [text(rank)])];
  return parts.filter((part) => part !== '').join(' · ');
}
