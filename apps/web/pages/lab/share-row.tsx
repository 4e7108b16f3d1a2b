import type { Comparison, Difference, Share } from '@arbitro/simulation';
import { useLocale } from '../../app/language.tsx';

interface ShareProps {
  readonly what: string;
  readonly label: string;
  readonly share: Share;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly comparison: Comparison | undefined;
}

/** One chance as a bar with its interval, compared with its previous value. */
export function ShareRow({ what, label, share, tone, comparison }: ShareProps) {
  const { percent } = useLocale();
  const [low, high] = share.interval;
  const was = comparison?.held.find((difference) => difference.what === what);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="picture">
        <ShareBar share={share} tone={tone} before={was?.before} />
      </td>
      <td className="number">
        <strong>{percent(share.share)}</strong>{' '}
        <span className="soft small">
          {percent(low)} – {percent(high)}
        </span>
        {was && <Change change={was} />}
      </td>
    </tr>
  );
}

interface BarProps {
  readonly share: Share;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly before: number | undefined;
}

export function ShareBar({ share, tone, before }: BarProps) {
  const [low, high] = share.interval;
  return (
    <div className={`bar lab-bar ${tone}`}>
      <i style={{ width: `${100 * share.share}%` }} />
      <b style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
      {before !== undefined && <u style={{ left: `${100 * before}%` }} />}
    </div>
  );
}

/** The previous value, and the difference. */
export function Change({ change: { before, by, interval } }: { readonly change: Difference }) {
  const { text, percent, number } = useLocale();
  const sure = interval[0] > 0 || interval[1] < 0;
  const points = (value: number): string => `${value > 0 ? '+' : ''}${number(100 * value, 1)}`;
  return (
    <span className={sure ? 'lab-change sure' : 'lab-change'}>
      {text('lab-before', { share: percent(before) })} ·{' '}
      {text('lab-difference', { by: points(by), low: points(interval[0]), high: points(interval[1]) })}
    </span>
  );
}
