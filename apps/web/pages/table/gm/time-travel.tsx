import type { Line } from '@arbitro/protocol';
import { useId, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Signs } from '../../../ui/signs.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { spokenLine } from '../log/sentences.ts';
import { undoneIn } from '../log/undone.ts';
import type { TableView } from '../table-view.ts';
import { counting, stepBack, stepForward } from './steps.ts';
import { GM_WORDS } from './words.ts';

/** What is said, noted or sat down at changes nothing in the game: one need not go back to it. */
const BESIDE_THE_GAME = new Set([
  'said',
  'noted',
  'seated',
  'revoked',
  'stirred',
  'sealed',
  'titled',
  'ordered',
  'forked',
]);
const AROUND = 3;

/** The moments of the game on a slider: back to one of them, forward again, or on from it at another table. */
export function TimeTravel({ table }: { readonly table: TableView }) {
  const { words } = useSpeech();
  const { live } = table;
  const moments = live.lines.filter(({ kind }) => !BESIDE_THE_GAME.has(kind));
  const [chosen, choose] = useState<number | undefined>(undefined);
  const slider = useId();
  const last = moments.length - 1;
  const found = moments.findIndex(({ moment }) => moment === chosen);
  const at = found < 0 ? last : found;
  const line = moments[at];
  const speech = useSpeech();
  if (!line) return <p className="soft small">{words(GM_WORDS['no-moments'])}</p>;
  const undone = undoneIn(live.lines);
  const moment = counting(moments, undone).at(-1)?.moment;
  const says = (one: Line): string => spokenLine(one, { table, speech });
  return (
    <>
      <Steps table={table} moments={moments} undone={undone} />
      <div className="field">
        <label htmlFor={slider}>{words(GM_WORDS['moment-of'])}</label>
        <input
          id={slider}
          type="range"
          className="gm-slider"
          min={0}
          max={last}
          value={at}
          aria-valuetext={says(line)}
          onChange={({ target }) => choose(moments[Number(target.value)]?.moment)}
        />
      </div>
      <ol className="gm-moments">
        {moments.slice(Math.max(0, at - AROUND), at + AROUND + 1).map((one) => (
          <li key={one.moment}>
            <button
              type="button"
              aria-current={one === line}
              className={undone.has(one.moment) ? 'undone' : ''}
              onClick={() => choose(one.moment)}
            >
              <time>{speech.time(one.moment / 1000)}</time>
              <span>
                <Signs text={says(one)} />
              </span>
              {undone.has(one.moment) && <span className="chip">{words(GM_WORDS.undone)}</span>}
            </button>
          </li>
        ))}
      </ol>
      <Choices table={table} moment={line.moment} stands={moment === line.moment} />
      {live.more && (
        <Button look="tight quiet" onClick={() => void live.loadMore()}>
          {words(GM_WORDS.earlier)}
        </Button>
      )}
    </>
  );
}

interface StepsProps {
  readonly table: TableView;
  readonly moments: readonly Line[];
  readonly undone: ReadonlySet<number>;
}

/** One step back, or forward again: the second is only offered straight after the first. */
function Steps({ table, moments, undone }: StepsProps) {
  const { words } = useSpeech();
  const before = stepBack(moments, undone);
  const next = stepForward(moments, undone);
  return (
    <div className="row">
      <Button
        look="tight"
        disabled={!before}
        onClick={() => before && void table.send('undo', { to: before.moment })}
      >
        <Icon name="undo" size={16} />
        {words(GM_WORDS['back-one'])}
      </Button>
      <Button
        look="tight"
        disabled={!next}
        onClick={() => next && void table.send('undo', { to: next.moment })}
      >
        <Icon name="redo" size={16} />
        {words(GM_WORDS.forward)}
      </Button>
    </div>
  );
}

interface ChoicesProps {
  readonly table: TableView;
  readonly moment: number;
  /** Things stand there already. */
  readonly stands: boolean;
}

function Choices({ table, moment, stands }: ChoicesProps) {
  const { words } = useSpeech();
  const { complain } = useToasts();
  const [forked, setForked] = useState<string | undefined>(undefined);
  const fork = async (): Promise<void> => {
    const tab = window.open('', '_blank');
    const made = await table.live.api.fork({ command: crypto.randomUUID(), at: moment });
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
        <Button look="strong" disabled={stands} onClick={() => void table.send('undo', { to: moment })}>
          <Icon name="clock" />
          {words(GM_WORDS['go-there'])}
        </Button>
        <Button onClick={() => void fork()}>
          <Icon name="fork" />
          {words(GM_WORDS.fork)}
        </Button>
      </div>
      <p className="soft small">{words(GM_WORDS['fork-about'])}</p>
      {forked !== undefined && (
        <a href={forked} target="_blank" rel="noreferrer">
          {words(GM_WORDS['fork-open'])}
        </a>
      )}
    </div>
  );
}
