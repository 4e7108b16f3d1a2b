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
      <ActionButtons table={table} types={kinds} />
      <p className="soft small">{words(GM_TEXTS['secret-hint'])}</p>
    </>
  );
}

interface ActionButtonsProps {
  readonly table: TableView;
  readonly types: readonly string[];
}

/** Buttons that begin offered actions of these types; if creatures do them, the chosen creature does. */
export function ActionButtons({ table, types }: ActionButtonsProps) {
  const { words } = useLocale();
  const { offers, system, chosen } = table;
  const actorOf = ({ action }: Offer) => system.actor(action as AnyAction);
  const begin = (type: string): void => {
    const same = offers.filter(({ action }) => action.type === type);
    const actors = same.map(actorOf);
    const actor = actors.find((id) => id === 'gm') ?? actors.find((id) => id === chosen) ?? actors[0];
    table.begin(commonPartOf(same.filter((offer) => actorOf(offer) === actor)));
  };
  return (
    <div className="gm-acts">
      {types.map((type) => (
        <Button key={type} look="tight" onClick={() => begin(type)}>
          {titleOf(table, type, words)}
        </Button>
      ))}
    </div>
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
