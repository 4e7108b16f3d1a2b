import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { noticePresses } from '../live/pressing.ts';
import { Toasting } from '../ui/toast.tsx';
import { App } from './app.tsx';
import { Speaking } from './language.tsx';
import { Placed } from './router.tsx';

/** Shows the app on the page. The texts of the language that is read are loaded before this module. */
export function start(page: Document): void {
  noticePresses(window);
  const root = page.getElementById('app');
  if (!root) throw new Error('the page has no place for the app');
  createRoot(root).render(
    <StrictMode>
      <Speaking>
        <Placed>
          <Toasting>
            <App />
          </Toasting>
        </Placed>
      </Speaking>
    </StrictMode>,
  );
}
