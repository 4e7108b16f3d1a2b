import type { Json, Namer } from '@arbitro/kernel';
import { useSpeech } from '../../../app/language.tsx';
import { type AnswerOdds, differences } from './answer-odds.ts';

interface OddsBesideProps {
  readonly odds: AnswerOdds;
  readonly option: Json;
  readonly name: Namer;
}

const MOST_SHOWN = 4;

/** What an answer changes, shown beside it. */
export function OddsBeside({ odds, option, name }: OddsBesideProps) {
  const { percent, number, text } = useSpeech();
  const differs = differences(odds, JSON.stringify(option)).slice(0, MOST_SHOWN);
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
