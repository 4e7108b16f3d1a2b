import { d } from '@arbitro/dice';
import {
  type CreatureId,
  creatureId,
  declareGame,
  fields,
  getCreature,
  listFactKeys,
  score,
} from '@arbitro/kernel';
import { z } from 'zod';

/** The numbers of the game. To make it harder or easier, begin here. */
const DIFFICULTIES = { easy: 6, hard: 9, dire: 12 };
const WEAPONS = { pole: 4, hook: 6, claws: 4, jaws: 6, club: 8 };
const GUARD = 6;

/** What the game is: its name, its rules in words, and what a creature has besides a side and health. */
const kit = declareGame({
  id: 'my-game',
  name: 'My Game',
  about: 'Lantern-bearers cross a marsh at night: one d12 and a statistic against a difficulty.',
  sides: { party: 'lantern-bearers', foes: 'the marsh' },
  rules: {
    'my-game.check.roll': [
      'Making a check',
      'Roll a d12 and add the statistic that fits. The check is made when the total reaches the difficulty: easy 6, hard 9, dire 12.',
    ],
    'my-game.fight.guard': ['Guard', 'Guard is 6 plus nerve.', 'derived'],
    'my-game.fight.attack': [
      'Attacking',
      'On your turn, attack a foe: roll a d12 and add hands. You hit when the total reaches the target’s guard.',
      'action',
    ],
    'my-game.fight.damage': [
      'Damage',
      'A hit takes away as much health as the die of the weapon shows: pole and claws d4, hook and jaws d6, club d8.',
      'table',
    ],
    'my-game.house.ties': [
      'Meeting the number',
      'Usually a total equal to what is needed is enough. A table may want it to be higher.',
      'optional',
    ],
  },
  sheet: {
    nerve: z.int().min(0).max(6).default(1),
    hands: z.int().min(0).max(6).default(1),
    weapon: z.enum(['pole', 'hook', 'claws', 'jaws', 'club']).default('pole'),
  },
  options: {
    ties: {
      rule: 'my-game.house.ties',
      title: 'Meeting the number',
      settings: { reach: 'A total equal to what is needed is enough.', beat: 'The total must be higher.' },
    },
  },
  terms: {
    attack: 'attack',
    base: 'base',
    guard: 'guard',
    hit: 'hit',
    missed: 'missed',
    made: 'made',
    failed: 'failed',
  },
});

/** What can happen, and the sentence of each in the log. `facts` are the lines of odds. */
const checked = kit.event(
  'checked',
  fields<{ who: CreatureId; stat: string; difficulty: string; made: boolean }>(),
  {
    says: ({ made }) =>
      made ? '{who} – {stat}, {difficulty}: made.' : '{who} – {stat}, {difficulty}: failed.',
    facts: ({ made }) => [made ? 'made' : 'failed'],
  },
);
const struck = kit.event('struck', fields<{ by: CreatureId; on: CreatureId; hit: boolean }>(), {
  says: ({ hit }) => (hit ? '{by} hits {on}.' : '{by} misses {on}.'),
  facts: ({ hit, on }) => listFactKeys(hit ? 'hit' : 'missed', on),
});
const { action, wound, build } = kit.withEvents([checked, struck]);

/** Whether a total is enough, under the house rule of the table. */
const isEnough = (total: number, needed: number, { ties }: { readonly ties: 'reach' | 'beat' }): boolean =>
  ties === 'beat' ? total > needed : total >= needed;

/** A number that people see is a sum of reasons, each with its rule. */
const guardOf = ({ nerve }: { readonly nerve: number }) =>
  score([
    { rule: 'my-game.fight.guard', what: 'base', how: 'add', value: GUARD },
    { rule: 'my-game.fight.guard', what: 'nerve', how: 'add', value: nerve },
  ]);

const check = action('check', {
  title: 'Make a check',
  rule: 'my-game.check.roll',
  slots: { stat: 'statistic', difficulty: 'difficulty' },
  fields: { by: creatureId, stat: z.enum(['nerve', 'hands']), difficulty: z.enum(['easy', 'hard', 'dire']) },
  resolve: (ctx, { by, stat, difficulty }) => {
    const rule = 'my-game.check.roll';
    const plus = score([{ rule, what: stat, how: 'add', value: getCreature(ctx.world, by)[stat] }]);
    const made = ctx.roll({ name: stat, rule, plus }, by, d(12), (rolled) =>
      isEnough(rolled + plus.value, DIFFICULTIES[difficulty], ctx.world.options),
    );
    ctx.emit({ type: 'checked', rule, who: by, stat, difficulty, made });
  },
});

const attack = action('attack', {
  title: 'Attack',
  rule: 'my-game.fight.attack',
  slots: { on: 'target' },
  turn: true,
  against: 'foes',
  fields: { by: creatureId, on: creatureId },
  resolve: (ctx, { by, on }) => {
    const rule = 'my-game.fight.attack';
    const { hands, weapon } = getCreature(ctx.world, by);
    const plus = score([{ rule, what: 'hands', how: 'add', value: hands }]);
    const guard = guardOf(getCreature(ctx.world, on)).value;
    const hit = ctx.roll({ name: 'attack', rule, plus }, by, d(12), (rolled) =>
      isEnough(rolled + plus.value, guard, ctx.world.options),
    );
    ctx.emit({ type: 'struck', rule, by, on, hit });
    if (!hit) return;
    const harm = 'my-game.fight.damage';
    const points = ctx.roll({ name: 'damage', rule: harm }, by, d(WEAPONS[weapon]), (face) => face);
    wound(ctx, { by, on, points, rule: harm });
  },
});

/** The game as Arbitro plays it: in the terminal, at the web table, in simulations. */
export const game = build({
  actions: [attack, check],
  numbers: { guard: guardOf },
  fieldRules: { guard: 'my-game.fight.guard', weapon: 'my-game.fight.damage', nerve: 'my-game.check.roll' },
  content: {
    ines: { name: 'Ines, who knows the way', called: 'Ines', sheet: { nerve: 3, hands: 1, full: 10 } },
    otso: { name: 'Otso, the ferryman', called: 'Otso', sheet: { hands: 3, weapon: 'hook', full: 12 } },
    lumi: { name: 'Lumi, the youngest', called: 'Lumi', sheet: { nerve: 2, hands: 2, full: 9 } },
    wisp: { name: 'Marsh wisp', sheet: { side: 'foes', nerve: 3, hands: 0, weapon: 'claws', full: 5 } },
    hound: { name: 'Bog hound', sheet: { side: 'foes', hands: 2, weapon: 'jaws', full: 8 } },
    giant: { name: 'Drowned giant', sheet: { side: 'foes', nerve: 0, hands: 3, weapon: 'club', full: 18 } },
  },
  party: ['ines', 'otso', 'lumi'],
  encounters: [
    { id: 'wisps', title: 'Lights on the water', about: 'Two wisps.', foes: ['wisp', 'wisp'] },
    {
      id: 'hounds',
      title: 'Hounds on the path',
      about: 'Two hounds and a wisp.',
      foes: ['hound', 'hound', 'wisp'],
    },
    {
      id: 'drowned',
      title: 'What the water kept',
      about: 'A giant and its hounds.',
      foes: ['giant', 'hound', 'hound'],
    },
  ],
});
