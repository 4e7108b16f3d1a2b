import './dice.css';
import {
  type DiceExpr,
  describeNotationError,
  type NotationError,
  parseDice,
  resultKindOf,
} from '@arbitro/dice';
import { useEffect, useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { useRoute } from '../../app/router.tsx';
import { useTitle } from '../../app/title.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type DiceRoll, DiceRollView, rollDice } from './dice-roll.tsx';
import { NotationField } from './notation-field.tsx';
import { OddsCard } from './odds-card.tsx';
import { useDistribution } from './use-distribution.ts';
import './texts.ts';

const EXAMPLES = ['d20', '2d20kh1', '4d6kh3', '3d6', '1d100', '8d6', '5d6>=4!', '4dF', '2d6+1d8+3'];
const SYNTAX = [
  ['2d6 + 1d8 + 3', 'dice-syntax-sum'],
  ['4d6kh3 · 4d6 drop lowest · highest 3 of 4d6', 'dice-syntax-keep'],
  ['8d6! · 8d6x', 'dice-syntax-explode'],
  ['1d20r1 · 1d20ro1', 'dice-syntax-reroll'],
  ['1d20+5 vs 15', 'dice-syntax-check'],
  ['5d6>=4', 'dice-syntax-count'],
  ['d% · 4dF', 'dice-syntax-special'],
] as const;
const DEFAULT_NOTATION = '4d6kh3';
const MAX_ROLLS = 20;

interface ParsedNotation {
  readonly expr?: DiceExpr;
  readonly error?: NotationError;
}
const parseOrExplain = (text: string): ParsedNotation => {
  const parsed = parseDice(text);
  return parsed.ok ? { expr: parsed.value } : { error: parsed.error };
};

/** Any dice: rolled, analysed, compared. The notation is in the address, to be shared. */
export function DicePage() {
  const { text } = useLocale();
  const { query } = useRoute();
  const [first, setFirst] = useState(query.get('dice') ?? DEFAULT_NOTATION);
  const [second, setSecond] = useState(query.get('with') ?? undefined);
  const [rolls, setRolls] = useState<readonly DiceRoll[]>([]);
  const [parsedNotation, other] = [parseOrExplain(first), second === undefined ? {} : parseOrExplain(second)];
  useTitle(text('dice-title'));
  useAddressSync(first, second);
  const throwDice = (): void => {
    const diceRoll = parsedNotation.expr && rollDice(first, parsedNotation.expr);
    if (diceRoll) setRolls((was) => [diceRoll, ...was].slice(0, MAX_ROLLS));
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
            error={parsedNotation.error}
            onChange={setFirst}
            onRoll={throwDice}
          />
          <Button look="ember" disabled={!parsedNotation.expr} onClick={throwDice}>
            <Icon name="die" />
            {text('dice-roll')}
          </Button>
        </div>
        <CountNote expr={parsedNotation.expr} />
        <Examples chosen={first} onChoose={setFirst} />
        <SyntaxHelp />
        <div aria-live="polite">
          {rolls[0] ? (
            <DiceRollView key={rolls[0].id} rolled={rolls[0]} />
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
        <Odds first={parsedNotation.expr && first} second={other.expr && second} />
      </section>
    </div>
  );
}

/** Dice that are counted are easily mistaken for a check of their sum. */
function CountNote({ expr }: { readonly expr: DiceExpr | undefined }) {
  const { text } = useLocale();
  const result = expr && resultKindOf(expr);
  return result?.kind === 'count' ? (
    <p className="notice">{text('dice-counts', { sum: result.sumInstead })}</p>
  ) : null;
}

/** Replaces the history entry instead of adding one: Back leads to the page before. */
function useAddressSync(first: string, second: string | undefined): void {
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
  const { text } = useLocale();
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

/** Ways to write dice, each with its meaning. */
function SyntaxHelp() {
  const { text } = useLocale();
  return (
    <details className="syntax">
      <summary>{text('dice-syntax')}</summary>
      <dl>
        {SYNTAX.map(([notation, key]) => (
          <div key={key}>
            <dt>
              <code>{notation}</code>
            </dt>
            <dd>{text(key)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface HistoryProps {
  readonly rolls: readonly DiceRoll[];
  readonly onTake: (notation: string) => void;
  readonly onClear: () => void;
}

function History({ rolls, onTake, onClear }: HistoryProps) {
  const { text, number } = useLocale();
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
        {rolls.map(({ id, text: notation, roll }) => (
          <li key={id}>
            <button type="button" title={text('dice-again', { notation })} onClick={() => onTake(notation)}>
              <span>{notation}</span> <strong className="number">{number(roll.total, 4)}</strong>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface OddsProps {
  readonly first: string | undefined;
  readonly second: string | undefined;
}

function Odds({ first, second }: OddsProps) {
  const { text } = useLocale();
  const item = useDistribution(first);
  const other = useDistribution(second);
  return (
    <>
      {[item, other].map(({ count }, index) => (
        <CountState key={index === 0 ? 'first' : 'second'} count={count} />
      ))}
      {item.shown && <OddsCard key={item.shown.notation} first={item.shown} second={other.shown} />}
      {!item.shown && item.count === 'counting' && <p className="soft">{text('dice-counting')}</p>}
      {first === undefined && <p className="soft">{text('dice-unread')}</p>}
    </>
  );
}

function CountState({ count }: { readonly count: ReturnType<typeof useDistribution>['count'] }) {
  const { text, language } = useLocale();
  if (count === 'too-slow') return <p className="notice">{text('dice-too-slow')}</p>;
  if (typeof count !== 'object' || count.ok) return null;
  return <p className="notice">{describeNotationError(count.error, language)}</p>;
}
