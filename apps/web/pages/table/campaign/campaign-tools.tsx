import type { Winning } from '@arbitro/kernel';
import { LIMITS } from '@arbitro/protocol';
import { useEffect, useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { navigateTo } from '../../../app/router.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { ActionButtons } from '../gm/gm-actions.tsx';
import { SeatCreatures } from '../gm/seat-creatures.tsx';
import type { TableView } from '../table-view.ts';
import { JournalButton } from './journal-button.tsx';
import { openEvening } from './open-evening.ts';
import { CAMPAIGN_TEXTS } from './texts.ts';

/** The game master's tools for what lasts longer than an evening. */
export function CampaignTools({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const { complain } = useToasts();
  const { number, day, previous, next } = table.seen.campaign;
  const open = (evening: string): void => void openEvening(table.live.api, evening, complain);
  return (
    <>
      <p className="soft small">{words(CAMPAIGN_TEXTS.about)}</p>
      <p>
        <b>{words(CAMPAIGN_TEXTS.now, { n: number, day })}</b>
      </p>
      <div className="row">
        <JournalButton table={table} />
        {previous !== null && (
          <Button onClick={() => open(previous)}>{words(CAMPAIGN_TEXTS.previous)}</Button>
        )}
        {next !== null && (
          <Button look="strong" onClick={() => open(next)}>
            {words(CAMPAIGN_TEXTS.next)}
          </Button>
        )}
      </div>
      <DayEditor key={day} table={table} />
      <BetweenEvenings table={table} />
      {next === null ? (
        <NextEvening table={table} />
      ) : (
        <details className="folds">
          <summary>{words(CAMPAIGN_TEXTS['next-again'])}</summary>
          <NextEvening table={table} />
        </details>
      )}
      <p className="soft small">{words(CAMPAIGN_TEXTS.file)}</p>
    </>
  );
}

function DayEditor({ table }: { readonly table: TableView }) {
  const { words, text } = useLocale();
  const { day } = table.seen.campaign;
  const [typed, setTyped] = useState(String(day));
  const field = useId();
  const wanted = Number(typed);
  const isDay = Number.isInteger(wanted) && wanted >= 1 && wanted <= LIMITS.days;
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        void table.send('day', { day: wanted });
      }}
    >
      <label htmlFor={field}>{words(CAMPAIGN_TEXTS.day)}</label>
      <div className="gm-line">
        <input
          id={field}
          className="input"
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button look="tight" type="submit" disabled={!isDay || wanted === day}>
          {text('save')}
        </Button>
        <Button look="tight" onClick={() => void table.send('day', { day: day + 1 })}>
          {words(CAMPAIGN_TEXTS['next-day'])}
        </Button>
      </div>
    </form>
  );
}

const PARTS = ['rest', 'experience', 'treasure'] as const satisfies readonly ('rest' | Winning)[];

/** What the rules have for the time between evenings, as far as it can be done now. */
function BetweenEvenings({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const { offers, system, lookAt } = table;
  useEffect(() => lookAt('gm'), [lookAt]);
  const { between } = system.presentation.campaign ?? {};
  if (!between) return null;
  const isOffered = (type: string): boolean => offers.some(({ action }) => action.type === type);
  const isByHand = between.experience.length === 0 && between.treasure.length === 0;
  return (
    <>
      <h4>{words(CAMPAIGN_TEXTS.between)}</h4>
      <p className="soft small">{words(CAMPAIGN_TEXTS['between-about'])}</p>
      {PARTS.filter((part) => between[part].some(isOffered)).map((part) => (
        <fieldset key={part} className="gm-owns">
          <legend>{words(CAMPAIGN_TEXTS[part])}</legend>
          <ActionButtons table={table} types={between[part].filter(isOffered)} />
        </fieldset>
      ))}
      {isByHand && <p className="soft small">{words(CAMPAIGN_TEXTS['by-hand'])}</p>}
    </>
  );
}

function NextEvening({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const { complain } = useToasts();
  const { seen, board, live } = table;
  const [title, setTitle] = useState(seen.table.title);
  const [chosen, choose] = useState<readonly string[]>();
  const [isBusy, setIsBusy] = useState(false);
  const field = useId();
  const isFight = seen.standing?.over === false;
  const players = seen.seats.flatMap(({ owns }) => owns);
  const usual = isFight ? board.rows.map(({ id }) => id) : players;
  const keep = chosen ?? usual;
  const begin = async (): Promise<void> => {
    setIsBusy(true);
    const reply = await live.api.next({ title: title.trim(), keep: [...keep] });
    setIsBusy(false);
    if (reply.ok) navigateTo(`/t/${reply.value.table}#${reply.value.key}`);
    else complain(reply);
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <h4>{words(CAMPAIGN_TEXTS.next)}</h4>
      {isFight && <p className="soft small">{words(CAMPAIGN_TEXTS['next-fight'])}</p>}
      <div className="field">
        <label htmlFor={field}>{words(CAMPAIGN_TEXTS['next-title'])}</label>
        <input
          id={field}
          className="input"
          maxLength={LIMITS.title}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      <SeatCreatures table={table} legend={words(CAMPAIGN_TEXTS['next-who'])} owns={keep} onChange={choose} />
      <Button look="strong" type="submit" disabled={isBusy || title.trim() === ''}>
        {words(CAMPAIGN_TEXTS['next-begin'])}
      </Button>
    </form>
  );
}
