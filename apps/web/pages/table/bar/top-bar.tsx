import { lazy, Suspense, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Settings } from '../../../app/page-frame.tsx';
import { Link, navigateTo } from '../../../app/router.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { latePart } from '../late-part.ts';
import { hasGlobalNumberKeys, setGlobalNumberKeys } from '../parts/number-keys.ts';
import { OwnLink } from '../parts/own-link.tsx';
import type { TableView } from '../table-view.ts';
import { OtherSeats } from './other-seats.tsx';
import { SealBadge } from './seal-badge.tsx';
import { StandingAnswers } from './standing-answers.tsx';
import './bar.css';

const JournalButton = latePart('JournalButton');
const Presence = latePart('Presence');
const SeatList = latePart('SeatList');
const EffectSwitches = lazy(() => import('../effects/effect-switches.tsx'));
const UndoBar = lazy(() => import('../gm/tools-at-hand.ts').then(({ UndoBar: bar }) => ({ default: bar })));

/** The header of the table: its name, the user's seat, the dice seal, and seldom used tools. */
export function TopBar({ table }: { readonly table: TableView }) {
  const { text, words } = useLocale();
  const { seen, live, system } = table;
  const [open, setOpen] = useState(false);
  const { id, role, name } = seen.you;
  return (
    <>
      <header className="top-bar no-print">
        <Link href="/" className="mark" aria-label={text('table-home')}>
          <img src="/icon.svg" alt="" width={28} height={28} />
        </Link>
        <div className="titles">
          <h1>{seen.table.title}</h1>
          <p className="soft">
            <span className={`pulse ${live.connection}`} aria-hidden="true" />
            {words(system.presentation.name)} ·{' '}
            {name === text(role) || name === id || role === 'gm' ? text(role) : `${name}, ${text(role)}`}
          </p>
        </div>
        {role === 'gm' && (
          <Suspense>
            <UndoBar table={table} />
          </Suspense>
        )}
        <Suspense>
          <Presence table={table} onOpen={() => setOpen(true)} />
        </Suspense>
        <SealBadge table={table} />
        <Button
          look="quiet square"
          aria-label={text('table-menu')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="people" />
        </Button>
      </header>
      {open && (
        <Dialog title={seen.table.title} onClose={() => setOpen(false)}>
          <Menu table={table} />
        </Dialog>
      )}
    </>
  );
}

function Menu({ table }: { readonly table: TableView }) {
  const { text } = useLocale();
  const { seen, send } = table;
  const real = seen.you.dice === 'real';
  const [hasKeys, setHasKeys] = useState(hasGlobalNumberKeys);
  return (
    <div className="stack menu">
      <Suspense>
        <SeatList table={table} />
      </Suspense>
      {seen.you.role !== 'spectator' && (
        <label className="switch">
          <input
            type="checkbox"
            checked={real}
            onChange={() => void send('dice', { dice: real ? 'table' : 'real' })}
          />
          <span>
            <b>{text('table-real-dice')}</b>
            <span className="soft small">{text('table-real-dice-hint')}</span>
          </span>
        </label>
      )}
      {seen.you.role !== 'spectator' && (
        <label className="switch">
          <input
            type="checkbox"
            checked={hasKeys}
            onChange={() => {
              setGlobalNumberKeys(!hasKeys);
              setHasKeys(!hasKeys);
            }}
          />
          <b>{text('table-number-keys')}</b>
        </label>
      )}
      <Suspense>
        <EffectSwitches />
      </Suspense>
      <StandingAnswers table={table} />
      <Suspense>
        <JournalButton table={table} />
      </Suspense>
      <OwnLink table={table} />
      <OtherSeats table={table} />
      <div className="row between">
        <Settings />
        <Link className="button quiet" href={`/rules/${seen.table.system}`}>
          <Icon name="book" />
          {text('table-open-rules')}
        </Link>
      </div>
      <div className="row between leaving">
        <span className="soft small">{text('table-leave-hint')}</span>
        <Button onClick={() => navigateTo('/')}>{text('table-leave')}</Button>
      </div>
    </div>
  );
}
