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
import { type Travel, useCovering } from './use-covering.tsx';
import { GM_WORDS } from './words.ts';

/** Lines of these kinds (messages, notes, seats, …) do not change the game, so the slider leaves them out. */
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

/** The moments of the game on a slider: go back to one, forward again, or fork a new table from it. */
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
  const { travel, question } = useCovering(table);
  const goBack = (to: number): void =>
    travel(to, (uncover) => void table.send('undo', { to, ...(uncover && { uncover }) }));
  if (!line) return <p className="soft small">{words(GM_WORDS['no-moments'])}</p>;
  const undone = undoneIn(live.lines);
  const moment = counting(moments, undone).at(-1)?.moment;
  const says = (one: Line): string => spokenLine(one, { table, speech });
  return (
    <>
      <Steps moments={moments} undone={undone} goBack={goBack} />
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
      <Choices
        table={table}
        moment={line.moment}
        stands={moment === line.moment}
        goBack={goBack}
        travel={travel}
      />
      {question}
      {live.more && (
        <Button look="tight quiet" onClick={() => void live.loadMore()}>
          {words(GM_WORDS.earlier)}
        </Button>
      )}
    </>
  );
}

interface StepsProps {
  readonly moments: readonly Line[];
  readonly undone: ReadonlySet<number>;
  readonly goBack: (to: number) => void;
}

/** One step back, or forward again: the second is only offered directly after the first. */
function Steps({ moments, undone, goBack }: StepsProps) {
  const { words } = useSpeech();
  const before = stepBack(moments, undone);
  const next = stepForward(moments, undone);
  return (
    <div className="row">
      <Button look="tight" disabled={!before} onClick={() => before && goBack(before.moment)}>
        <Icon name="undo" size={16} />
        {words(GM_WORDS['back-one'])}
      </Button>
      <Button look="tight" disabled={!next} onClick={() => next && goBack(next.moment)}>
        <Icon name="redo" size={16} />
        {words(GM_WORDS.forward)}
      </Button>
    </div>
  );
}

interface ChoicesProps {
  readonly table: TableView;
  readonly moment: number;
  /** Whether this is the current state. */
  readonly stands: boolean;
  readonly goBack: (to: number) => void;
  readonly travel: Travel;
}

function Choices({ table, moment, stands, goBack, travel }: ChoicesProps) {
  const { words } = useSpeech();
  const { complain } = useToasts();
  const [forked, setForked] = useState<string | undefined>(undefined);
  const fork = async (uncover: boolean): Promise<void> => {
    const tab = window.open('', '_blank');
    const asked = { command: crypto.randomUUID(), at: moment, ...(uncover && { uncover }) };
    const made = await table.live.api.fork(asked);
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
          {words(GM_WORDS['go-there'])}
        </Button>
        <Button onClick={() => travel(moment, (uncover) => void fork(uncover))}>
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
