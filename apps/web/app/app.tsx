import { lazy, type ReactNode, Suspense } from 'react';
import { StartPage } from '../pages/start/start-page.tsx';
import { Boundary } from './boundary.tsx';
import { useSpeech } from './language.tsx';
import { Link, usePlace } from './router.tsx';
import { Shell } from './shell.tsx';
import { useTitle } from './title.ts';

const TablePage = lazy(() =>
  import('../pages/table/table-page.tsx').then(({ TablePage: page }) => ({ default: page })),
);
const RulesPage = lazy(() =>
  import('../pages/rules/rules-page.tsx').then(({ RulesPage: page }) => ({ default: page })),
);
const DicePage = lazy(() =>
  import('../pages/dice/dice-page.tsx').then(({ DicePage: page }) => ({ default: page })),
);
const LabPage = lazy(() =>
  import('../pages/lab/lab-page.tsx').then(({ LabPage: page }) => ({ default: page })),
);
const NewPage = lazy(() =>
  import('../pages/new/new-page.tsx').then(({ NewPage: page }) => ({ default: page })),
);

/** Shows the page that the address names. */
export function App() {
  const { path, hash } = usePlace();
  const [page, id, part] = path;
  if (page === 't' && id !== undefined)
    return (
      <Loaded key={id}>
        <TablePage table={id} hash={hash} />
      </Loaded>
    );
  return (
    <Shell>
      <Loaded key={page ?? ''}>{pageOf(page, id, part)}</Loaded>
    </Shell>
  );
}

function pageOf(page: string | undefined, id: string | undefined, part: string | undefined) {
  switch (page) {
    case undefined:
      return <StartPage />;
    case 'rules':
      return <RulesPage system={id} rule={part} />;
    case 'dice':
      return <DicePage />;
    case 'lab':
      return <LabPage system={id} />;
    case 'new':
      return <NewPage system={id} />;
    default:
      return <Nothing />;
  }
}

/** Fetches a page when it is first needed. */
function Loaded({ children }: { readonly children: ReactNode }) {
  const { text } = useSpeech();
  return (
    <Boundary>
      <Suspense fallback={<p className="page soft">{text('loading')}</p>}>{children}</Suspense>
    </Boundary>
  );
}

function Nothing() {
  const { text } = useSpeech();
  useTitle(text('no-such-page'));
  return (
    <div className="page stack">
      <h1>{text('no-such-page')}</h1>
      <p>
        <Link href="/">{text('home')}</Link>
      </p>
    </div>
  );
}
