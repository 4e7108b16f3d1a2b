import type { AnyAction, Fields, Offer } from '@arbitro/kernel';
import { isEqualJson } from '@arbitro/kernel';
import { useEffect } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import type { PartialAction, TableView } from '../table-view.ts';
import { GM_TEXTS } from './texts.ts';

/** Everything the rules let the game master do now: award, rest, travel, end the fight. */
export function GmActions({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const { offers, system, lookAt } = table;
  // at a large table, only offers without a target are known before they are requested
  useEffect(() => lookAt('gm'), [lookAt]);
  const own = offers.filter(({ action }) => system.actor(action as AnyAction) === 'gm');
  const kinds = [...new Set(own.map(({ action }) => action.type))];
  return (
    <>
      {kinds.length === 0 && <p className="soft small">{words(GM_TEXTS['nothing-now'])}</p>}
      <div className="gm-acts">
        {kinds.map((type) => (
          <Button
            key={type}
            look="tight"
            onClick={() => table.begin(commonPartOf(own.filter(({ action }) => action.type === type)))}
          >
            {titleOf(table, type, words)}
          </Button>
        ))}
      </div>
      <p className="soft small">{words(GM_TEXTS['secret-hint'])}</p>
    </>
  );
}

function titleOf({ system }: TableView, type: string, words: ReturnType<typeof useLocale>['words']): string {
  const known = system.presentation.actions[type];
  return known ? words(known.title) : type;
}

/** Returns what all offers of a kind have in common; the rest is asked for. */
function commonPartOf(offers: readonly Offer[]): PartialAction {
  const [first, ...others] = offers;
  const shared = Object.entries(first?.action ?? {}).filter(([key, value]) =>
    others.every(({ action }) => action[key] !== undefined && isEqualJson(action[key], value)),
  );
  return Object.fromEntries(shared) as Fields as PartialAction;
}
