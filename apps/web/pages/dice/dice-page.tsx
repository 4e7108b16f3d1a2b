import './dice.css';
import { type DiceExpr, type NotationError, notationWords, parseDice } from '@arbitro/dice';
import { useEffect, useState } from 'react';
import { useSpeech } from '../../app/language.tsx';
import { usePlace } from '../../app/router.tsx';
import { useTitle } from '../../app/title.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NotationField } from './notation-field.tsx';
import { OddsCard } from './odds-card.tsx';
import { type Rolled, RolledView, roll } from './rolled.tsx';
import { useCounted } from './use-counted.ts';
import './words.ts';

const EXAMPLES = ['d20', '2d20kh1', '4d6kh3', '3d6', '1d100', '8d6', '5d6>=4!', '4dF', '2d6+1d8+3'];
const FIRST = '4d6kh3';
const MOST_ROLLS = 20;

interface Read {
  readonly expr?: DiceExpr;
  readonly error?: NotationError;
}
const read = (text: string): Read => {
  const parsed = parseDice(text);
  return parsed.ok ? { expr: parsed.value } : { error: parsed.error };
};

/** Any dice: rolled, analysed, compared. The notation is in the address, to be shared. */
export function DicePage() {
  const { text } = useSpeech();
  const { query } = usePlace();
  const [first, setFirst] = useState(query.get('dice') ?? FIRST);
  const [second, setSecond] = useState(query.get('with') ?? undefined);
  const [rolls, setRolls] = useState<readonly Rolled[]>([]);
  const [one, other] = [read(first), second === undefined ? {} : read(second)];
  useTitle(text('dice-title'));
  useAddress(first, second);
  const throwDice = (): void => {
    const thrown = one.expr && roll(first, one.expr);
    if (thrown) setRolls((was) => [thrown, ...was].slice(0, MOST_ROLLS));
  };
  return (
    <div className="page dice-page">
      <header>
        <h1>{text('dice-title')}</h1>
        <p className="soft">{text('dice-about')}</p>
      </header>
      <section className="card stack thrower" aria-label={text('dice-roll')}>
        <div className="asked">
          <NotationField
            label={text('dice-notation')}
            value={first}
            error={one.error}
            onChange={setFirst}
            onRoll={throwDice}
          />
          <Button look="ember" disabled={!one.expr} onClick={throwDice}>
            <Icon name="die" />
            {text('dice-roll')}
          </Button>
        </div>
        <Examples chosen={first} onChoose={setFirst} />
        <div aria-live="polite">
          {rolls[0] ? (
            <RolledView key={rolls[0].id} rolled={rolls[0]} />
          ) : (
            <p className="soft">{text('dice-not-rolled')}</p>
          )}
        </div>
        <History rolls={rolls.slice(1)} onTake={setFirst} onClear={() => setRolls([])} />
      </section>
      <section className="card stack" aria-labelledby="odds">
        <div className="row between">
          <h2 id="odds">{text('dice-odds')}</h2>
          <Button look="tight" onClick={() => setSecond(second === undefined ? '3d6' : undefined)}>
            <Icon name={second === undefined ? 'compare' : 'close'} />
            {text(second === undefined ? 'dice-compare' : 'dice-no-compare')}
          </Button>
        </div>
        {second !== undefined && (
          <NotationField
            label={text('dice-other')}
            value={second}
            error={other.error}
            onChange={setSecond}
            onRoll={throwDice}
          />
        )}
        <Odds first={one.expr && first} second={other.expr && second} />
      </section>
    </div>
  );
}

/** Replaces the history entry instead of adding one: Back leads to the page before. */
function useAddress(first: string, second: string | undefined): void {
  useEffect(() => {
    const query = new URLSearchParams({ dice: first, ...(second !== undefined && { with: second }) });
    history.replaceState(history.state, '', `/dice?${query}`);
  }, [first, second]);
}

interface ExamplesProps {
  readonly chosen: string;
  readonly onChoose: (notation: string) => void;
}

function Examples({ chosen, onChoose }: ExamplesProps) {
  const { text } = useSpeech();
  return (
    <ul className="pills" aria-label={text('dice-examples')}>
      {EXAMPLES.map((notation) => (
        <li key={notation}>
          <button type="button" aria-pressed={notation === chosen} onClick={() => onChoose(notation)}>
            {notation}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface HistoryProps {
  readonly rolls: readonly Rolled[];
  readonly onTake: (notation: string) => void;
  readonly onClear: () => void;
}

function History({ rolls, onTake, onClear }: HistoryProps) {
  const { text, number } = useSpeech();
  if (rolls.length === 0) return null;
  return (
    <section className="history" aria-labelledby="history">
      <div className="row between">
        <h2 id="history">{text('dice-history')}</h2>
        <Button look="quiet tight" onClick={onClear}>
          {text('dice-clear')}
        </Button>
      </div>
      <ol className="pills">
        {rolls.map(({ id, text: notation, out }) => (
          <li key={id}>
            <button type="button" title={text('dice-again', { notation })} onClick={() => onTake(notation)}>
              <span>{notation}</span> <strong className="number">{number(out.total, 4)}</strong>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface OddsOf {
  readonly first: string | undefined;
  readonly second: string | undefined;
}

function Odds({ first, second }: OddsOf) {
  const { text } = useSpeech();
  const one = useCounted(first);
  const other = useCounted(second);
  return (
    <>
      {[one, other].map(({ count }, at) => (
        <CountState key={at === 0 ? 'first' : 'second'} count={count} />
      ))}
      {one.shown && <OddsCard key={one.shown.notation} first={one.shown} second={other.shown} />}
      {!one.shown && one.count === 'counting' && <p className="soft">{text('dice-counting')}</p>}
      {first === undefined && <p className="soft">{text('dice-unread')}</p>}
    </>
  );
}

function CountState({ count }: { readonly count: ReturnType<typeof useCounted>['count'] }) {
  const { text, language } = useSpeech();
  if (count === 'too-slow') return <p className="notice">{text('dice-too-slow')}</p>;
  if (typeof count !== 'object' || count.ok) return null;
  return <p className="notice">{notationWords(count.error, language)}</p>;
}
