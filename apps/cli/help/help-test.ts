import { TEXT } from '../text/index.ts';
import type { Help } from './help-types.ts';

export const TEST_HELP: Help = {
  usage: 'arbitro test [FOLDER]',
  does: TEXT.help.test.does,
  options: [
    ['--promise ID', TEXT.help.test.options['--promise']],
    ['--seed S', TEXT.help.test.options['--seed']],
  ],
  examples: [
    'arbitro new-system tide-pool',
    'arbitro test tide-pool',
    'arbitro test tide-pool --promise SY4',
  ],
  fails: TEXT.help.test.fails,
};
