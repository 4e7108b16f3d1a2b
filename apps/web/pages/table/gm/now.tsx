import type { AnyAction, Fields, Offer } from '@arbitro/kernel';
import { same } from '@arbitro/kernel';
import { useEffect } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ActionBegun, TableView } from '../table-view.ts';
import { GM_WORDS } from './words.ts';

/** Everything the rules let the game master do now: award, rest, travel, end the fight. */
export function Now({ table }: { readonly table: TableView }) {
  const { words } = useSpeech();
  const { offers, system, lookAt } = table;
  // at a large table, only offers without a target are known before they are requested
  useEffect(() => lookAt('gm'), [lookAt]);
  const own = offers.filter(({ action }) => system.actor(action as AnyAction) === 'gm');
  const kinds = [...new Set(own.map(({ action }) => action.type))];
  return (
    <>
      {kinds.length === 0 && <p className="soft small">{words(GM_WORDS['nothing-now'])}</p>}
      <div className="gm-acts">
        {kinds.map((type) => (
          <Button
            key={type}
            look="tight"
            onClick={() => table.begin(common(own.filter(({ action }) => action.type === type)))}
          >
            {titleOf(table, type, words)}
          </Button>
        ))}
      </div>
      <p className="soft small">{words(GM_WORDS['secret-hint'])}</p>
    </>
  );
}

function titleOf({ system }: TableView, type: string, words: ReturnType<typeof useSpeech>['words']): string {
  const known = system.face.actions[type];
  return known ? words(known.title) : type;
}

/** Returns what all offers of a kind have in common; the rest is asked for. */
function common(offers: readonly Offer[]): ActionBegun {
  const [first, ...others] = offers;
  const shared = Object.entries(first?.action ?? {}).filter(([key, value]) =>
    others.every(({ action }) => action[key] !== undefined && same(action[key], value)),
  );
  return Object.fromEntries(shared) as Fields as ActionBegun;
}
