import { useState } from 'react';
import { useSpeech } from '../../app/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Bars } from '../../ui/chart.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { against, type Counted, chanceOf, type Sign } from './counted.ts';
import { SpreadChart } from './spread-chart.tsx';

interface OddsProps {
  readonly first: Counted;
  readonly second: Counted | undefined;
}

const SIGNS = ['least', 'exactly', 'most'] as const;

/** A distribution to look at and to query. */
export function OddsCard({ first, second }: OddsProps) {
  const { text, percent } = useSpeech();
  const [sign, setSign] = useState<Sign>('least');
  const [asked, setAsked] = useState<number>();
  const wanted = asked ?? Math.round(first.mean);
  return (
    <>
      <Figures first={first} second={second} />
      <SpreadChart first={first} second={second} sign={sign} wanted={wanted} onWant={setAsked} />
      <div className="asking">
        <Choice
          label={text('dice-ask')}
          options={SIGNS.map((key) => ({ key, label: text(`dice-${key}`) }))}
          chosen={sign}
          onChoose={setSign}
        />
        <Stepper value={wanted} onChange={setAsked} />
        <div className="answers" aria-live="polite">
          {[first, second].map(
            (one, at) =>
              one && (
                <Answer
                  key={at === 0 ? 'first' : 'second'}
                  of={one}
                  sign={sign}
                  wanted={wanted}
                  other={at === 1}
                />
              ),
          )}
        </div>
      </div>
      {first.unresolved > 0 && (
        <p className="soft small">{text('dice-unresolved', { chance: percent(first.unresolved) })}</p>
      )}
      {second && <Versus first={first} second={second} />}
    </>
  );
}

function Stepper({
  value,
  onChange,
}: {
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const { text } = useSpeech();
  return (
    <div className="stepper">
      <Button look="square" aria-label={text('dice-less')} onClick={() => onChange(value - 1)}>
        <Icon name="minus" />
      </Button>
      <NumberInput label={text('dice-number')} value={value} onNumber={onChange} />
      <Button look="square" aria-label={text('dice-more')} onClick={() => onChange(value + 1)}>
        <Icon name="plus" />
      </Button>
    </div>
  );
}

interface AnswerProps {
  readonly of: Counted;
  readonly sign: Sign;
  readonly wanted: number;
  readonly other: boolean;
}

function Answer({ of, sign, wanted, other }: AnswerProps) {
  const { percent } = useSpeech();
  const { chance, fraction } = chanceOf(of, sign, wanted);
  return (
    <p className={other ? 'answer other' : 'answer'}>
      <span className="soft small">{of.notation}</span>
      <strong className="number">{percent(chance)}</strong>
      {fraction && (
        <span className="soft small number">
          {String(fraction.ways)}/{String(fraction.total)}
        </span>
      )}
    </p>
  );
}

function likeliest({ values, chances }: Counted): number {
  let best = 0;
  chances.forEach((chance, at) => {
    if (chance > (chances[best] ?? 0)) best = at;
  });
  return values[best] ?? 0;
}

function Figures({ first, second }: OddsProps) {
  const { text, number } = useSpeech();
  const rows = [
    ['dice-mean', (of: Counted) => number(of.mean, 2)],
    ['dice-spread', (of: Counted) => number(of.spread, 2)],
    ['dice-likely', (of: Counted) => number(likeliest(of), 2)],
    ['dice-range', (of: Counted) => `${number(of.values[0] ?? 0, 2)} … ${number(of.values.at(-1) ?? 0, 2)}`],
  ] as const;
  return (
    <dl className="figures">
      {rows.map(([key, tell]) => (
        <div key={key}>
          <dt>{text(key)}</dt>
          <dd className="number">{tell(first)}</dd>
          {second && <dd className="number other">{tell(second)}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Versus({ first, second }: { readonly first: Counted; readonly second: Counted }) {
  const { text, percent } = useSpeech();
  const { higher, even } = against(first, second);
  const lower = against(second, first).higher;
  const rows = [
    ['first', text('dice-higher', { notation: first.notation }), higher, 'plain'],
    ['even', text('dice-even'), even, 'plain'],
    ['second', text('dice-higher', { notation: second.notation }), lower, 'plain'],
  ] as const;
  return (
    <section className="stack" aria-labelledby="versus">
      <h3 id="versus">{text('dice-versus')}</h3>
      <Bars
        title={text('dice-versus')}
        bars={rows.map(([key, label, chance, tone]) => ({
          key,
          label,
          chance,
          shown: percent(chance),
          tone,
        }))}
      />
    </section>
  );
}
