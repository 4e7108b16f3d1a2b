import type { LogLine } from '@arbitro/protocol';
import { memo } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { describeReason } from '../computer/describe-reason.ts';
import type { TableView } from '../table-view.ts';
import { findExtreme } from './extreme-result.ts';
import { readNames, readText } from './line-parts.ts';
import { describeLine, type LineContext, seatNameOf } from './sentences.ts';
import { TurnLine } from './turn-line.tsx';

interface LineProps {
  readonly line: LogLine;
  readonly table: TableView;
  readonly undone: boolean;
  readonly unfolded: boolean;
  readonly onUnfold: (moment: number) => void;
}

const MS_PER_SECOND = 1000;

/** One line of the log. */
function LogRow({ line, table, undone, unfolded, onUnfold }: LineProps) {
  const speech = useLocale();
  const lineContext: LineContext = { table, speech };
  const isTurn = line.kind === 'acted' || line.kind === 'answered';
  const ms = line.moment / MS_PER_SECOND;
  const extreme = isTurn ? findExtreme(line) : undefined;
  const look = [
    'log-line',
    `kind-${line.kind}`,
    line.secret === true && 'secret',
    undone && 'undone',
    extreme && `extreme ${extreme}`,
  ];
  return (
    <article className={look.filter(Boolean).join(' ')} data-moment={line.moment} data-kind={line.kind}>
      <time className="soft number" dateTime={new Date(ms).toISOString()}>
        {speech.time(ms)}
      </time>
      <div className="told">
        <Tags line={line} undone={undone} />
        {isTurn ? (
          <TurnLine line={line} lineContext={lineContext} unfolded={unfolded} />
        ) : line.kind === 'said' ? (
          <SaidLine line={line} lineContext={lineContext} />
        ) : (
          <NoticeLine line={line} lineContext={lineContext} />
        )}
        <ComputerReason line={line} lineContext={lineContext} />
      </div>
      {isTurn && (
        <button
          type="button"
          className="unfold"
          aria-expanded={unfolded}
          aria-label={speech.text(unfolded ? 'log-fold' : 'log-unfold')}
          title={speech.text(unfolded ? 'log-fold' : 'log-unfold')}
          onClick={() => onUnfold(line.moment)}
        >
          <Icon name="next" size={16} />
        </button>
      )}
    </article>
  );
}

export const LineRow = memo(
  LogRow,
  (a, b) =>
    a.line === b.line &&
    a.undone === b.undone &&
    a.unfolded === b.unfolded &&
    a.table.name === b.table.name &&
    a.table.seen.seats === b.table.seen.seats,
);

function Tags({ line, undone }: Pick<LineProps, 'line' | 'undone'>) {
  const { text } = useLocale();
  const tags = [
    ...(line.secret === true ? [['secret', text('log-secret')] as const] : []),
    ...(undone ? [['', text('log-undone')] as const] : []),
  ];
  return (
    <>
      {typeof line.computer === 'string' && (
        <span className="chip tag computer" title={text('computer-played')}>
          <Icon name="robot" size={14} />
          {text('arbitro')}
        </span>
      )}
      {tags.map(([tone, text]) => (
        <span key={text} className={`chip tag ${tone}`}>
          {text}
        </span>
      ))}
    </>
  );
}

/** Why Arbitro chose this, for seats that may know it. */
function ComputerReason({ line, lineContext: { table, speech } }: LineTextProps) {
  const reason = describeReason(line.chances, table.name, {
    percent: speech.percent,
    formatHit: (percent) => speech.text('computer-to-hit', { percent }),
  });
  return reason === '' ? null : <p className="computer-reason">{reason}</p>;
}

interface LineTextProps {
  readonly line: LogLine;
  readonly lineContext: LineContext;
}

/** A message of a person; a whisper is marked, with its recipients. */
function SaidLine({ line, lineContext }: LineTextProps) {
  const { text } = lineContext.speech;
  const { seats } = lineContext.table.seen;
  const whispered = Array.isArray(line.to);
  const to = readNames(line.to).map(
    (id) => seats.find((seat) => seat.id === id)?.name ?? text('log-somebody'),
  );
  return (
    <p className={whispered ? 'said whispered' : 'said'}>
      <b>
        {seatNameOf(line, lineContext)}
        {!whispered && ':'}
      </b>{' '}
      {whispered && <span className="small soft">{text('log-whispers-to', { who: to })}:</span>}{' '}
      <span className="words">{readText(line.text)}</span>
    </p>
  );
}

const ICONS: Readonly<Record<string, IconName>> = {
  opened: 'seal',
  sealed: 'seal',
  stirred: 'seal',
  noted: 'note',
  shown: 'eye',
  drew: 'brush',
  'went-back': 'undo',
  withdrawn: 'undo',
  forked: 'fork',
  continued: 'hourglass',
  journaled: 'note',
  dated: 'clock',
  overrode: 'edit',
  edited: 'edit',
  'set-options': 'book',
  'set-scene': 'map',
  came: 'plus',
  dismissed: 'minus',
  seated: 'people',
  revoked: 'people',
  ordered: 'hourglass',
  chose: 'check',
};

/** Any line that is neither an action nor a message. */
function NoticeLine({ line, lineContext }: LineTextProps) {
  const { text } = lineContext.speech;
  const revealed = line.revealed as { readonly seed?: string; readonly commitment?: string } | undefined;
  const note = line.kind === 'noted' ? lineContext.table.seen.notes[readText(line.note)] : undefined;
  const hasSeed = line.kind === 'sealed' && typeof revealed?.seed === 'string';
  return (
    <div className="noticed">
      <Icon name={line.forward === true ? 'redo' : (ICONS[line.kind] ?? 'more')} size={16} />
      <div>
        <p>
          {describeLine(line, lineContext) ?? line.kind}
          {typeof line.why === 'string' && <i className="soft"> “{line.why}”</i>}
        </p>
        {note !== undefined && <p className="note-text">{note.text}</p>}
        {hasSeed && (
          <p className="small soft codes">
            {text('log-seed')} <code>{revealed.seed}</code>
          </p>
        )}
        {typeof line.commitment === 'string' && (
          <p className="small soft codes">
            {text('log-fingerprint')} <code>{line.commitment}</code>
          </p>
        )}
      </div>
    </div>
  );
}
