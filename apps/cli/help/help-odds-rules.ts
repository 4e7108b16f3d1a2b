import { TEXT } from '../text/index.ts';
import {
  BUILTIN_SCENARIOS,
  DICE_NOTATION,
  type Help,
  JSON_OPTION,
  OPTION_OPTION,
  SEED_OPTION,
} from './help-types.ts';

export const ODDS_HELP: Help = {
  usage: 'arbitro odds NOTATION | SYSTEM [CHECK] [VALUES…] | FILE',
  does: TEXT.help.odds.does,
  options: [JSON_OPTION, ['--step N', TEXT.help.odds.options['--step']], SEED_OPTION, OPTION_OPTION],
  examples: [
    'arbitro odds 4d6kh3',
    'arbitro odds highest 3 of 4d6',
    'arbitro odds 1d20+5 vs 15',
    'arbitro odds "2d20kl1+7" --json',
    'arbitro odds rischio 4 --level high',
    'arbitro odds rischio attack 5 2',
    'arbitro odds whitebox save cleric 2 death-poison --option savesSystem=matrix',
    'arbitro odds ford --step 3',
  ],
  about: [DICE_NOTATION, BUILTIN_SCENARIOS],
  fails: TEXT.help.odds.fails,
};

export const RULES_HELP: Help = {
  usage: 'arbitro rules SYSTEM [SEARCH…]',
  does: TEXT.help.rules.does,
  options: [JSON_OPTION],
  examples: [
    'arbitro rules rischio',
    'arbitro rules rischio dodge',
    'arbitro rules rischio rischio.combat --json',
  ],
};

export const VERIFY_HELP: Help = {
  usage: 'arbitro verify EXPORT.json',
  does: TEXT.help.verify.does,
  options: [JSON_OPTION],
  examples: ['arbitro verify evening', 'arbitro verify evening --json'],
  about: [TEXT.help.verify.about],
  fails: TEXT.help.verify.fails,
};

export const REVIEW_HELP: Help = {
  usage: 'arbitro review EXPORT.json',
  does: TEXT.help.review.does,
  options: [
    ['--fight N', TEXT.help.review.options['--fight']],
    ['--fights N', TEXT.help.review.options['--fights']],
    SEED_OPTION,
    JSON_OPTION,
  ],
  examples: ['arbitro review ambush', 'arbitro review ambush --fights 1000 --seed moon'],
  about: [TEXT.help.review.about],
};
