import { useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Bars } from '../../ui/chart.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { type Comparator, chanceOf, compareDistributions, type Distribution } from './distribution.ts';
import { DistributionChart } from './distribution-chart.tsx';

interface OddsProps {
  readonly first: Distribution;
  readonly second: Distribution | undefined;
}

const COMPARATORS = ['least', 'exactly', 'most'] as const;

/** A distribution to look at and to query. */
export function OddsCard({ first, second }: OddsProps) {
  const { text, percent } = useLocale();
  const [sign, setSign] = useState<Comparator>('least');
  const [asked, setAsked] = useState<number>();
  const wanted = asked ?? Math.round(first.mean);
  return (
    <>
      <Figures first={first} second={second} />
      <DistributionChart first={first} second={second} sign={sign} wanted={wanted} onWant={setAsked} />
      <div className="asking">
        <RadioGroup
          label={text('dice-ask')}
          options={COMPARATORS.map((key) => ({ key, label: text(`dice-${key}`) }))}
          chosen={sign}
          onChoose={setSign}
        />
        <Stepper value={wanted} onChange={setAsked} />
        <div className="answers" aria-live="polite">
          {[first, second].map(
            (distribution, index) =>
              distribution && (
                <Answer
                  key={index === 0 ? 'first' : 'second'}
                  of={distribution}
                  sign={sign}
                  wanted={wanted}
                  other={index === 1}
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
  const { text } = useLocale();
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
  readonly of: Distribution;
  readonly sign: Comparator;
  readonly wanted: number;
  readonly other: boolean;
}

function Answer({ of, sign, wanted, other }: AnswerProps) {
  const { percent } = useLocale();
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

function findLikeliest({ values, chances }: Distribution): number {
  let best = 0;
  chances.forEach((chance, index) => {
    if (chance > (chances[best] ?? 0)) best = index;
  });
  return values[best] ?? 0;
}

function Figures({ first, second }: OddsProps) {
  const { text, number } = useLocale();
  const rows = [
    ['dice-mean', (of: Distribution) => number(of.mean, 2)],
    ['dice-spread', (of: Distribution) => number(of.spread, 2)],
    ['dice-likely', (of: Distribution) => number(findLikeliest(of), 2)],
    [
      'dice-range',
      (of: Distribution) => `${number(of.values[0] ?? 0, 2)} … ${number(of.values.at(-1) ?? 0, 2)}`,
    ],
  ] as const;
  return (
    <dl className="figures">
      {rows.map(([key, format]) => (
        <div key={key}>
          <dt>{text(key)}</dt>
          <dd className="number">{format(first)}</dd>
          {second && <dd className="number other">{format(second)}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Versus({ first, second }: { readonly first: Distribution; readonly second: Distribution }) {
  const { text, percent } = useLocale();
  const { higher, even } = compareDistributions(first, second);
  const lower = compareDistributions(second, first).higher;
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
