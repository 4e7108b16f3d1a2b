import { lazy, Suspense } from 'react';
import { StartPage } from '../pages/start/start-page.tsx';
import { useSpeech } from './language.tsx';
import { usePlace } from './router.tsx';
import { Shell } from './shell.tsx';

const TablePage = lazy(() =>
  import('../pages/table/table-page.tsx').then(({ TablePage: page }) => ({ default: page })),
);
const RulesPage = lazy(() =>
  import('../pages/rules/rules-page.tsx').then(({ RulesPage: page }) => ({ default: page })),
);
const DicePage = lazy(() =>
  import('../pages/dice/dice-page.tsx').then(({ DicePage: page }) => ({ default: page })),
);
const NewPage = lazy(() =>
  import('../pages/new/new-page.tsx').then(({ NewPage: page }) => ({ default: page })),
);

/** Which page the address asks for. */
export function App() {
  const { text } = useSpeech();
  return <Suspense fallback={<p className="page soft">{text('loading')}</p>}>{usePage()}</Suspense>;
}

function usePage() {
  const { path, hash } = usePlace();
  const { text } = useSpeech();
  const [page, id, part] = path;
  if (page === undefined)
    return (
      <Shell>
        <StartPage />
      </Shell>
    );
  if (page === 't' && id !== undefined) return <TablePage key={id} table={id} hash={hash} />;
  if (page === 'rules')
    return (
      <Shell>
        <RulesPage system={id} rule={part} />
      </Shell>
    );
  if (page === 'dice')
    return (
      <Shell>
        <DicePage />
      </Shell>
    );
  if (page === 'new')
    return (
      <Shell>
        <NewPage system={id} />
      </Shell>
    );
  return (
    <Shell>
      <p className="page">{text('no-such-page')}</p>
    </Shell>
  );
}
