import { type CreatureId, isEqualJson, mentions } from '@arbitro/kernel';
import { describeAction } from '@arbitro/scenario';
import { useMemo, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import type { ActionOdds } from '../../../live/action-odds.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextWithSigns } from '../../../ui/text-with-signs.tsx';
import { nameSquares } from '../scene/squares.ts';
import { creaturesIn } from '../sheet/visible-creatures.ts';
import type { PartialAction, TableView } from '../table-view.ts';
import { describeMeans, nameActionOn, ShortOdds } from './actions-on-creature.tsx';
import { findAgain } from './again.ts';
import type { Actor } from './group-offers.ts';
import { computeHarm } from './headline.ts';
import { isFoe, listObvious, type ObviousAction } from './obvious.ts';
import { useOddsOfAll } from './use-odds-of-all.ts';

interface AtOnceProps {
  readonly table: TableView;
  readonly actor: Actor;
}

interface Candidate {
  readonly action: PartialAction;
  /** Undefined if it repeats the actor's last action. */
  readonly attack: ObviousAction | undefined;
  /** The foe that it is compared by; undefined if it is on a friend. */
  readonly foe: CreatureId | undefined;
}

/** The likeliest action, with its chances: the actor's last one again, unless an attack is better now. One press does it. */
export function AtOnceButton({ table, actor }: AtOnceProps) {
  const { text } = useLocale();
  const [busy, setBusy] = useState(false);
  const candidates = useMemo(() => (actor.due ? listCandidates(table, actor) : []), [table, actor]);
  // offers from before the last message may be refused by now
  const isIdle = busy || table.isAsking;
  const { odds, isSettled } = useOddsOfAll(table, isIdle ? NOTHING : candidates.map(({ action }) => action));
  if (candidates.length === 0 || table.chosen !== undefined) return null;
  const oddsOf = ({ action }: Candidate): ActionOdds | undefined => odds.get(JSON.stringify(action));
  const worthOf = (candidate: Candidate): number => {
    const known = oddsOf(candidate);
    return known && candidate.foe !== undefined ? computeHarm(known, candidate.foe) : 0;
  };
  const [best] = candidates.toSorted((a, b) => worthOf(b) - worthOf(a));
  if (!best) return null;
  // the best one is not known before the odds are: until then the button has its place, and no action
  const isKnown = !table.isAsking && (candidates.length === 1 || isSettled);
  const act = async (): Promise<void> => {
    setBusy(true);
    await table.send('act', { action: best.action });
    setBusy(false);
  };
  return (
    <Button
      className="again"
      data-key={AT_ONCE_KEY}
      disabled={busy || !isKnown}
      aria-busy={!isKnown}
      onClick={() => void act()}
    >
      <span className="kbd" aria-hidden="true">
        {AT_ONCE_KEY}
      </span>
      <Icon name="die" size={16} />
      {!isKnown && <span className="says soft">{text('table-odds-counting')}</span>}
      {isKnown && (
        <>
          <CandidateName table={table} actor={actor} candidate={best} />
          <span className="chances">
            <ShortOdds odds={oddsOf(best)} />
          </span>
        </>
      )}
    </Button>
  );
}

/** The number key of this button; the actions have the others. */
const AT_ONCE_KEY = '0';

const NOTHING: readonly PartialAction[] = [];

function listCandidates(table: TableView, actor: Actor): readonly Candidate[] {
  const again = findAgain(table, actor);
  const foe = again && findFoeIn(table, actor, again);
  const last = again ? [{ action: again, attack: undefined, foe }] : [];
  if (again && foe === undefined) return last;
  const attacks = listObvious(table, actor)
    .filter(({ action }) => !again || !isEqualJson(action, again))
    .map((attack) => ({ action: attack.action, attack, foe: attack.on }));
  return [...last, ...attacks];
}

/** Returns the first foe that an action names. */
const findFoeIn = ({ board: { rows } }: TableView, { id }: Actor, action: PartialAction) => {
  const own = rows.find((row) => row.id === id);
  return rows.find((row) => own && isFoe(row, own) && mentions(action, new Set([row.id])))?.id;
};

interface NameProps {
  readonly table: TableView;
  readonly actor: Actor;
  readonly candidate: Candidate;
}

/** The last action in a sentence, as the draft names it; an attack by its means and its target. */
function CandidateName({ table, actor, candidate: { action, attack } }: NameProps) {
  const speech = useLocale();
  const { system, name } = table;
  const world = { options: null, creatures: creaturesIn(table.seen) };
  const { language, text } = speech;
  if (attack)
    return (
      <span className="says">
        <b>{actor.name}</b> · {nameActionOn(attack.kind, describeMeans(attack.means, table, speech))} ·{' '}
        <b>{name(attack.on)}</b>
      </span>
    );
  const says = describeAction(nameSquares(action) as PartialAction, world, { system, language });
  return (
    <span className="says">
      <b>{text('table-again')}</b> <TextWithSigns text={says} />
    </span>
  );
}
