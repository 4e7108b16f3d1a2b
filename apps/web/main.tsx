import '@fontsource-variable/alegreya';
import '@fontsource-variable/source-sans-3';
import './style/tokens.css';
import './style/base.css';
import './style/ui.css';
import './style/shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { Speaking } from './app/language.tsx';
import { bringOwn } from './app/own-systems.ts';
import { Placed } from './app/router.tsx';
import { setTheme, themeNow } from './app/theme.ts';
import { noticePresses } from './live/pressing.ts';
import { Toasting } from './ui/toast.tsx';

// zod would compile the schemas, which the page's content policy forbids, with an error in the console
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
setTheme(themeNow());
noticePresses(window);
bringOwn(document);
const root = document.getElementById('app');
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
// without a service worker (private windows, plain http) everything works except offline use
if ('serviceWorker' in navigator && import.meta.env.PROD)
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
