import { TEXT } from '../text/index.ts';
import type { Help } from './help-types.ts';

export const SERVE_HELP: Help = {
  usage: 'arbitro serve',
  does: TEXT.help.serve.does,
  options: [
    ['--port N', TEXT.help.serve.options['--port']],
    ['--host H', TEXT.help.serve.options['--host']],
    ['--data DIR', TEXT.help.serve.options['--data']],
    ['--database URL', TEXT.help.serve.options['--database']],
  ],
  examples: [
    'arbitro serve',
    'arbitro serve --port 8081 --data ./evenings',
    'arbitro serve --system ./my-game',
  ],
};
