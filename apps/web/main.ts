import '@fontsource-variable/alegreya';
import '@fontsource-variable/source-sans-3';
import './style/tokens.css';
import './style/base.css';
import './style/ui.css';
import './style/shell.css';
import { registerCustomSystems } from './app/custom-systems.ts';
import { detectLanguage } from './app/detect-language.ts';
import { loadLanguage } from './app/texts.ts';
import { currentTheme, setTheme } from './app/theme.ts';

// zod would compile the schemas, which the page's content policy forbids, with an error in the console
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
setTheme(currentTheme());
registerCustomSystems(document);
loadLanguage(detectLanguage())
  .then(() => import('./app/start.tsx'))
  .then(({ start }) => start(document));
// without one (private windows, plain http) everything works but for being offline
if ('serviceWorker' in navigator && import.meta.env.PROD)
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
