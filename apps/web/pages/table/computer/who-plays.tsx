import type { BoardRow, Person } from '@arbitro/kernel';
import { listPolicyNames } from '@arbitro/policies';
import { useId } from 'react';
import { capitalize } from '../../../app/capitalize.ts';
import { useLocale } from '../../../app/language.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { describePolicy, listPolicyChoices } from '../../lab/policy-choices.ts';
import type { TableView } from '../table-view.ts';

interface WhoPlaysProps {
  readonly table: TableView;
  readonly onClose: () => void;
}

/** The game master's choice for each creature, and for a whole side at once: a person, or Arbitro with a policy. */
export function WhoPlays({ table, onClose }: WhoPlaysProps) {
  const { text } = useLocale();
  const { board, name } = table;
  return (
    <Dialog title={text('computer-who-plays')} onClose={onClose}>
      <div className="who-plays stack">
        <p className="soft">{text('computer-about')}</p>
        {groupBySide(board.rows).map(([side, rows]) => (
          <section key={side} aria-label={name(side)}>
            <PlayerChoice
              table={table}
              label={side === '' ? text('computer-everybody') : capitalize(name(side))}
              whom={rows.map(({ id }) => id)}
              isSide
            />
            {rows.map((row) => (
              <PlayerChoice key={row.id} table={table} label={row.name} whom={[row.id]} />
            ))}
          </section>
        ))}
        <PlayerChoice table={table} label={capitalize(name('gm'))} whom={['gm']} isSide />
        <AdviceSwitch table={table} />
      </div>
    </Dialog>
  );
}

/** Whether players may ask for advice. */
function AdviceSwitch({ table: { seen, send } }: { readonly table: TableView }) {
  const { text } = useLocale();
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={seen.computer.advice !== false}
        onChange={({ target }) => void send('computer', { advice: target.checked })}
      />
      {text('advice-allowed')}
    </label>
  );
}

function groupBySide(
  rows: readonly BoardRow[],
): readonly (readonly [side: string, rows: readonly BoardRow[]])[] {
  return [...Map.groupBy(rows, ({ side }) => side ?? '')];
}

const PERSON = 'person';
const MIXED = 'mixed';

interface PlayerChoiceProps {
  readonly table: TableView;
  readonly label: string;
  readonly whom: readonly Person[];
  readonly isSide?: boolean;
}

/** Who plays some creatures: all of them, where they are a side. */
function PlayerChoice({ table, label, whom, isSide = false }: PlayerChoiceProps) {
  const { text } = useLocale();
  const id = useId();
  const { system, seen, send } = table;
  const choices = listPolicyChoices(system);
  const now = new Set(whom.map((who) => playerOf(table, who)));
  const [only = PERSON] = now;
  const choose = (player: string): void => {
    const policy = player === PERSON ? null : player;
    void send('computer', { play: Object.fromEntries(whom.map((who) => [who, policy])) });
  };
  return (
    <div className={isSide ? 'player-choice side' : 'player-choice'}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={now.size > 1 ? MIXED : only}
        onChange={({ target }) => choose(target.value)}
      >
        {now.size > 1 && (
          <option value={MIXED} disabled>
            {text('computer-mixed')}
          </option>
        )}
        <option value={PERSON}>{describePerson(seen, whom, text('computer-person'))}</option>
        {choices.map((policy) => (
          <option key={policy} value={policy}>
            {text('computer-policy', { policy: describePolicy(policy, text) })}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Returns the policy by the name of its choice: the system's first is listed as `simple`. */
function playerOf({ system, seen }: TableView, who: Person): string {
  const policy = seen.computer.players[who];
  if (policy === undefined) return PERSON;
  return policy === listPolicyNames(system)[0] ? 'simple' : policy;
}

/** Names the players of one creature, if it has any. */
function describePerson({ seats }: TableView['seen'], whom: readonly Person[], person: string): string {
  const [who = ''] = whom;
  const names = seats
    .filter(({ role, owns }) => role === 'player' && owns.includes(who))
    .map(({ name }) => name);
  return whom.length > 1 || names.length === 0 ? person : names.join(', ');
}
