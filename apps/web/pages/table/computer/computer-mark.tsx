import type { CreatureId } from '@arbitro/kernel';
import { useLocale } from '../../../app/language.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';
import { isPlayedByComputer } from './computer-turns.ts';
import './computer.css';

interface MarkProps {
  readonly table: TableView;
  readonly id: CreatureId;
}

/** The mark of a creature that Arbitro plays; the game master has a button instead. */
export function ComputerMark({ table: { seen }, id }: MarkProps) {
  const { text } = useLocale();
  if (seen.you.role === 'gm' || !isPlayedByComputer(seen, id)) return null;
  return (
    <span className="computer-mark" title={text('computer-played')}>
      <Icon name="robot" size={16} />
      <span className="unseen">{text('computer-played')}</span>
    </span>
  );
}

/** For the game master: gives a creature to Arbitro, or takes it over, in one click. */
export function ComputerToggle({ table: { seen, send, name }, id }: MarkProps) {
  const { text } = useLocale();
  if (seen.you.role !== 'gm') return null;
  const isPlayed = isPlayedByComputer(seen, id);
  const label = text('computer-plays', { who: name(id) });
  return (
    <button
      type="button"
      className="computer-toggle"
      aria-pressed={isPlayed}
      aria-label={label}
      title={isPlayed ? text('computer-take-over') : label}
      onClick={() => void send('computer', { play: { [id]: isPlayed ? null : DEFAULT_POLICY } })}
    >
      <Icon name="robot" size={18} />
    </button>
  );
}

/** Every system has a policy of this name: its first. */
const DEFAULT_POLICY = 'simple';
