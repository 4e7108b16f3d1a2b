import { TEXT } from '../text/index.ts';
import {
  BUILTIN_SCENARIOS,
  EXAMPLE_FILE,
  type Help,
  IN_FOLDERS,
  INTERACTIVE_OPTION,
  JSON_OPTION,
  RULES_OPTION,
  SEED_OPTION,
  VERBOSE_OPTION,
} from './help-types.ts';

export const DEMO_HELP: Help = {
  usage: 'arbitro demo [SYSTEM [ENCOUNTER]]',
  does: TEXT.help.demo.does,
  options: [
    ['--list', TEXT.help.demo.options['--list']],
    INTERACTIVE_OPTION,
    ['--save FILE', TEXT.help.demo.options['--save']],
    SEED_OPTION,
    RULES_OPTION,
    VERBOSE_OPTION,
  ],
  examples: [
    'arbitro demo',
    'arbitro demo rischio --list',
    'arbitro demo noppa --seed luna --lang fi',
    'arbitro demo brp --interactive',
    'arbitro demo rischio --save fight.yaml',
  ],
};

export const PLAY_HELP: Help = {
  usage: 'arbitro play [FILE… | FOLDER…]',
  does: TEXT.help.play.does,
  options: [
    INTERACTIVE_OPTION,
    ['--save FILE', TEXT.help.play.options['--save']],
    SEED_OPTION,
    ['--seeds N', TEXT.help.play.options['--seeds']],
    ['--policy P', TEXT.help.play.options['--policy']],
    RULES_OPTION,
    VERBOSE_OPTION,
    JSON_OPTION,
  ],
  examples: [
    'arbitro play ford',
    'arbitro play --interactive',
    'arbitro demo --save fight.yaml',
    'arbitro play fight.yaml --seed luna --rules',
    'arbitro play fight.yaml --interactive --save evening.yaml',
    'arbitro play fight.yaml --seeds 200 --policy sensible',
    'arbitro play ford --json',
    'arbitro play fight.yaml ford --seed luna',
    'arbitro play scenarios/',
  ],
  about: [EXAMPLE_FILE, IN_FOLDERS, BUILTIN_SCENARIOS],
  fails: TEXT.help.play.fails,
};

export const ROLL_HELP: Help = {
  usage: 'arbitro roll NOTATION…',
  does: TEXT.help.roll.does,
  options: [SEED_OPTION, ['--times N', TEXT.help.roll.options['--times']], JSON_OPTION],
  examples: ['arbitro roll 4d6kh3', 'arbitro roll "8d6!" 1d20+5', 'arbitro roll d% --times 5 --seed luna'],
};
