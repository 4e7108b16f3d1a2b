import { type Json, mentions } from '@arbitro/kernel';
import { buildReviewFile, REVIEW_TEXTS } from '@arbitro/simulation';
import { useMemo, useRef, useState } from 'react';
import { capitalize } from '../../../app/capitalize.ts';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { download } from '../sheet/download.ts';
import type { TableView } from '../table-view.ts';
import { ReviewChart } from './review-chart.tsx';
import { ReviewFigures } from './review-figures.tsx';
import { ReviewLog } from './review-log.tsx';
import type { ReviewLine, ReviewResult } from './review-messages.ts';
import { createReviewWords, type ReviewWords } from './review-words.ts';
import { saveAsPage, writeReviewNote } from './save-review.ts';
import { type ReviewState, useReview } from './use-review.ts';
import './review.css';

interface ReviewDialogProps {
  readonly table: TableView;
  readonly gmSeat: string;
  readonly onClose: () => void;
}

/** Was it the dice? The chance to win over the fight, what moved it, and the fight action by action. */
export function ReviewDialog({ table, gmSeat, onClose }: ReviewDialogProps) {
  const { words } = useLocale();
  const [fight, setFight] = useState<number>();
  const { id: tableId } = table.seen.table;
  const state = useReview({ table: tableId, gmSeat, system: table.system.id, fight });
  const count = state.result?.record.of ?? 0;
  return (
    <Dialog title={words(REVIEW_TEXTS['review-name'])} onClose={onClose} wide>
      <div className="stack">
        <p className="soft small">{words(REVIEW_TEXTS['review-about'])}</p>
        {count > 1 && <FightChoice count={count} chosen={fight ?? count} onChoose={setFight} />}
        <ReviewStatus state={state} />
        {state.result && <ReviewView table={table} result={state.result} />}
      </div>
    </Dialog>
  );
}

interface FightChoiceProps {
  readonly count: number;
  readonly chosen: number;
  readonly onChoose: (fight: number) => void;
}

function FightChoice({ count, chosen, onChoose }: FightChoiceProps) {
  const { words } = useLocale();
  return (
    <label className="row">
      {words(REVIEW_TEXTS['review-which'])}
      <select className="input" value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
        {Array.from({ length: count }, (_, index) => index + 1).map((fight) => (
          <option key={fight} value={fight}>
            {fight}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How far the computation is, or why there is none. */
function ReviewStatus({ state: { result, progress, trouble } }: { readonly state: ReviewState }) {
  const { words, text } = useLocale();
  if (trouble) {
    const why = trouble.why === 'rules-changed' ? words(REVIEW_TEXTS['review-rules-changed']) : trouble.says;
    return (
      <p role="alert" className="card">
        {trouble.why === 'no-fight'
          ? words(REVIEW_TEXTS['review-none-here'])
          : words(REVIEW_TEXTS['review-failed'], { why: why || text('no-connection') })}
      </p>
    );
  }
  if (!progress) return result ? null : <p className="soft">{text('loading')}</p>;
  const { done, of } = progress;
  const progressText = words(REVIEW_TEXTS[result ? 'review-refining' : 'review-computing'], { done, of });
  return (
    <div className="review-progress small soft" role="status">
      <progress value={done} max={of} aria-label={progressText} />
      <span>
        {result && words(REVIEW_TEXTS['review-rough'])} {progressText}
      </span>
    </div>
  );
}

function ReviewView({ table, result }: { readonly table: TableView; readonly result: ReviewResult }) {
  const speech = useLocale();
  const { record, review } = result;
  const words = useMemo(
    () => createReviewWords(table.system, record, speech),
    [table.system, record, speech],
  );
  const [chosen, setChosen] = useState<number>();
  const reviewRef = useRef<HTMLDivElement>(null);
  const side = capitalize(words.name(review.sides[0]?.side ?? ''));
  const shared = { record, review, words, chosen, onChoose: setChosen };
  return (
    <>
      <div className="review" ref={reviewRef}>
        <ReviewChart review={review} side={side} chosen={chosen} onChoose={setChosen} />
        <ReviewFigures {...shared} />
        <ReviewLog {...shared} />
      </div>
      <SaveButtons table={table} result={result} words={words} shown={() => reviewRef.current} />
    </>
  );
}

interface SaveProps {
  readonly table: TableView;
  readonly result: ReviewResult;
  readonly words: ReviewWords;
  readonly shown: () => Element | null;
}

/** The review as a file that can be mailed; for the players a note, if the game master wants it. */
function SaveButtons({ table, result, words, shown }: SaveProps) {
  const { language, words: say } = words.speech;
  const { system, title } = { system: table.system.id, title: table.seen.table.title };
  const name = `${title} – ${say(REVIEW_TEXTS['review-name'])}`;
  const savePage = (): void => {
    const element = shown();
    if (element) saveAsPage(name, element, language);
  };
  const saveData = (): void => {
    const { fight, of, policy, seed, lines } = result.record;
    const actions = lines.map(({ action }) => action);
    const file = buildReviewFile({ system, title, fight, of, policy, seed }, result.review, actions);
    download(name, file as Json);
  };
  return (
    <div className="row">
      <Button onClick={savePage}>
        <Icon name="scroll" />
        {say(REVIEW_TEXTS['review-save-page'])}
      </Button>
      <Button onClick={saveData}>{say(REVIEW_TEXTS['review-save-data'])}</Button>
      <ShareButton table={table} result={result} words={words} />
    </div>
  );
}

/** Shares the figures as a note, after the fight: during it they would tell players of what they cannot see. */
function ShareButton({ table: { seen, send }, result, words }: Omit<SaveProps, 'shown'>) {
  const { words: say } = words.speech;
  const { tell } = useToasts();
  if (seen.you.role !== 'gm' || !seen.standing?.over) return null;
  const unknown = new Set([...(seen.hidden?.creatures ?? []), ...Object.keys(seen.masks ?? {})]);
  const isKnown = (index: number): boolean => isKnownLine(result.record.lines[index], unknown);
  const share = async (): Promise<void> => {
    const text = writeReviewNote(result, words, isKnown);
    const note = `review-${result.record.fight}`;
    if (await send('note', { note, text, for: 'everyone' })) tell(say(REVIEW_TEXTS['review-shared']));
  };
  return (
    <>
      <Button onClick={() => void share()}>
        <Icon name="eye" />
        {say(REVIEW_TEXTS['review-share'])}
      </Button>
      <p className="small soft">{say(REVIEW_TEXTS['review-share-about'])}</p>
    </>
  );
}

const isKnownLine = (line: ReviewLine | undefined, unknown: ReadonlySet<string>): boolean =>
  line !== undefined &&
  !line.isSecret &&
  !mentions({ action: line.action, events: line.events } as unknown as Json, unknown);
