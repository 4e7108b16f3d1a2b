import {
  type ChanceChange,
  type CostlyChoice,
  type FightReview,
  type LuckyMoment,
  REVIEW_TEXTS,
  type SideReview,
} from '@arbitro/simulation';
import { capitalize } from '../../../app/capitalize.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextWithSigns } from '../../../ui/text-with-signs.tsx';
import { lineIdOf } from './review-log.tsx';
import type { FightRecord } from './review-messages.ts';
import {
  formatChange,
  formatLuckOdds,
  formatPoints,
  formatShortChange,
  type ReviewWords,
} from './review-words.ts';

interface FiguresProps {
  readonly record: FightRecord;
  readonly review: FightReview;
  readonly words: ReviewWords;
  readonly onChoose: (index: number) => void;
}

/** What decided the fight: the deciding moments, luck and choices of each side, best and worst luck. */
export function ReviewFigures({ record, review, words, onChoose }: FiguresProps) {
  const { speech } = words;
  const { deciding, bestLuck, worstLuck, costly } = review;
  const item = { record, words, onChoose };
  return (
    <div className="review-figures stack">
      <SideTable sides={review.sides} words={words} />
      {deciding.length > 0 && (
        <section>
          <h3>{speech.words(REVIEW_TEXTS['review-deciding'])}</h3>
          {deciding.map((moment) => (
            <MomentItem key={moment.index} {...item} moment={moment} />
          ))}
        </section>
      )}
      <LuckSection {...item} moment={bestLuck} isGood />
      <LuckSection {...item} moment={worstLuck} isGood={false} />
      {costly.length > 0 && <CostlySection {...item} costly={costly} />}
      <p className="small soft">
        {speech.words(REVIEW_TEXTS['review-how'], {
          count: speech.number(review.fights),
          policy: record.policy,
        })}
      </p>
    </div>
  );
}

const CAUSES = [
  ['review-dice', 'dice'],
  ['review-own', 'ownChoices'],
  ['review-others', 'otherChoices'],
  ['review-gm', 'gm'],
] as const;

/** Why the chance of each side moved; the changes add up to the whole change. */
function SideTable({
  sides,
  words: { speech, name },
}: {
  readonly sides: readonly SideReview[];
  readonly words: ReviewWords;
}) {
  const { percent, words } = speech;
  const causes = CAUSES.filter(
    ([, cause]) => cause !== 'gm' || sides.some(({ gm }) => gm.change !== 0 || gm.error > 0),
  );
  return (
    <table className="review-sides">
      <thead>
        <tr>
          <td />
          {sides.map(({ side, start, end }) => (
            <th key={side} scope="col">
              {capitalize(name(side))}
              <span className="small soft number">
                {percent(start)} <Icon name="next" size={12} /> {percent(end)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {causes.map(([key, cause]) => (
          <tr key={key}>
            <th scope="row">{capitalize(words(REVIEW_TEXTS[key]))}</th>
            {sides.map((side) => (
              <td key={side.side} className="number">
                {formatShortChange(side[cause], speech)}
              </td>
            ))}
          </tr>
        ))}
        <tr className="sum">
          <th scope="row">{capitalize(words(REVIEW_TEXTS['review-sum']))}</th>
          {sides.map(({ side, start, end }) => (
            <td key={side} className="number">
              {formatPoints(end - start, speech)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface MomentProps extends Omit<FiguresProps, 'review'> {
  readonly moment: ChanceChange & { readonly index: number };
}

/** An action and how it moved the chance; a press shows it in the log. */
function MomentItem({ record, words, onChoose, moment }: MomentProps) {
  const { index } = moment;
  return (
    <a
      className="review-moment"
      href={`#${lineIdOf(index)}`}
      onClick={(event) => {
        event.preventDefault();
        onChoose(index);
      }}
    >
      <span className="number soft">{index + 1}.</span>
      <span>
        <TextWithSigns text={words.describeDeed(record.lines[index])} />
      </span>
      <span className={moment.change < 0 ? 'number change bad' : 'number change good'}>
        {formatChange(moment, words.speech)}
      </span>
    </a>
  );
}

interface LuckProps extends Omit<FiguresProps, 'review'> {
  readonly moment: LuckyMoment | undefined;
  readonly isGood: boolean;
}

function LuckSection({ moment, isGood, ...item }: LuckProps) {
  const { speech } = item.words;
  if (!moment) return null;
  return (
    <section>
      <h3>{speech.words(REVIEW_TEXTS[isGood ? 'review-best' : 'review-worst'])}</h3>
      <MomentItem {...item} moment={moment} />
      <p className="small">{formatLuckOdds(moment, isGood, speech)}</p>
    </section>
  );
}

function CostlySection({
  costly,
  ...item
}: Omit<FiguresProps, 'review'> & { readonly costly: readonly CostlyChoice[] }) {
  const { speech, describeActionOf } = item.words;
  return (
    <section>
      <h3>{speech.words(REVIEW_TEXTS['review-costly'])}</h3>
      {costly.map((choice) => (
        <div key={choice.index}>
          <MomentItem {...item} moment={choice} />
          <p className="small">
            {speech.words(REVIEW_TEXTS['review-better'], { what: describeActionOf(choice.better) })}
          </p>
        </div>
      ))}
    </section>
  );
}
