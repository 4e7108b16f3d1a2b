import { lazy, type ReactNode, Suspense } from 'react';
import { StartPage } from '../pages/start/start-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { useLocale } from './language.tsx';
import { PageFrame } from './page-frame.tsx';
import { Link, useRoute } from './router.tsx';
import { loadTexts } from './texts.ts';
import { useTitle } from './title.ts';

const TablePage = lazy(() =>
  import('../pages/table/table-page.tsx').then(({ TablePage: page }) => ({ default: page })),
);
const RulesPage = lazy(() =>
  loadTexts('new')
    .then(() => import('../pages/rules/rules-page.tsx'))
    .then(({ RulesPage: page }) => ({ default: page })),
);
const DicePage = lazy(() =>
  loadTexts('dice')
    .then(() => import('../pages/dice/dice-page.tsx'))
    .then(({ DicePage: page }) => ({ default: page })),
);
const ShelfPage = lazy(() =>
  loadTexts('shelf')
    .then(() => import('../pages/shelf/shelf-page.tsx'))
    .then(({ ShelfPage: page }) => ({ default: page })),
);
// the lab has the options of a new table
const LabPage = lazy(() =>
  Promise.all([loadTexts('new'), loadTexts('lab')])
    .then(() => import('../pages/lab/lab-page.tsx'))
    .then(({ LabPage: page }) => ({ default: page })),
);
const NewPage = lazy(() =>
  loadTexts('new')
    .then(() => import('../pages/new/new-page.tsx'))
    .then(({ NewPage: page }) => ({ default: page })),
);

/** Shows the page that the address names. */
export function App() {
  const { path, hash } = useRoute();
  const [page, id, part] = path;
  if (page === 't' && id !== undefined)
    return (
      <LazyPage key={id}>
        <TablePage table={id} hash={hash} />
      </LazyPage>
    );
  return (
    <PageFrame>
      <LazyPage key={page ?? ''}>
        {page === 'shelf' ? <ShelfPage hash={hash} /> : choosePage(page, id, part)}
      </LazyPage>
    </PageFrame>
  );
}

function choosePage(page: string | undefined, id: string | undefined, part: string | undefined) {
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
      return <NotFound />;
  }
}

/** Fetches a page when it is first needed. */
function LazyPage({ children }: { readonly children: ReactNode }) {
  const { text } = useLocale();
  return (
    <ErrorBoundary>
      <Suspense fallback={<p className="page soft">{text('loading')}</p>}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function NotFound() {
  const { text } = useLocale();
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
