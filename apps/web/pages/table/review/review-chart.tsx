import { type FightReview, REVIEW_TEXTS } from '@arbitro/simulation';
import type { MouseEvent } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { lineIdOf } from './review-log.tsx';

interface ReviewChartProps {
  readonly review: FightReview;
  readonly side: string;
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
}

const HUNDRED = 100;

/** The chance of the first side after each action; a click chooses the moment there, the deciding ones are marked. */
export function ReviewChart({ review, side, chosen, onChoose }: ReviewChartProps) {
  const { words, percent } = useLocale();
  const { moments, deciding } = review;
  const start = review.sides[0]?.start ?? 0;
  const chances = [start, ...moments.map(({ chance }) => chance)];
  const placeOf = (index: number): number => (HUNDRED * (index + 1)) / Math.max(1, moments.length);
  const points = chances.map((chance, index) => `${placeOf(index - 1)},${HUNDRED * (1 - chance)}`).join(' ');
  const chooseNearest = ({ clientX, currentTarget }: MouseEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.round(((clientX - left) / width) * moments.length) - 1;
    onChoose(Math.min(moments.length - 1, Math.max(0, index)));
  };
  return (
    <figure className="review-chart">
      <figcaption className="small soft">{words(REVIEW_TEXTS['review-chart'], { side })}</figcaption>
      <div className="review-axis small soft number" aria-hidden="true">
        <span>{percent(1)}</span>
        <span>{percent(0.5)}</span>
        <span>{percent(0)}</span>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: with keys, a moment is chosen in the list of actions */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is a chart; the list of actions has the buttons */}
      <div className="review-plot" onClick={chooseNearest}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <line className="base" x1="0" x2="100" y1="50" y2="50" />
          <polygon points={`0,100 ${points} 100,100`} />
          <polyline points={points} />
          {chosen !== undefined && (
            <line className="cursor" x1={placeOf(chosen)} x2={placeOf(chosen)} y1="0" y2="100" />
          )}
        </svg>
        {deciding.map(({ index, chance, change }) => (
          <a
            key={index}
            href={`#${lineIdOf(index)}`}
            className={change < 0 ? 'review-mark bad' : 'review-mark good'}
            style={{ left: `${placeOf(index)}%`, top: `${HUNDRED * (1 - chance)}%` }}
            onClick={(event) => {
              event.preventDefault();
              event.stopPropagation();
              onChoose(index);
            }}
          >
            {index + 1}
          </a>
        ))}
      </div>
    </figure>
  );
}
