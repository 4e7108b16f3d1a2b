import { type AnyQuestion, firstFit, fits, type Json, type Person } from '@arbitro/kernel';
import type { AskSeen } from '@arbitro/protocol';
import { useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Answer } from '../parts/answer.tsx';
import type { TableView } from '../table-view.ts';
import { useAnswerOdds } from './answer-odds.ts';
import { AskHead } from './ask-head.tsx';
import { OddsBeside } from './odds-beside.tsx';

interface ChoiceProps {
  readonly table: TableView;
  readonly ask: Extract<AskSeen, { readonly kind: 'choose' }>;
  readonly part: { readonly who: Person; readonly question: AnyQuestion };
}

/** One person's part of a question: one of several is answered by a tap, the rest is filled in and sent. */
export function ChoiceSheet({ table, ask, part: { who, question } }: ChoiceProps) {
  const { text } = useSpeech();
  const [value, setValue] = useState<Json | undefined>(() =>
    question.kind === 'one' || question.kind === 'some' ? undefined : firstFit(question),
  );
  const [always, setAlways] = useState(false);
  const [busy, setBusy] = useState(false);
  const { name, send } = table;
  const answer = async (given: Json): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const kept = await send('answer', { ask: ask.id, who, answer: given });
    setBusy(false);
    if (kept && always) await send('order', { who, label: ask.label.name, answer: given });
  };
  const direct = question.kind === 'one';
  const odds = useAnswerOdds(table, ask, question);
  const ready = value !== undefined && fits(question, value);
  return (
    <form
      className="asked-part stack"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && value !== undefined) void answer(value);
      }}
    >
      {ask.to.length > 1 && <h3>{name(who)}</h3>}
      <AskHead table={table} label={ask.label} />
      <Answer
        question={question}
        label={name(ask.label.name)}
        value={value}
        onValue={(next) => {
          setValue(next);
          if (direct) void answer(next);
        }}
        name={name}
        keyed
        beside={(option) => <OddsBeside odds={odds} option={option} name={name} />}
      />
      <label className="switch small">
        <input type="checkbox" checked={always} onChange={() => setAlways(!always)} />
        <span>{text('table-always')}</span>
      </label>
      {!direct && (
        <Button type="submit" look="strong" disabled={!ready || busy}>
          {text('table-answer')}
        </Button>
      )}
    </form>
  );
}
