import { describeAction } from '@arbitro/scenario';
import { useMemo, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextWithSigns } from '../../../ui/text-with-signs.tsx';
import { nameSquares } from '../scene/squares.ts';
import { creaturesIn } from '../sheet/visible-creatures.ts';
import type { PartialAction, TableView } from '../table-view.ts';
import { ShortOdds } from './actions-on-creature.tsx';
import { findAgain } from './again.ts';
import type { Actor } from './group-offers.ts';
import { useOdds } from './use-odds.ts';

interface AgainProps {
  readonly table: TableView;
  readonly actor: Actor;
}

/** The actor's last action on a creature once more, with its chances: one press does it. */
export function AgainButton({ table, actor }: AgainProps) {
  const { text, language } = useLocale();
  const [busy, setBusy] = useState(false);
  const action = useMemo(() => (actor.due ? findAgain(table, actor) : undefined), [table, actor]);
  const odds = useOdds(table, busy ? undefined : action);
  if (!action || table.chosen !== undefined) return null;
  const act = async (): Promise<void> => {
    setBusy(true);
    await table.send('act', { action });
    setBusy(false);
  };
  const world = { options: null, creatures: creaturesIn(table.seen) };
  const says = describeAction(nameSquares(action) as PartialAction, world, {
    system: table.system,
    language,
  });
  return (
    <Button className="again" disabled={busy} onClick={() => void act()}>
      <Icon name="die" size={16} />
      <span className="says">
        <b>{text('table-again')}</b> <TextWithSigns text={says} />
      </span>
      <ShortOdds odds={odds.is === 'odds' ? odds.odds : undefined} />
    </Button>
  );
}
