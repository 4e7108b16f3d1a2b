import { findUndone, LIMITS, type LogLine } from '@arbitro/protocol';
import { useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextWithSigns } from '../../../ui/text-with-signs.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { lineForScreenReader } from '../log/sentences.ts';
import type { TableView } from '../table-view.ts';
import { GM_TEXTS } from './texts.ts';
import { UndoButtons } from './undo-buttons.tsx';
import { filterCurrent, filterGameLines } from './undo-steps.ts';
import { type Travel, useHiddenQuestion } from './use-hidden-question.tsx';

const LINES_AROUND = 3;
/** Characters left for the mark of a what-if table in its name. */
const MARK_CHARACTERS = 16;

/** The moments of the game on a slider: go back to one, forward again, or fork a new table from it. */
export function TimeTravel({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const { live } = table;
  const moments = filterGameLines(live.lines);
  const [chosen, choose] = useState<number | undefined>(undefined);
  const slider = useId();
  const last = moments.length - 1;
  const found = moments.findIndex(({ moment }) => moment === chosen);
  const index = found < 0 ? last : found;
  const line = moments[index];
  const speech = useLocale();
  const { travel, question } = useHiddenQuestion(table);
  const goBack = (to: number): void =>
    travel(to, (uncover) => void table.send('undo', { to, ...(uncover && { uncover }) }));
  if (!line) return <p className="soft small">{words(GM_TEXTS['no-moments'])}</p>;
  const undone = findUndone(live.lines);
  const moment = filterCurrent(moments, undone).at(-1)?.moment;
  const describe = (logLine: LogLine): string => lineForScreenReader(logLine, { table, speech });
  return (
    <>
      <UndoButtons table={table} travel={travel} />
      <div className="field">
        <label htmlFor={slider}>{words(GM_TEXTS['moment-of'])}</label>
        <input
          id={slider}
          type="range"
          className="gm-slider"
          min={0}
          max={last}
          value={index}
          aria-valuetext={describe(line)}
          onChange={({ target }) => choose(moments[Number(target.value)]?.moment)}
        />
      </div>
      <ol className="gm-moments">
        {moments.slice(Math.max(0, index - LINES_AROUND), index + LINES_AROUND + 1).map((moment) => (
          <li key={moment.moment}>
            <button
              type="button"
              aria-current={moment === line}
              className={undone.has(moment.moment) ? 'undone' : ''}
              onClick={() => choose(moment.moment)}
            >
              <time>{speech.time(moment.moment / 1000)}</time>
              <span>
                <TextWithSigns text={describe(moment)} />
              </span>
              {undone.has(moment.moment) && <span className="chip">{words(GM_TEXTS.undone)}</span>}
            </button>
          </li>
        ))}
      </ol>
      <MomentActions
        table={table}
        moment={line.moment}
        stands={moment === line.moment}
        goBack={goBack}
        travel={travel}
      />
      {question}
      {live.more && (
        <Button look="tight quiet" onClick={() => void live.loadMore()}>
          {words(GM_TEXTS.earlier)}
        </Button>
      )}
    </>
  );
}

interface MomentActionsProps {
  readonly table: TableView;
  readonly moment: number;
  /** Whether this is the current state. */
  readonly stands: boolean;
  readonly goBack: (to: number) => void;
  readonly travel: Travel;
}

function MomentActions({ table, moment, stands, goBack, travel }: MomentActionsProps) {
  const { words } = useLocale();
  const { complain } = useToasts();
  const [forked, setForked] = useState<string | undefined>(undefined);
  const fork = async (uncover: boolean): Promise<void> => {
    const tab = window.open('', '_blank');
    const named = table.seen.table.title.slice(0, LIMITS.title - MARK_CHARACTERS);
    const title = words(GM_TEXTS['fork-title'], { title: named });
    const request = { command: crypto.randomUUID(), at: moment, title, ...(uncover && { uncover }) };
    const made = await table.live.api.fork(request);
    if (!made.ok) {
      tab?.close();
      return complain(made);
    }
    const place = `/t/${made.value.table}#${made.value.key}`;
    setForked(place);
    if (tab) tab.location.href = place;
  };
  return (
    <div className="stack">
      <div className="row">
        <Button look="strong" disabled={stands} onClick={() => goBack(moment)}>
          <Icon name="clock" />
          {words(GM_TEXTS['go-there'])}
        </Button>
        <Button onClick={() => travel(moment, (uncover) => void fork(uncover))}>
          <Icon name="fork" />
          {words(GM_TEXTS.fork)}
        </Button>
      </div>
      <p className="soft small">{words(GM_TEXTS['fork-about'])}</p>
      {forked !== undefined && (
        <a href={forked} target="_blank" rel="noreferrer">
          {words(GM_TEXTS['fork-open'])}
        </a>
      )}
    </div>
  );
}
