import '@fontsource-variable/alegreya';
import '@fontsource-variable/source-sans-3';
import './style/tokens.css';
import './style/base.css';
import './style/ui.css';
import './style/shell.css';
import { firstLanguage } from './app/first-language.ts';
import { bringOwn } from './app/own-systems.ts';
import { loadLanguage } from './app/texts.ts';
import { setTheme, themeNow } from './app/theme.ts';

// the schemas of the rules would try to compile themselves, which the page's policy forbids and the console tells
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
setTheme(themeNow());
bringOwn(document);
loadLanguage(firstLanguage())
  .then(() => import('./app/start.tsx'))
  .then(({ start }) => start(document));
// without one (private windows, plain http) everything works but for being offline
if ('serviceWorker' in navigator && import.meta.env.PROD)
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
