import { useLocale } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { buildHeadline } from './headline.ts';
import { HeadlineView } from './headline-view.tsx';
import { OddsDetails } from './odds-details.tsx';
import type { OddsState } from './use-odds.ts';
import './odds.css';

interface OddsViewProps {
  readonly seen: OddsState;
  readonly table: TableView;
  /** The creatures that the action concerns: assumed numbers of others are not shown. */
  readonly about: readonly string[];
}

/** The odds before committing, or why there are none: a headline, and folded under it all that is known. */
export function OddsView({ seen, table, about }: OddsViewProps) {
  const { text } = useLocale();
  if (seen.is === 'none') return null;
  const odds = seen.is === 'odds' ? seen.odds : seen.is === 'counting' ? seen.before : undefined;
  const headline = odds ? buildHeadline(odds) : [];
  const details = odds && <OddsDetails odds={odds} table={table} about={about} />;
  return (
    <section className="odds" aria-label={text('table-odds')} aria-busy={seen.is === 'counting'}>
      {seen.is === 'denied' && (
        <p className="small soft">
          {text('table-odds-none', { why: seen.denied.says || text('no-connection') })}
        </p>
      )}
      {seen.is === 'counting' && !odds && <p className="small soft">{text('table-odds-counting')}</p>}
      {odds?.later && headline.length > 0 && <p className="small soft">{text('table-odds-later')}</p>}
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
