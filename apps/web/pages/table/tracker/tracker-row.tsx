import {
  type BoardHealth,
  type BoardMark,
  type BoardMeter,
  type BoardRow,
  formatSigned,
} from '@arbitro/kernel';
import { lazy, Suspense, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { imageUrl } from '../../../live/api.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { ComputerMark, ComputerToggle } from '../computer/computer-mark.tsx';
import { type ShownChange, toneOf, useRowChange } from '../effects/use-row-change.ts';
import { RuleSummary } from '../parts/rule.tsx';
import type { TableView } from '../table-view.ts';
import '../effects/effects.css';

const RowTools = lazy(() =>
  import('../gm/row-tools.tsx').then(({ RowTools: tools }) => ({ default: tools })),
);

interface RowProps {
  readonly row: BoardRow;
  readonly table: TableView;
}

/** One creature: a tap chooses it (as target, or to look at), the note icon opens its sheet. */
export function TrackerRow({ row, table }: RowProps) {
  const { text, words } = useLocale();
  const { seen, chosen, choose, openSheet } = table;
  const { id, ours, out } = row;
  const toAct = seen.due.includes(id) && seen.waiting.length === 0;
  const awaited = seen.waiting.includes(id);
  const [change, clear] = useRowChange(row);
  const [isOpen, setOpen] = useState(false);
  const look = ['creature', ours ? 'ours' : 'theirs', toAct && 'due', awaited && 'awaited', out && 'out'];
  return (
    <li className={[...look, change?.fell && 'fell'].filter(Boolean).join(' ')} data-creature={id}>
      <button
        type="button"
        className="pick"
        aria-pressed={chosen === id}
        onClick={() => choose(chosen === id ? undefined : id)}
      >
        {seen.pictures[id] && (
          <img className="portrait" src={imageUrl(seen.table.id, seen.pictures[id])} alt="" />
        )}
        <Rank row={row} table={table} />
        <span className="who">
          <span className="name">
            {row.name}
            {toAct && <span className="now">{text('table-due-now')}</span>}
            {out && <span className="unseen"> ({text('table-out')})</span>}
            <ComputerMark table={table} id={id} />
            {awaited && <Icon name="hourglass" size={15} />}
          </span>
          <SideBadge row={row} table={table} />
        </span>
        {row.health && <HealthBar health={row.health} table={table} out={out} />}
      </button>
      <span className="row-tools">
        <ComputerToggle table={table} id={id} />
        {seen.you.role === 'gm' && (
          <button
            type="button"
            className="row-tool"
            aria-label={text('table-row-tools', { who: row.name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-hidden="true">±</span>
          </button>
        )}
        <button
          type="button"
          className="row-tool to-sheet"
          aria-label={text('table-open-sheet', { who: row.name })}
          onClick={() => openSheet(id)}
        >
          <Icon name="note" size={18} />
        </button>
      </span>
      {(row.marks.length > 0 || row.meters.length > 0) && (
        <div className="marks">
          {row.meters.map((meter) => (
            <Meter key={meter.rule + words(meter.label)} meter={meter} table={table} />
          ))}
          {row.marks.map((mark) => (
            <MarkBadge key={mark.term} mark={mark} table={table} />
          ))}
        </div>
      )}
      {isOpen && (
        <Suspense>
          <RowTools row={row} table={table} />
        </Suspense>
      )}
      {change && <RisingChange key={change.number} change={change} table={table} onEnd={clear} />}
    </li>
  );
}

interface RisingProps {
  readonly change: ShownChange;
  readonly table: TableView;
  readonly onEnd: () => void;
}

/** Health lost or gained rises from the row; a screen reader has the log. */
function RisingChange({ change, table: { name }, onEnd }: RisingProps) {
  return (
    <span className={`rising number ${toneOf(change) ?? ''}`} aria-hidden="true" onAnimationEnd={onEnd}>
      {change.looks === undefined ? change.amount !== 0 && formatSigned(change.amount) : name(change.looks)}
    </span>
  );
}

/** The position in the turn order; a creature without one keeps the space if others have one. */
function Rank({ row: { rank }, table: { board } }: RowProps) {
  const { words } = useLocale();
  if (!rank)
    return board.rows.some((creature) => creature.rank) ? <span className="rank none">–</span> : null;
  return (
    <span className="rank number" title={words(rank.label)}>
      <span className="unseen">{words(rank.label)} </span>
      {rank.value}
    </span>
  );
}

/** The side, and for the game master what the players do not know. */
function SideBadge({ row: { id, side }, table: { seen, name } }: RowProps) {
  const { text } = useLocale();
  const hidden = seen.hidden?.creatures.includes(id);
  const mask = seen.masks?.[id];
  return (
    <span className="side small">
      {side !== null && <span>{name(side)}</span>}
      {hidden && (
        <span className="secretly" title={text('table-hidden')}>
          <Icon name="eye-off" size={15} />
          <span className="unseen">{text('table-hidden')}</span>
        </span>
      )}
      {mask && <span className="secretly">{text('table-known-as', { name: mask.name })}</span>}
    </span>
  );
}

interface HealthProps {
  readonly health: BoardHealth;
  readonly table: TableView;
  readonly out: boolean;
}

const LOW = 1 / 3;
const HALF = 2 / 3;

function HealthBar({ health, table: { name }, out }: HealthProps) {
  const { words, number } = useLocale();
  if ('looks' in health) return <span className="looks small">{name(health.looks)}</span>;
  const { now, full, label } = health;
  const share = full === null || full <= 0 ? undefined : Math.max(0, Math.min(1, now / full));
  const tone = share === undefined || share > HALF ? '' : share > LOW ? 'half' : 'low';
  return (
    <span className="health" title={words(label)}>
      <span className="number">
        <span className="unseen">{words(label)} </span>
        <b>{number(now)}</b>
        {full !== null && <span className="soft">/{number(full)}</span>}
      </span>
      {share !== undefined && (
        <span className={`meter ${tone} ${out ? 'out' : ''}`} aria-hidden="true">
          <i style={{ width: `${100 * share}%` }} />
        </span>
      )}
    </span>
  );
}

function Meter({
  meter: { label, value, of, rule },
  table: { system },
}: {
  readonly meter: BoardMeter;
  readonly table: TableView;
}) {
  const { words, number } = useLocale();
  return (
    <Popover
      className="chip meter-chip"
      label={
        <>
          <span className="soft">{words(label)}</span>
          <b className="number">
            {number(value)}
            {of !== null && `/${number(of)}`}
          </b>
        </>
      }
    >
      <RuleSummary system={system} rule={rule} />
    </Popover>
  );
}

function MarkBadge({
  mark: { term, rule, bad, level },
  table: { system, name },
}: {
  readonly mark: BoardMark;
  readonly table: TableView;
}) {
  return (
    <Popover className={bad ? 'chip bad' : 'chip good'} label={[name(term), level].join(' ').trimEnd()}>
      <RuleSummary system={system} rule={rule} />
    </Popover>
  );
}
