import type { LocalizedText } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';
import { BUILTIN_SCENARIOS, EXAMPLE_FILE, type Help, JSON_OPTION, SEED_OPTION } from './help-types.ts';

const DATABASE_OPTION: Help['options'][number] = ['--database URL', TEXT.help.shared.database];

/** What `sim` alone takes. */
const DATABASE_ABOUT: LocalizedText = TEXT.help.shared.databaseAbout;

const OPTIONS: Help['options'] = [
  ['--within POINTS', TEXT.help.sim.options['--within']],
  ['--fights N', TEXT.help.sim.options['--fights']],
  ['--policy P', TEXT.help.sim.options['--policy']],
  ['--against OTHER', TEXT.help.sim.options['--against']],
  ['--option K=V,…', TEXT.help.sim.options['--option']],
  ['--vary WHAT=A..B', TEXT.help.sim.options['--vary']],
  ['--exact', TEXT.help.sim.options['--exact']],
  ['--styles', TEXT.help.sim.options['--styles']],
  ['--max-rounds N', TEXT.help.sim.options['--max-rounds']],
  ['--workers N', TEXT.help.sim.options['--workers']],
  ['--cluster', TEXT.help.sim.options['--cluster']],
  DATABASE_OPTION,
  ['--html OUT.html', TEXT.help.sim.options['--html']],
  ['--tour', TEXT.help.sim.options['--tour']],
];

export const SIM_HELP: Help = {
  usage: 'arbitro sim FILE | --tour',
  does: TEXT.help.sim.does,
  options: [...OPTIONS, SEED_OPTION, JSON_OPTION],
  examples: [
    'arbitro sim rischio',
    'arbitro demo --save fight.yaml',
    'arbitro sim fight.yaml --fights 200 --seed luna --json',
    'arbitro sim rischio --fights 40 --policy party=tactician,foes=simple --html fight.html',
    'arbitro sim rischio --fights 200 --option healingCap=none',
    'arbitro sim ford --fights 200 --against fight.yaml',
    'arbitro sim rischio --fights 100 --vary foes.lupo=1..4',
    'arbitro sim ford --fights 200 --exact',
    'arbitro sim ford --fights 40 --styles',
    'arbitro sim --tour --fights 20 --html tour.html',
    'arbitro sim rischio --fights 1000000 --cluster --database postgres://arbitro@localhost/arbitro',
  ],
  about: [EXAMPLE_FILE, BUILTIN_SCENARIOS, DATABASE_ABOUT],
  stops: true,
};

export const SOLVE_HELP: Help = {
  usage: 'arbitro solve FILE',
  does: TEXT.help.solve.does,
  options: [
    ['--side SIDE', TEXT.help.solve.options['--side']],
    ['--policy SIDE=P', TEXT.help.solve.options['--policy']],
    ['--regret P,…', TEXT.help.solve.options['--regret']],
    ['--positions N', TEXT.help.solve.options['--positions']],
    JSON_OPTION,
  ],
  examples: [
    'arbitro solve ford',
    'arbitro solve ford --policy foes=sensible',
    'arbitro solve ford --regret sensible,tactician --positions 1',
  ],
  about: [TEXT.help.solve.about, BUILTIN_SCENARIOS],
};

export const WORKER_HELP: Help = {
  usage: 'arbitro worker',
  does: TEXT.help.worker.does,
  options: [DATABASE_OPTION, ['--workers N', TEXT.help.worker.options['--workers']]],
  examples: [
    'arbitro worker --database postgres://arbitro@localhost/arbitro',
    'arbitro worker --database postgres://arbitro@localhost/arbitro --workers 4',
    'arbitro worker --database postgres://arbitro@localhost/arbitro --system ./my-game',
  ],
  about: [DATABASE_ABOUT],
};
