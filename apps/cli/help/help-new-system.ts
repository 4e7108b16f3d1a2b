import { TEXT } from '../text/index.ts';
import type { Help } from './help-types.ts';

export const NEW_SYSTEM_HELP: Help = {
  usage: 'arbitro new-system NAME',
  does: TEXT.help.newSystem.does,
  options: [
    ['--title T', TEXT.help.newSystem.options['--title']],
    ['--from S', TEXT.help.newSystem.options['--from']],
    ['--only L', TEXT.help.newSystem.options['--only']],
  ],
  examples: [
    'arbitro new-system my-game',
    'arbitro new-system small-game --only en',
    'arbitro new-system hard-rischio --from rischio',
    'arbitro new-system tide --title "The Last Tide"',
  ],
};
