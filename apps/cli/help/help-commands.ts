import type { LocalizedText } from '@arbitro/kernel';
import type { CommandName } from '../commands.ts';
import { TEXT } from '../text/index.ts';
import { CHECK_HELP, CREATE_HELP, IMPORT_HELP } from './help-create-import.ts';
import { KEYS_HELP } from './help-keys.ts';
import { COMPLETION_HELP, DOCTOR_HELP, MIGRATE_HELP } from './help-migrate-doctor.ts';
import { NEW_SYSTEM_HELP } from './help-new-system.ts';
import { ODDS_HELP, REVIEW_HELP, RULES_HELP, VERIFY_HELP } from './help-odds-rules.ts';
import { DEMO_HELP, PLAY_HELP, ROLL_HELP } from './help-play.ts';
import { SERVE_HELP } from './help-serve.ts';
import { SIM_HELP, SOLVE_HELP, WORKER_HELP } from './help-sim.ts';
import { TEST_HELP } from './help-test.ts';
import type { Help } from './help-types.ts';

export const COMMAND_HELP: Readonly<Record<CommandName, Help>> = {
  demo: DEMO_HELP,
  play: PLAY_HELP,
  roll: ROLL_HELP,
  odds: ODDS_HELP,
  sim: SIM_HELP,
  solve: SOLVE_HELP,
  rules: RULES_HELP,
  keys: KEYS_HELP,
  verify: VERIFY_HELP,
  review: REVIEW_HELP,
  create: CREATE_HELP,
  import: IMPORT_HELP,
  'new-system': NEW_SYSTEM_HELP,
  test: TEST_HELP,
  check: CHECK_HELP,
  serve: SERVE_HELP,
  migrate: MIGRATE_HELP,
  worker: WORKER_HELP,
  doctor: DOCTOR_HELP,
  completion: COMPLETION_HELP,
};

interface CommandGroup {
  readonly title: LocalizedText;
  readonly commands: readonly CommandName[];
}

/** The commands, grouped by purpose. */
export const GROUPS: readonly CommandGroup[] = [
  { title: TEXT.help.groups.play, commands: ['demo', 'play', 'roll'] },
  { title: TEXT.help.groups.know, commands: ['odds', 'sim', 'solve', 'rules', 'keys', 'verify', 'review'] },
  { title: TEXT.help.groups.make, commands: ['create', 'new-system', 'test', 'import', 'check'] },
  {
    title: TEXT.help.groups.run,
    commands: ['serve', 'doctor', 'completion', 'migrate', 'worker'],
  },
];
