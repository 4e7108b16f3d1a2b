import { type AnyQuestion, defaultAnswer, isValidAnswer, type Json, type Person } from '@arbitro/kernel';
import type { VisibleAsk } from '@arbitro/protocol';
import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { AnswerField } from '../parts/answer-field.tsx';
import type { TableView } from '../table-view.ts';
import { AnswerCost } from './answer-cost.tsx';
import { AnswerOddsList } from './answer-odds-list.tsx';
import { describeChoiceCount } from './choice-count.ts';
import { useAnswerOdds } from './use-answer-odds.ts';

interface ChoiceProps {
  readonly table: TableView;
  readonly ask: Extract<VisibleAsk, { readonly kind: 'choose' }>;
  readonly part: { readonly who: Person; readonly question: AnyQuestion };
}

/** Returns the value shown before the user answers: for points the minimum of each slot, not a distribution. */
function initialAnswer(question: AnyQuestion): Json | undefined {
  if (question.kind === 'one' || question.kind === 'some') return undefined;
  if (question.kind !== 'points') return defaultAnswer(question);
  return Object.fromEntries(question.slots.map(({ name, least }) => [name, least]));
}

/** One person's part of a question: a choice of one is answered by a tap, the rest is filled in and sent. */
export function ChoiceSheet({ table, ask, part: { who, question } }: ChoiceProps) {
  const { text } = useLocale();
  const [value, setValue] = useState(() => initialAnswer(question));
  const [always, setAlways] = useState(false);
  const [busy, setBusy] = useState(false);
  const [given, setGiven] = useState(false);
  const { tell } = useToasts();
  const { name, send } = table;
  const answer = async (says: Json): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setGiven(true);
    const isKept = await send('answer', { ask: ask.id, who, answer: says });
    setBusy(false);
    setGiven(isKept);
    if (!isKept || !always) return;
    if (await send('order', { who, label: ask.label.name, answer: says })) tell(text('table-ordered'));
  };
  const alone = ask.to.length === 1;
  const direct = question.kind === 'one';
  const odds = useAnswerOdds(table, ask, given ? undefined : question);
  const ready = value !== undefined && isValidAnswer(question, value);
  return (
    <form
      className="asked-part stack"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && value !== undefined) void answer(value);
      }}
    >
      {!alone && <h3>{name(who)}</h3>}
      {question.kind === 'some' && <p className="small soft">{describeChoiceCount(question, text)}</p>}
      <AnswerField
        question={question}
        label={name(ask.label.name)}
        value={value}
        onValue={(next) => {
          setValue(next);
          if (direct) void answer(next);
        }}
        name={name}
        keyed={alone}
        beside={(option) => (
          <>
            <AnswerCost label={ask.label} option={option} name={name} />
            <AnswerOddsList odds={odds} option={option} name={name} />
          </>
        )}
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
