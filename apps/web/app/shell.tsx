import { LANGUAGES, type Language } from '@arbitro/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Popover } from '../ui/popover.tsx';
import { useToasts } from '../ui/toast.tsx';
import { useSpeech } from './language.tsx';
import { Link, usePlace } from './router.tsx';
import { setTheme, THEMES, type Theme, themeNow } from './theme.ts';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano', fi: 'Suomi' };
const PICTURES: Readonly<Record<Theme, IconName>> = { auto: 'device', light: 'sun', dark: 'moon' };

const WAYS = [
  ['rules', 'book'],
  ['dice', 'die'],
  ['lab', 'compare'],
] as const;

/** The frame of every page except the table: name, navigation, language and colours. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { text } = useSpeech();
  const {
    path: [page],
  } = usePlace();
  const main = useFocusOnArrival(page);
  return (
    <>
      <a className="skip" href="#content">
        {text('skip-to-content')}
      </a>
      <header className="shell no-print">
        <Link href="/" className="mark" aria-label={text('to-start')}>
          <img src="/icon.svg" alt="" width={32} height={32} />
          <span>{text('arbitro')}</span>
        </Link>
        <nav aria-label={text('ways')}>
          {WAYS.map(([way, icon]) => (
            <Link key={way} href={`/${way}`} {...(page === way && { 'aria-current': 'page' as const })}>
              <Icon name={icon} />
              <span>{text(way)}</span>
            </Link>
          ))}
        </nav>
        <Settings />
      </header>
      <main id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Foot />
    </>
  );
}

/** A reader who comes from another page starts at the top of this one, with the keyboard focus too. */
function useFocusOnArrival(page: string | undefined) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== page) main.current?.focus({ preventScroll: true });
    before.current = page;
  }, [page]);
  return main;
}

function Foot() {
  const { text } = useSpeech();
  return (
    <footer className="foot no-print">
      <p>
        {text('arbitro')} <span className="number">{__VERSION__}</span>
      </p>
      <p>{text('licence')}</p>
      <a href="/docs">{text('api-docs')}</a>
    </footer>
  );
}

/** Language and colours: two small switches for the corner of any page. */
export function Settings() {
  const { language, choose, text } = useSpeech();
  const { tell } = useToasts();
  return (
    <div className="settings">
      <Popover
        className="button quiet"
        label={
          <>
            <span className="unseen">{text('language')}: </span>
            <span className="tag">{language.toUpperCase()}</span>
          </>
        }
      >
        <Choice
          label={text('language')}
          options={LANGUAGES.map((one) => ({ key: one, label: <span lang={one}>{NAMES[one]}</span> }))}
          chosen={language}
          onChoose={(next) => {
            choose(next).catch(() => tell(text('went-wrong')));
          }}
        />
      </Popover>
      <ThemeSwitch />
    </div>
  );
}

/** Each press selects the next theme: as the device, light, dark. */
function ThemeSwitch() {
  const { text } = useSpeech();
  const [theme, setChosen] = useState(themeNow);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  const says = `${text('theme')}: ${text(`theme-${theme}`)}`;
  return (
    <Button
      look="quiet square"
      aria-label={says}
      title={says}
      onClick={() => {
        setTheme(next);
        setChosen(next);
      }}
    >
      <Icon name={PICTURES[theme]} />
    </Button>
  );
}
