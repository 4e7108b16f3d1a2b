import type { SystemName } from '@arbitro/kernel';
import { useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { Link } from '../../app/router.tsx';
import { Button } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToasts } from '../../ui/toast.tsx';
import { ChooseEncounter } from './choose-encounter.tsx';
import { type DemoMode, openDemo } from './open-demo.ts';
import type { ListedEncounter } from './use-server.ts';

interface CardProps {
  readonly system: SystemName;
  readonly encounters: readonly ListedEncounter[];
  readonly disabled: boolean;
}

/** The encounter chosen at first: neither trivial nor hopeless. */
const DEFAULT_DANGER = 'hard';

/** One game: its fights, the ways to play one, and links. */
export function GameCard({ system, encounters, disabled }: CardProps) {
  const { text, words } = useLocale();
  const { complain } = useToasts();
  const [opening, setOpening] = useState<DemoMode>();
  const [picked, setPicked] = useState<ListedEncounter>();
  const chosen = picked ?? encounters.find(({ danger }) => danger === DEFAULT_DANGER);
  const name = words(system.name);
  const open = async (mode: DemoMode): Promise<void> => {
    setOpening(mode);
    const fight = chosen && { encounter: chosen.id, title: words(chosen.title) };
    const refused = await openDemo(mode, {
      demo: system.id,
      name: text('gm'),
      player: text('player'),
      ...fight,
    });
    setOpening(undefined);
    if (refused) complain(refused);
  };
  const ways = { disabled: disabled || opening !== undefined, opening, name, onOpen: open };
  return (
    <li className="card game">
      <header>
        <Emblem system={system} />
        <h3>{name}</h3>
      </header>
      <p>{words(system.about)}</p>
      <ChooseEncounter encounters={encounters} chosen={chosen} onChoose={setPicked} />
      <WaysToPlay {...ways} />
      <div className="also">
        <Link
          className="button quiet tight"
          href={`/new/${system.id}`}
          aria-label={text('start-new-of', { name })}
        >
          <Icon name="plus" size={18} />
          {text('start-new')}
        </Link>
        <Link
          className="button quiet tight"
          href={`/rules/${system.id}`}
          aria-label={text('start-rules-of', { name })}
        >
          <Icon name="book" size={18} />
          {text('start-rules')}
        </Link>
      </div>
    </li>
  );
}

interface WaysProps {
  readonly disabled: boolean;
  readonly opening: DemoMode | undefined;
  readonly name: string;
  readonly onOpen: (mode: DemoMode) => Promise<void>;
}

const OTHER_WAYS = [
  ['watch', 'eye'],
  ['gm', 'star'],
] as const;

function WaysToPlay({ disabled, opening, name, onOpen }: WaysProps) {
  const { text } = useLocale();
  return (
    <>
      <Button
        look="ember"
        className="play"
        disabled={disabled}
        aria-label={text('start-play-of', { name })}
        onClick={() => void onOpen('play')}
      >
        <Icon name="play" />
        {text(opening === 'play' ? 'start-opening' : 'start-play')}
      </Button>
      <div className="also other-ways">
        {OTHER_WAYS.map(([mode, icon]) => (
          <Button
            key={mode}
            look="tight"
            disabled={disabled}
            aria-label={text(`start-${mode}-of`, { name })}
            onClick={() => void onOpen(mode)}
          >
            <Icon name={icon} size={18} />
            {text(opening === mode ? 'start-opening' : `start-${mode}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
