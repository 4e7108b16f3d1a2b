import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchPresses } from '../live/pointer-hold.ts';
import { ToastProvider } from '../ui/toast.tsx';
import { App } from './app.tsx';
import { LocaleProvider } from './language.tsx';
import { Router } from './router.tsx';

/** Shows the app on the page. The texts of the language that is read are loaded before this module. */
export function start(page: Document): void {
  watchPresses(window);
  const root = page.getElementById('app');
  if (!root) throw new Error('the page has no place for the app');
  createRoot(root).render(
    <StrictMode>
      <LocaleProvider>
        <Router>
          <ToastProvider>
            <App />
          </ToastProvider>
        </Router>
      </LocaleProvider>
    </StrictMode>,
  );
}
