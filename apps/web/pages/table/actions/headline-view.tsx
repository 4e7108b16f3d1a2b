import type { Namer } from '@arbitro/kernel';
import { useLocale } from '../../../app/language.tsx';
import type { Figure, HeadlineRow } from './headline.ts';

interface HeadlineProps {
  readonly rows: readonly HeadlineRow[];
  readonly name: Namer;
}

/** The odds in one line; several creatures have a line each. */
export function HeadlineView({ rows, name }: HeadlineProps) {
  return (
    <ul className="headline">
      {rows.map(({ who, figures }) => (
        <li key={who ?? ''}>
          {who !== undefined && <span className="who">{name(who)}</span>}
          <Figures figures={figures} name={name} />
        </li>
      ))}
    </ul>
  );
}

/** Figures with their names: “hit 55 % · damage on average 3”. */
function Figures({ figures, name }: { readonly figures: readonly Figure[]; readonly name: Namer }) {
  const { text, percent, number } = useLocale();
  return figures.map(({ key, chance, mean }) => (
    <span key={`${key} ${mean === undefined}`} className="figure number">
      {name(key)}{' '}
      <b>
        {chance === undefined ? text('table-odds-mean', { mean: number(mean ?? 0, 1) }) : percent(chance)}
      </b>
    </span>
  ));
}
