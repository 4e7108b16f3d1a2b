import { useLocale } from '../../../app/language.tsx';
import type { PartialAction, TableView } from '../table-view.ts';
import type { EachOf } from './each-of.ts';
import { buildHeadline } from './headline.ts';
import { HeadlineView } from './headline-view.tsx';
import { useOddsOfAll } from './use-odds-of-all.ts';

interface OddsOfEachProps {
  readonly table: TableView;
  readonly each: EachOf;
  readonly actions: readonly PartialAction[];
}

/** The odds of each creature side by side: they are never added up. */
export function OddsOfEach({ table, each, actions }: OddsOfEachProps) {
  const { text } = useLocale();
  const { odds, isSettled } = useOddsOfAll(table, actions);
  const rows = actions.flatMap((action) => {
    const known = odds.get(JSON.stringify(action));
    const who = each.ids.find((id) => action[each.path] === id);
    const [first] = known ? buildHeadline(known) : [];
    return first && who !== undefined ? [{ who, figures: first.figures }] : [];
  });
  return (
    <section className="odds" aria-label={text('table-odds')} aria-busy={!isSettled}>
      {isSettled ? (
        <HeadlineView rows={rows} name={table.name} />
      ) : (
        <p className="small soft">{text('table-odds-counting')}</p>
      )}
    </section>
  );
}
