import { TEXT } from '../text/index.ts';
import { type Help, JSON_OPTION } from './help-types.ts';

export const KEYS_HELP: Help = {
  usage: 'arbitro keys SYSTEM [NAME]',
  does: TEXT.help.keys.does,
  options: [JSON_OPTION],
  examples: [
    'arbitro keys rischio',
    'arbitro keys noppa attack',
    'arbitro keys quinta sheet',
    'arbitro keys rischio --json',
  ],
  about: [TEXT.help.keys.about.first, TEXT.help.keys.about.second],
};
