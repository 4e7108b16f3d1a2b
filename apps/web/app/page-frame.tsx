import { LANGUAGES, type Language } from '@arbitro/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Popover } from '../ui/popover.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { useToasts } from '../ui/toast.tsx';
import { useLocale } from './language.tsx';
import { Link, useRoute } from './router.tsx';
import { currentTheme, setTheme, THEMES, type Theme } from './theme.ts';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano', fi: 'Suomi' };
const THEME_ICONS: Readonly<Record<Theme, IconName>> = { auto: 'device', light: 'sun', dark: 'moon' };

const NAVIGATION = [
  ['rules', 'book'],
  ['dice', 'die'],
  ['lab', 'compare'],
  ['shelf', 'shelf'],
] as const;

/** The frame of every page except the table: name, navigation, language and colours. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const { text } = useLocale();
  const {
    path: [page],
  } = useRoute();
  const main = useFocusOnNavigation(page);
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
          {NAVIGATION.map(([way, icon]) => (
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
      <Footer />
    </>
  );
}

/** A reader who comes from another page starts at the top of this one, with the keyboard focus too. */
function useFocusOnNavigation(page: string | undefined) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== page) main.current?.focus({ preventScroll: true });
    before.current = page;
  }, [page]);
  return main;
}

function Footer() {
  const { text } = useLocale();
  return (
    <footer className="foot no-print">
      <p>
        {text('arbitro')} <span className="number">{__VERSION__}</span>
      </p>
      <p>{text('licence')}</p>
      <a href="/help">{text('help-pages')}</a>
      <a href="/docs">{text('api-docs')}</a>
    </footer>
  );
}

/** Language and colours: two small switches for the corner of any page. */
export function Settings() {
  const { language, choose, text } = useLocale();
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
        <RadioGroup
          label={text('language')}
          options={LANGUAGES.map((language) => ({
            key: language,
            label: <span lang={language}>{LANGUAGE_NAMES[language]}</span>,
          }))}
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
  const { text } = useLocale();
  const [theme, setChosen] = useState(currentTheme);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  const line = `${text('theme')}: ${text(`theme-${theme}`)}`;
  return (
    <Button
      look="quiet square"
      aria-label={line}
      title={line}
      onClick={() => {
        setTheme(next);
        setChosen(next);
      }}
    >
      <Icon name={THEME_ICONS[theme]} />
    </Button>
  );
}
