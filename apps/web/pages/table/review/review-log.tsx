import { type FightReview, REVIEW_TEXTS, type ReviewedMoment } from '@arbitro/simulation';
import { useEffect, useRef } from 'react';
import { TextWithSigns } from '../../../ui/text-with-signs.tsx';
import type { FightRecord, ReviewLine } from './review-messages.ts';
import { formatPoints, type ReviewWords } from './review-words.ts';

interface ReviewLogProps {
  readonly record: FightRecord;
  readonly review: FightReview;
  readonly words: ReviewWords;
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
}

/** The id of an action's line: marks of a saved page link to it. */
export const lineIdOf = (index: number): string => `action-${index + 1}`;

/** The fight action by action, with the chance after each; the chosen line is scrolled into sight. */
export function ReviewLog({ record, review, words, chosen, onChoose }: ReviewLogProps) {
  const { speech } = words;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = chosen === undefined ? undefined : list.current?.children[chosen];
    if (line instanceof HTMLElement) showLine(line);
  }, [chosen]);
  return (
    <section className="review-log" aria-label={speech.words(REVIEW_TEXTS['review-log'])}>
      <h3>{speech.words(REVIEW_TEXTS['review-log'])}</h3>
      <p className="small soft">
        {speech.words(REVIEW_TEXTS['review-start'], { chance: speech.percent(review.sides[0]?.start ?? 0) })}
      </p>
      <ol ref={list}>
        {record.lines.map((line, index) => (
          <LogItem
            key={line.moment}
            line={line}
            moment={review.moments[index]}
            words={words}
            isChosen={chosen === index}
            onChoose={() => onChoose(index)}
          />
        ))}
      </ol>
    </section>
  );
}

/** Scrolls the log, where it scrolls by itself: the chart beside it stays in sight. */
function showLine(line: HTMLElement): void {
  const frame = line.closest('.review-log');
  if (!frame || frame.scrollHeight <= frame.clientHeight)
    return line.scrollIntoView({ block: 'center', behavior: 'smooth' });
  frame.scrollTo({ top: line.offsetTop - frame.clientHeight / 3, behavior: 'smooth' });
}

interface LogItemProps {
  readonly line: ReviewLine;
  readonly moment: ReviewedMoment | undefined;
  readonly words: ReviewWords;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function LogItem({ line, moment, words, isChosen, onChoose }: LogItemProps) {
  const { speech } = words;
  if (!moment) return null;
  const { index, chance, change } = moment;
  const tone = change === 0 ? '' : change < 0 ? ' bad' : ' good';
  return (
    <li id={lineIdOf(index)} className={isChosen ? 'chosen' : undefined}>
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        <span className="number soft">{index + 1}.</span>
        <span className="does">
          <TextWithSigns text={words.describeDeed(line)} />
        </span>
        <span className="number">{speech.percent(chance)}</span>
        <span className={`number change${tone}`}>{change === 0 ? '±0' : formatPoints(change, speech)}</span>
      </button>
      {words.describeEvents(line).map((sentence, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened has no name but its place
        <p key={place} className="small">
          <TextWithSigns text={sentence} />
        </p>
      ))}
    </li>
  );
}
