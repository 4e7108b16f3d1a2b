import type { Person } from '@arbitro/kernel';
import type { AskSeen, Seen } from '@arbitro/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { capitalised } from '../../../app/capitalised.ts';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Signs } from '../../../ui/signs.tsx';
import { eventWords } from '../log/sentences.ts';
import { eventsOf } from '../log/turn-of.ts';
import { undoneIn } from '../log/undone.ts';
import { pressNumber } from '../parts/answer.tsx';
import type { TableView } from '../table-view.ts';
import { AskHead } from './ask-head.tsx';
import { ChoiceSheet } from './choice.tsx';
import { DiceSheet } from './dice.tsx';
import './question.css';

const askedIn = (ask: AskSeen): readonly Person[] =>
  ask.kind === 'roll' ? [ask.by] : ask.to.map(({ who }) => who);

/** Whether another player at the table is to answer. */
const isAnothers = ({ seats, you }: Seen, who: Person): boolean =>
  !you.owns.includes(who) &&
  seats.some(({ id, role, owns }) => id !== you.id && role === 'player' && owns.includes(who));

/** The open question over everything, for the seat that must answer it; the game master may answer for others. */
export function Question({ table }: { readonly table: TableView }) {
  const { seen } = table;
  const { ask } = seen;
  if (!ask) return null;
  const foreign = askedIn(ask).every((who) => isAnothers(seen, who));
  return <Asked key={`${ask.id} ${askedIn(ask).join()}`} table={table} ask={ask} foreign={foreign} />;
}

interface AskedProps {
  readonly table: TableView;
  readonly ask: AskSeen;
  readonly foreign: boolean;
}

function Asked({ table, ask, foreign }: AskedProps) {
  const { text } = useSpeech();
  const [open, setOpen] = useState(!foreign);
  const { name } = table;
  const who = askedIn(ask).map(name);
  if (!open)
    return (
      <div className="question-bar" role="status">
        <Icon name="hourglass" />
        <span className="says">{foreign ? text('table-waiting', { who }) : text('table-question-open')}</span>
        {foreign && <Instead table={table} ask={ask} policy />}
        <Button look="strong tight" onClick={() => setOpen(true)}>
          {foreign ? text('table-answer-for', { who }) : text('table-answer')}
        </Button>
      </div>
    );
  const title = text(ask.kind === 'roll' ? 'table-rolls' : 'table-asked-of', { who, n: who.length });
  return (
    <Dialog title={capitalised(title)} onClose={() => setOpen(false)}>
      <NotAtOnce>
        <JustNow table={table} />
        {ask.kind === 'roll' ? (
          <DiceSheet table={table} ask={ask} foreign={foreign} />
        ) : (
          <>
            <AskHead table={table} label={ask.label} />
            {ask.to.map((part) => (
              <ChoiceSheet key={part.who} table={table} ask={ask} part={part} />
            ))}
          </>
        )}
        <footer className="row between">
          <Button look="quiet" onClick={() => setOpen(false)}>
            <Icon name="eye" />
            {text('table-later')}
          </Button>
          <Instead table={table} ask={ask} policy={ask.kind !== 'roll'} />
        </footer>
      </NotAtOnce>
    </Dialog>
  );
}

const GLANCE_MS = 350;

/** A question opens under the pointer: the second half of a double click, or a key still held, must not answer it. */
function NotAtOnce({ children }: { readonly children: ReactNode }) {
  const [seen, setSeen] = useState(false);
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), GLANCE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // focus the first answer, not the close button
    if (seen) place.current?.querySelector<HTMLElement>('.pick-option, .face, .input')?.focus();
  }, [seen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: number keys press the buttons that are in it
    <fieldset
      role="presentation"
      className="question stack"
      disabled={!seen}
      ref={place}
      onKeyDown={pressNumber}
    >
      {children}
    </fieldset>
  );
}

const MOST_SAID = 3;

/** The latest event, which led to the question. */
function JustNow({ table }: { readonly table: TableView }) {
  const speech = useSpeech();
  const { lines } = table.live;
  const undone = undoneIn(lines);
  const line = lines.findLast(
    ({ kind, moment }) => (kind === 'acted' || kind === 'answered') && !undone.has(moment),
  );
  if (!line) return null;
  const said = eventsOf(line).slice(-MOST_SAID);
  if (said.length === 0) return null;
  return (
    <p className="just-now">
      <Signs text={said.map((event) => eventWords(event, { table, speech })).join(' ')} />
    </p>
  );
}

interface InsteadProps extends Omit<AskedProps, 'foreign'> {
  /** Whether rolling and answering by the system's policy are offered. */
  readonly policy: boolean;
}

/** What the game master may do instead of answering. */
function Instead({ table, ask, policy }: InsteadProps) {
  const { text } = useSpeech();
  const { seen, send } = table;
  if (seen.you.role !== 'gm') return null;
  const byPolicy = async (): Promise<void> => {
    for (const who of askedIn(ask)) if (!(await send('answer', { ask: ask.id, who, byPolicy: true }))) return;
  };
  return (
    <span className="row">
      {policy && (
        <Button look="tight" onClick={() => void byPolicy()}>
          {text(ask.kind === 'roll' ? 'table-throw-for-them' : 'table-by-policy')}
        </Button>
      )}
      <Button look="tight danger" onClick={() => void send('withdraw', { ask: ask.id })}>
        {text('table-withdraw')}
      </Button>
    </span>
  );
}
