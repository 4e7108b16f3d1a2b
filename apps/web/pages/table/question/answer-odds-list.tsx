import type { Json, Namer } from '@arbitro/kernel';
import { useLocale } from '../../../app/language.tsx';
import { type AnswerOdds, listDifferences } from './use-answer-odds.ts';

interface AnswerOddsListProps {
  readonly odds: AnswerOdds;
  readonly option: Json;
  readonly name: Namer;
}

const MAX_SHOWN = 4;

/** What an answer changes, shown beside it. */
export function AnswerOddsList({ odds, option, name }: AnswerOddsListProps) {
  const { percent, number, text } = useLocale();
  const differs = listDifferences(odds, JSON.stringify(option)).slice(0, MAX_SHOWN);
  if (differs.length === 0) return null;
  return (
    <span className="odds-beside small number">
      {differs.map(({ key, chance, mean }) => (
        <span key={`${key} ${mean === undefined}`}>
          {name(key)}{' '}
          <b>
            {chance === undefined ? text('table-odds-mean', { mean: number(mean ?? 0, 2) }) : percent(chance)}
          </b>
        </span>
      ))}
    </span>
  );
}
