import { TEXT } from '../text/index.ts';
import { type Help, JSON_OPTION } from './help-types.ts';

export const MIGRATE_HELP: Help = {
  usage: 'arbitro migrate FROM TO',
  does: TEXT.help.migrate.does,
  options: [JSON_OPTION],
  examples: [
    'arbitro migrate ./data backup.sqlite',
    'arbitro migrate ./data postgres://arbitro@localhost/arbitro',
    'arbitro migrate postgres://arbitro@localhost/arbitro backup.sqlite',
  ],
  about: [TEXT.help.migrate.about],
  fails: TEXT.help.migrate.fails,
};

export const COMPLETION_HELP: Help = {
  usage: 'arbitro completion bash | zsh | fish',
  does: TEXT.help.completion.does,
  options: [],
  examples: ['arbitro completion bash', 'arbitro completion zsh', 'arbitro completion fish'],
  about: [
    TEXT.help.completion.about.first,
    TEXT.help.completion.about.second,
    TEXT.help.completion.about.third,
    TEXT.help.completion.about.fourth,
  ],
};

export const DOCTOR_HELP: Help = {
  usage: 'arbitro doctor',
  does: TEXT.help.doctor.does,
  options: [
    ['--data FOLDER', TEXT.help.doctor.options['--data']],
    ['--port N', TEXT.help.doctor.options['--port']],
    ['--database URL', TEXT.help.doctor.options['--database']],
    JSON_OPTION,
  ],
  examples: ['arbitro doctor', 'arbitro doctor --json'],
  fails: TEXT.help.doctor.fails,
};
