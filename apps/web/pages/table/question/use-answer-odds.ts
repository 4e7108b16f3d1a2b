import type { AnyQuestion, Json } from '@arbitro/kernel';
import type { VisibleAsk } from '@arbitro/protocol';
import { useEffect, useState } from 'react';
import type { ActionOdds } from '../../../live/action-odds.ts';
import { rankInHeadline } from '../actions/headline.ts';
import type { TableView } from '../table-view.ts';

/** The odds of each answer, keyed by the answer as text. */
export type AnswerOdds = ReadonlyMap<string, ActionOdds>;

const NO_ODDS: AnswerOdds = new Map();
const MAX_ANSWERS = 8;

/** Returns the odds after each answer, if this seat may know them; stops requesting when the question closes. */
export function useAnswerOdds(
  { live }: TableView,
  ask: VisibleAsk,
  question: AnyQuestion | undefined,
): AnswerOdds {
  const [odds, setOdds] = useState<AnswerOdds>(NO_ODDS);
  const { api } = live;
  const options = optionsOf(ask, question);
  const optionsKey = JSON.stringify(options);
  useEffect(() => {
    const stop = new AbortController();
    const fetchAll = async (): Promise<void> => {
      for (const answer of JSON.parse(optionsKey) as readonly Json[]) {
        const reply = await api.odds({ ask: ask.id, answer }, stop.signal);
        // if one cannot be given, none can
        if (stop.signal.aborted || !reply.ok) return;
        setOdds((was) => new Map([...was, [JSON.stringify(answer), reply.value]]));
      }
    };
    void fetchAll();
    return () => stop.abort();
  }, [api, ask.id, optionsKey]);
  return odds;
}

function optionsOf(ask: VisibleAsk, question: AnyQuestion | undefined): readonly Json[] {
  const alone = ask.kind === 'choose' && ask.to.length === 1;
  return alone && question?.kind === 'one' && question.options.length <= MAX_ANSWERS ? question.options : [];
}

/** One figure that an answer changes. */
export interface OddsDifference {
  readonly key: string;
  readonly chance?: number;
  readonly mean?: number;
}

/** Returns the figures of an answer that differ from those of the other answers: first what it leads to in the end. */
export function listDifferences(odds: AnswerOdds, answer: string): readonly OddsDifference[] {
  const mine = odds.get(answer);
  if (!mine) return [];
  const all = [...odds.values()];
  const keys = (of: (item: ActionOdds) => object): readonly string[] => [
    ...new Set(all.flatMap((item) => Object.keys(of(item)).filter((key) => !key.includes(':')))),
  ];
  const chances = keys((item) => item.chances).filter((key) =>
    hasDifferentValues(all.map((item) => item.chances[key]?.about ?? 0)),
  );
  const amounts = keys((item) => item.amounts).filter((key) =>
    hasDifferentValues(all.map((item) => item.amounts[key]?.mean.about ?? 0)),
  );
  const differs = [
    ...chances.map((key) => ({ key, chance: mine.chances[key]?.about ?? 0 })),
    ...amounts.map((key) => ({ key, mean: mine.amounts[key]?.mean.about ?? 0 })),
  ];
  return differs.toSorted((a, b) => rankInHeadline(a.key) - rankInHeadline(b.key));
}

const hasDifferentValues = (values: readonly number[]): boolean => new Set(values).size > 1;
