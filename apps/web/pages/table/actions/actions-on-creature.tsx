import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { describeValue } from '../parts/describe-value.ts';
import type { TableView } from '../table-view.ts';
import { type ActionOn, listActionsOn } from './actions-on.ts';
import type { ActionKind, Actor } from './group-offers.ts';
import { useOdds } from './use-odds.ts';

const MAX_SHOWN = 4;

interface ActionsOnCreatureProps {
  readonly table: TableView;
  readonly actor: Actor;
}

/** The actions of the actor on the chosen creature, with their chances: one press does them. */
export function ActionsOnCreature({ table, actor }: ActionsOnCreatureProps) {
  const { text } = useLocale();
  const { chosen, board, name } = table;
  if (chosen === undefined || chosen === actor.id || !actor.due) return null;
  const everybody = new Set(board.rows.map(({ id }) => id));
  const actions = listActionsOn(actor.kinds, chosen, everybody).slice(0, MAX_SHOWN);
  if (actions.length === 0) return null;
  return (
    <fieldset className="kinds on-creature" aria-label={text('table-actions-on', { who: name(chosen) })}>
      <span className="sole">{text('table-actions-on', { who: name(chosen) })}</span>
      {actions.map((actionOn, index) => (
        <ActionOnButton
          key={JSON.stringify(actionOn.action)}
          table={table}
          actionOn={actionOn}
          isFirst={index === 0}
        />
      ))}
    </fieldset>
  );
}

interface ActionOnButtonProps {
  readonly table: TableView;
  readonly actionOn: ActionOn<ActionKind>;
  readonly isFirst: boolean;
}

function ActionOnButton({ table, actionOn: { kind, action, means }, isFirst }: ActionOnButtonProps) {
  const speech = useLocale();
  const [busy, setBusy] = useState(false);
  const odds = useOdds(table, busy ? undefined : action);
  const { hit, success } = odds.is === 'odds' ? odds.odds.chances : {};
  const chance = hit ?? success;
  const act = async (): Promise<void> => {
    setBusy(true);
    if (await table.send('act', { action })) table.choose(undefined);
    setBusy(false);
  };
  return (
    <Button look={isFirst ? 'strong' : ''} disabled={busy} onClick={() => void act()}>
      <Icon name="die" size={16} />
      {kind.title}
      {means !== undefined && `: ${describeValue(means, table.name, speech)}`}
      {chance && <span className="chance number">{speech.percent(chance.about)}</span>}
    </Button>
  );
}
