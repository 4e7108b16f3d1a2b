import type { Board, CreatureId, Json, Person } from '@arbitro/kernel';
import { useState } from 'react';
import { type Locale, useLocale } from '../../../app/language.tsx';
import type { ActionOdds } from '../../../live/action-odds.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { describeValue } from '../parts/describe-value.ts';
import type { TableView } from '../table-view.ts';
import { type ActionOn, listActionsOn } from './actions-on.ts';
import type { ActionKind, Actor } from './group-offers.ts';
import { buildHeadline, computeHarm } from './headline.ts';
import { type OddsByAction, useOddsOfAll } from './use-odds-of-all.ts';

/** So many are compared; the best of them are shown. */
const MAX_COMPARED = 8;
const MAX_SHOWN = 4;

interface ActionsOnCreatureProps {
  readonly table: TableView;
  readonly actor: Actor;
}

/** The actions of the actor on the chosen creature, with their chances, the best first: one press does them. */
export function ActionsOnCreature({ table, actor }: ActionsOnCreatureProps) {
  const { chosen, board } = table;
  if (chosen === undefined || chosen === actor.id || !actor.due) return null;
  const everybody = new Set(board.rows.map(({ id }) => id));
  const actions = listActionsOn(actor.kinds, chosen, everybody).slice(0, MAX_COMPARED);
  return actions.length === 0 ? null : (
    <ComparedActions table={table} actor={actor.id} on={chosen} actions={actions} />
  );
}

interface ComparedProps {
  readonly table: TableView;
  readonly actor: Person;
  readonly on: CreatureId;
  readonly actions: readonly ActionOn<ActionKind>[];
}

function ComparedActions({ table, actor, on, actions }: ComparedProps) {
  const { text } = useLocale();
  const { board, name } = table;
  const { odds, isSettled } = useOddsOfAll(
    table,
    actions.map(({ action }) => action),
  );
  const says = text('table-actions-on', { who: name(on) });
  const sign = areFriends(board, actor, on) ? -1 : 1;
  const ordered = isSettled ? sortByWorth(actions, on, { odds, sign }) : actions;
  return (
    <fieldset className="kinds on-creature" aria-label={says} aria-busy={!isSettled}>
      <span className="sole">{says}</span>
      {isSettled && ordered.length === 0 && <span className="soft">{text('table-no-actions')}</span>}
      {isSettled &&
        ordered
          .slice(0, MAX_SHOWN)
          .map((actionOn, index) => (
            <ActionOnButton
              key={JSON.stringify(actionOn.action)}
              table={table}
              actionOn={actionOn}
              odds={odds.get(JSON.stringify(actionOn.action))}
              isFirst={index === 0}
            />
          ))}
    </fieldset>
  );
}

const areFriends = ({ rows }: Board, actor: Person, on: CreatureId): boolean => {
  const [mine, theirs] = [actor, on].map((who) => rows.find(({ id }) => id === who));
  return mine !== undefined && mine.side === theirs?.side && mine.ours === theirs.ours;
};

/** The best first, without those that do the opposite of what is wanted: heal a foe, hurt a friend. */
function sortByWorth(
  actions: readonly ActionOn<ActionKind>[],
  on: CreatureId,
  { odds, sign }: { readonly odds: OddsByAction; readonly sign: number },
): readonly ActionOn<ActionKind>[] {
  const worthOf = ({ action }: ActionOn<ActionKind>): number => {
    const known = odds.get(JSON.stringify(action));
    return known ? sign * computeHarm(known, on) : 0;
  };
  return actions.filter((item) => worthOf(item) >= 0).toSorted((a, b) => worthOf(b) - worthOf(a));
}

interface ActionOnButtonProps {
  readonly table: TableView;
  readonly actionOn: ActionOn<ActionKind>;
  readonly odds: ActionOdds | undefined;
  readonly isFirst: boolean;
}

function ActionOnButton({ table, actionOn: { kind, action, means }, odds, isFirst }: ActionOnButtonProps) {
  const speech = useLocale();
  const [busy, setBusy] = useState(false);
  const act = async (): Promise<void> => {
    setBusy(true);
    if (await table.send('act', { action })) table.choose(undefined);
    setBusy(false);
  };
  const by = describeMeans(means, table, speech);
  return (
    <Button look={isFirst ? 'strong' : ''} disabled={busy} onClick={() => void act()}>
      <Icon name="die" size={16} />
      <span className="says">{nameActionOn(kind, by)}</span>
      <ShortOdds odds={odds} />
    </Button>
  );
}

export const describeMeans = (means: readonly Json[], { name }: TableView, speech: Locale): string =>
  means.map((value) => describeValue(value, name, speech)).join(', ');

/** The name of a power says more than that one is used. */
export function nameActionOn({ type, title }: ActionKind, by: string): string {
  if (by === '') return title;
  return type === 'use' ? by : `${title}: ${by}`;
}

/** The chance that it works, and the damage on average. */
export function ShortOdds({ odds }: { readonly odds: ActionOdds | undefined }) {
  const { percent, number, text } = useLocale();
  const figures = odds ? (buildHeadline(odds)[0]?.figures ?? []) : [];
  const chance = figures.find((figure) => figure.chance !== undefined)?.chance;
  const mean = figures.find(({ key }) => key === 'damage')?.mean;
  return (
    <>
      {chance !== undefined && <span className="chance number">{percent(chance)}</span>}
      {mean !== undefined && (
        <span className="chance number" title={text('table-odds-mean', { mean: number(mean, 1) })}>
          Ø {number(mean, 1)}
        </span>
      )}
    </>
  );
}
