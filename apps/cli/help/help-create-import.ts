import { TEXT } from '../text/index.ts';
import {
  BUILTIN_SCENARIOS,
  EXAMPLE_FILE,
  type Help,
  IN_FOLDERS,
  JSON_OPTION,
  OPTION_OPTION,
  SEED_OPTION,
} from './help-types.ts';

export const CREATE_HELP: Help = {
  usage: 'arbitro create SYSTEM',
  does: TEXT.help.create.does,
  options: [SEED_OPTION, ['--name N', TEXT.help.create.options['--name']], OPTION_OPTION, JSON_OPTION],
  examples: [
    'arbitro create brp --name Elsa',
    'arbitro create brp --option era=past --seed luna --json > elsa.json',
  ],
};

export const IMPORT_HELP: Help = {
  usage: 'arbitro import FILE… | FOLDER… | -',
  does: TEXT.help.import.does,
  options: [['--json', TEXT.help.import.options['--json']]],
  examples: [
    'arbitro import monsters-5e',
    'arbitro import monsters-5e --json > warband.json',
    'arbitro import 5e monsters-5e',
  ],
  about: [TEXT.help.import.about],
};

export const CHECK_HELP: Help = {
  usage: 'arbitro check FILE… | FOLDER…',
  does: TEXT.help.check.does,
  options: [JSON_OPTION],
  examples: [
    'arbitro check ford',
    'arbitro demo --save fight.yaml',
    'arbitro check fight.yaml',
    'arbitro check fight.yaml ford --json',
    'arbitro check scenarios/',
  ],
  about: [EXAMPLE_FILE, IN_FOLDERS, BUILTIN_SCENARIOS],
};
