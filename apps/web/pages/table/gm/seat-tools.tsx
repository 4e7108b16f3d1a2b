import type { SeatInfo } from '@arbitro/protocol';
import { lazy, Suspense, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { loadTexts } from '../../../app/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { OwnLink } from '../parts/own-link.tsx';
import { SeatLink } from '../parts/seat-link.tsx';
import type { TableView } from '../table-view.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { NewSeat, type SeatRequest } from './new-seat.tsx';
import { SeatCreatures } from './seat-creatures.tsx';
import { PEOPLE_TEXTS } from './texts-people.ts';

const JoinPolicyChoice = lazy(() => loadTexts('table-forms').then(() => import('../join/join-policy.tsx')));

interface Invitation {
  readonly who: string;
  readonly link: string;
  /** A player's seat without a creature: they are asked whom they play. */
  readonly brings: boolean;
}

/** The seats, and how to invite more people. */
export function SeatTools({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const { complain } = useToasts();
  const [invited, setInvited] = useState<Invitation | undefined>(undefined);
  const ask = async (body: Readonly<Record<string, unknown>>, who: string): Promise<string | undefined> => {
    const reply = await table.live.api.command('seat', body);
    if (!reply.ok) {
      complain(reply);
      return undefined;
    }
    const { link } = reply.value;
    const brings = body.role === 'player' && Array.isArray(body.owns) && body.owns.length === 0;
    if (link !== undefined) setInvited({ who, link, brings });
    return link;
  };
  const openAsPlayer = async (): Promise<void> => {
    // open at once: browsers block a tab that opens long after the click
    const tab = window.open('', '_blank');
    const owns = table.board.rows.filter(({ ours }) => ours).map(({ id }) => id);
    const name = words(PEOPLE_TEXTS['player-name']);
    const link = await ask({ role: 'player', name, owns }, name);
    if (link === undefined) tab?.close();
    else if (tab) tab.location.href = link;
  };
  return (
    <>
      <div className="row">
        <Button onClick={() => void openAsPlayer()}>
          <Icon name="people" />
          {words(PEOPLE_TEXTS['open-as-player'])}
        </Button>
        <span className="soft small">{words(PEOPLE_TEXTS['open-as-player-about'])}</span>
      </div>
      {invited && (
        <SeatLink
          title={words(PEOPLE_TEXTS.invitation, { who: invited.who })}
          about={[
            ...(invited.brings ? [words(PEOPLE_TEXTS['invitation-empty'], { who: invited.who })] : []),
            words(PEOPLE_TEXTS['invitation-about']),
          ].join(' ')}
          link={invited.link}
          onClose={() => setInvited(undefined)}
        />
      )}
      <NewSeat
        table={table}
        onAsk={async (seat: SeatRequest) => (await ask({ ...seat }, seat.name)) !== undefined}
      />
      <Suspense>
        <JoinPolicyChoice table={table} />
      </Suspense>
      <ul className="gm-list">
        {table.seen.seats.map((seat) => (
          <SeatRow
            key={seat.id}
            table={table}
            seat={seat}
            onRenew={() => void ask({ seat: seat.id, newKey: true }, seat.name)}
          />
        ))}
      </ul>
    </>
  );
}

interface SeatRowProps {
  readonly table: TableView;
  readonly seat: SeatInfo;
  readonly onRenew: () => void;
}

function SeatRow({ table, seat: { id, name, role, owns }, onRenew }: SeatRowProps) {
  const { words, text } = useLocale();
  const isYou = table.seen.you.id === id;
  return (
    <li className="gm-seat">
      <strong>{name}</strong>
      <span className="row">
        <span className="chip">{text(role)}</span>
        {isYou && <span className="chip good">{words(PEOPLE_TEXTS.you)}</span>}
        {owns.map((own) => (
          <span key={own} className="chip">
            {table.name(own)}
          </span>
        ))}
      </span>
      {role === 'player' && (
        <details className="gm-fold folds">
          <summary>{words(PEOPLE_TEXTS['whom-plays'])}</summary>
          <SeatCreatures
            table={table}
            legend={name}
            owns={owns}
            onChange={(now) => void table.send('seat', { seat: id, owns: now })}
          />
        </details>
      )}
      {isYou ? (
        <OwnLink table={table} />
      ) : (
        <span className="row">
          <Button look="tight" title={words(PEOPLE_TEXTS['renew-about'])} onClick={onRenew}>
            <Icon name="link" size={16} />
            {words(PEOPLE_TEXTS.renew)}
          </Button>
          <ConfirmButton onConfirm={() => void table.send('revoke', { seat: id })}>
            {words(PEOPLE_TEXTS.revoke)}
          </ConfirmButton>
        </span>
      )}
    </li>
  );
}
