import type { Person } from '@arbitro/kernel';
import { PACES, type Pace } from '@arbitro/protocol';
import { lazy, Suspense } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { TableView } from '../table-view.ts';
import { isComputerActing, listComputerTurns, playsAnybody } from './computer-turns.ts';
import { useDecide } from './use-decide.ts';
import './computer.css';

const ComputerUndo = lazy(() =>
  import('../gm/tools-at-hand.ts').then(({ ComputerUndo: button }) => ({ default: button })),
);

/** What Arbitro is doing; for the game master also its pace, and ways to take over. */
export function ComputerStatus({ table }: { readonly table: TableView }) {
  const { text } = useLocale();
  const { seen } = table;
  const isGm = seen.you.role === 'gm';
  const turns = listComputerTurns(seen);
  const acts = isComputerActing(seen);
  if (!acts && !(isGm && playsAnybody(seen))) return null;
  return (
    <div className={acts ? 'computer-status acts-now' : 'computer-status'}>
      <Icon name="robot" />
      <span className="says">
        {turns.length === 0 ? text('computer-waits') : describeTurns(table, turns, text)}
      </span>
      {isGm && (
        <Suspense>
          <ComputerUndo table={table} />
        </Suspense>
      )}
      {isGm && <PaceChoice table={table} />}
      {isGm && turns.length > 0 && <TurnButtons table={table} turns={turns} />}
    </div>
  );
}

/** Says for whom Arbitro decides now, or would if it were not paused. */
export function describeTurns(
  { seen, name }: Pick<TableView, 'seen' | 'name'>,
  turns: readonly Person[],
  text: ReturnType<typeof useLocale>['text'],
): string {
  const isPaused = seen.computer.pace === 'paused';
  if (!isPaused && turns.every((who) => who === 'gm')) return text('computer-playing-gm');
  return text(isPaused ? 'computer-paused' : 'computer-playing', { who: turns.map(name) });
}

const SLOWEST_FIRST = PACES.toReversed();

function PaceChoice({ table: { seen, send } }: { readonly table: TableView }) {
  const { text } = useLocale();
  const label = (pace: Pace) =>
    pace === 'paused' ? (
      <>
        <Icon name="pause" size={16} />
        <span className="unseen">{text('computer-pace-paused')}</span>
      </>
    ) : (
      text(`computer-pace-${pace}`)
    );
  return (
    <RadioGroup
      label={text('computer-pace')}
      options={SLOWEST_FIRST.map((pace) => ({ key: pace, label: label(pace) }))}
      chosen={seen.computer.pace}
      onChoose={(pace) => void send('computer', { pace })}
    />
  );
}

interface TurnButtonsProps {
  readonly table: TableView;
  readonly turns: readonly Person[];
}

/** One decision by hand while paused, and taking over at any time. */
function TurnButtons({ table, turns }: TurnButtonsProps) {
  const { text } = useLocale();
  const { seen, send } = table;
  const { decide, isSending } = useDecide(table, turns[0]);
  return (
    <span className="row">
      {seen.computer.pace === 'paused' && (
        <Button look="strong tight" disabled={isSending} onClick={() => void decide()}>
          <Icon name="step" size={16} />
          {text('computer-next')}
        </Button>
      )}
      <Button
        look="tight"
        onClick={() => void send('computer', { play: Object.fromEntries(turns.map((who) => [who, null])) })}
      >
        {text('computer-take-over')}
      </Button>
    </span>
  );
}
