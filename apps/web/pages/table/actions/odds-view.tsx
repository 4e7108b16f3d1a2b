import { useEffect, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { buildHeadline } from './headline.ts';
import { HeadlineView } from './headline-view.tsx';
import type { OddsState } from './use-odds.ts';
import './odds.css';

type Details = typeof import('./odds-details.tsx').OddsDetails;

/** Returns the part that shows all odds: it is large, and mostly folded. */
function useDetails(): Details | undefined {
  const [loaded, setLoaded] = useState<{ readonly Details: Details }>();
  useEffect(() => {
    void import('./odds-details.tsx').then(({ OddsDetails }) => setLoaded({ Details: OddsDetails }));
  }, []);
  return loaded?.Details;
}

interface OddsViewProps {
  readonly seen: OddsState;
  readonly table: TableView;
  /** The creatures that the action concerns: assumed numbers of others are not shown. */
  readonly about: readonly string[];
}

/** The odds before committing, or why there are none: a headline, and folded under it all that is known. */
export function OddsView({ seen, table, about }: OddsViewProps) {
  const { text } = useLocale();
  const Details = useDetails();
  if (seen.is === 'none') return null;
  const odds = seen.is === 'odds' ? seen.odds : seen.is === 'counting' ? seen.before : undefined;
  const headline = odds ? buildHeadline(odds) : [];
  const details = odds && Details && <Details odds={odds} table={table} about={about} />;
  const isBusy = seen.is === 'counting' || !Details;
  return (
    <section className="odds" aria-label={text('table-odds')} aria-busy={isBusy}>
      {seen.is === 'denied' && (
        <p className="small soft">
          {text('table-odds-none', { why: seen.denied.says || text('no-connection') })}
        </p>
      )}
      {seen.is === 'counting' && !odds && <p className="small soft">{text('table-odds-counting')}</p>}
      {headline.length > 0 && <HeadlineView rows={headline} name={table.name} />}
      {headline.length > 0 ? (
        <details className="all-odds small">
          <summary>{text('table-odds-all')}</summary>
          {details}
        </details>
      ) : (
        details
      )}
    </section>
  );
}
