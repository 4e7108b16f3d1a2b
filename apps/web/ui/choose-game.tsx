import { systemNames } from '@arbitro/catalogue/lazy';
import { useLocale } from '../app/language.tsx';
import { Link } from '../app/router.tsx';
import { useTitle } from '../app/title.ts';
import { Emblem } from './emblem.tsx';

interface ChooseGameProps {
  readonly title: string;
  readonly about?: string;
  /** The page to open with the chosen game: `/new`, `/lab`. */
  readonly page: string;
}

/** Asks for the game on a page about one game, if the address does not name it. */
export function ChooseGame({ title, about, page }: ChooseGameProps) {
  const { words } = useLocale();
  useTitle(title);
  return (
    <div className="page stack">
      <h1>{title}</h1>
      {about !== undefined && <p className="soft">{about}</p>}
      <ul className="choose-game">
        {systemNames.map((name) => (
          <li key={name.id}>
            <Link className="card row" href={`${page}/${name.id}`}>
              <Emblem system={name} />
              <strong>{words(name.name)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
