import { findUndone, type VisibleAsk } from '@arbitro/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { capitalize } from '../../../app/capitalize.ts';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextWithSigns } from '../../../ui/text-with-signs.tsx';
import { DecideButton } from '../computer/decide-button.tsx';
import { listSentences } from '../log/sentences.ts';
import { pressNumber } from '../parts/number-keys.ts';
import type { TableView } from '../table-view.ts';
import { AskHead } from './ask-head.tsx';
import { listAskedPeople } from './asked-people.ts';
import { ChoiceSheet } from './choice-sheet.tsx';
import { DiceSheet } from './dice-sheet.tsx';
import './question.css';

interface QuestionSheetProps {
  readonly table: TableView;
  readonly ask: VisibleAsk;
  readonly foreign: boolean;
}

/** The question as a dialog, or as a bar if it is put aside. */
export function QuestionSheet({ table, ask, foreign }: QuestionSheetProps) {
  const { text } = useLocale();
  const [open, setOpen] = useState(!foreign);
  const { name } = table;
  const who = listAskedPeople(ask).map(name);
  if (!open)
    return (
      <div className="question-bar" role="status">
        <Icon name="hourglass" />
        <span className="says">{foreign ? text('table-waiting', { who }) : text('table-question-open')}</span>
        {foreign && <GmAlternatives table={table} ask={ask} policy />}
        <Button look="strong tight" onClick={() => setOpen(true)}>
          {foreign ? text('table-answer-for', { who }) : text('table-answer')}
        </Button>
      </div>
    );
  const title = text(ask.kind === 'roll' ? 'table-rolls' : 'table-asked-of', { who, n: who.length });
  return (
    <Dialog title={capitalize(title)} onClose={() => setOpen(false)}>
      <ClickGuard>
        <RecentLines table={table} />
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
          <PlayerAlternative table={table} ask={ask} />
          <GmAlternatives table={table} ask={ask} policy={ask.kind !== 'roll'} />
        </footer>
      </ClickGuard>
    </Dialog>
  );
}

const GUARD_MS = 350;

/** A question opens under the pointer: the second half of a double click, or a key still held, must not answer it. */
function ClickGuard({ children }: { readonly children: ReactNode }) {
  const [isSeen, setSeen] = useState(false);
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), GUARD_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // focus the first answer, not the close button
    if (isSeen) place.current?.querySelector<HTMLElement>('.pick-option, .face, .input')?.focus();
  }, [isSeen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: number keys press the buttons that are in it
    <fieldset
      role="presentation"
      className="question stack"
      disabled={!isSeen}
      ref={place}
      onKeyDown={pressNumber}
    >
      {children}
    </fieldset>
  );
}

const MAX_RECENT_LINES = 3;

/** The latest event, which led to the question. */
function RecentLines({ table }: { readonly table: TableView }) {
  const speech = useLocale();
  const { lines } = table.live;
  const undone = findUndone(lines);
  const line = lines.findLast(
    ({ kind, moment }) => (kind === 'acted' || kind === 'answered') && !undone.has(moment),
  );
  if (!line) return null;
  const sentences = listSentences(line, { table, speech }).slice(-MAX_RECENT_LINES);
  if (sentences.length === 0) return null;
  return (
    <p className="just-now">
      <TextWithSigns text={sentences.join(' ')} />
    </p>
  );
}

/** A player may leave the answer to Arbitro. */
function PlayerAlternative({ table, ask }: Pick<QuestionSheetProps, 'table' | 'ask'>) {
  const { you } = table.seen;
  const own = listAskedPeople(ask).find((who) => you.owns.includes(who));
  if (you.role !== 'player' || ask.kind === 'roll' || own === undefined) return null;
  return <DecideButton table={table} who={own} says="computer-decide-answer" />;
}

interface GmAlternativesProps extends Omit<QuestionSheetProps, 'foreign'> {
  /** Whether rolling and answering by the system's policy are offered. */
  readonly policy: boolean;
}

/** What the game master may do instead of answering. */
function GmAlternatives({ table, ask, policy }: GmAlternativesProps) {
  const { text } = useLocale();
  const { seen, send } = table;
  if (seen.you.role !== 'gm') return null;
  const byPolicy = async (): Promise<void> => {
    for (const who of listAskedPeople(ask))
      if (!(await send('answer', { ask: ask.id, who, byPolicy: true }))) return;
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
