import { d } from '@arbitro/dice';
import {
  type CreatureId,
  type Encounter,
  gmPart,
  joinParts,
  mayActFor,
  numberFrom,
  type Offer,
  type OptionsOf,
  oneOf,
  optionsSchema,
  type Person,
  partsByCreature,
  pointsOver,
  refuse,
  refuser,
  type Setup,
  type System,
  someOf,
  textUpTo,
  type Viewer,
} from '@arbitro/kernel';
import { z } from 'zod';
import { OPTIONS, REFUSALS, RULES, same } from './books.ts';
import { FACE } from './face.ts';
import { faring, tactics } from './faring.ts';
import { apply, resolve } from './rules.ts';
import { enter, known, leave, view } from './table.ts';
import {
  ACTION,
  type Act,
  alive,
  type Duel,
  type Duellist,
  find,
  type Happening,
  over,
  SHEET,
  sides,
  WORLD,
} from './world.ts';

const tired = refuser(REFUSALS);

function offers(world: Duel, viewer: Viewer, of?: Person): readonly Offer[] {
  const acting = world.creatures.filter(
    ({ id }) => id === world.turn && !over(world) && mayActFor(viewer, id),
  );
  const parts = partsByCreature(acting, ({ id }) => offersTo(world, id));
  const omen: Offer = { action: { type: 'omen' }, slots: {} };
  return joinParts(viewer.role === 'gm' ? [...parts, gmPart(() => [omen])] : parts, of);
}

function offersTo(world: Duel, by: CreatureId): readonly Offer[] {
  const foes = alive(world).filter(({ side }) => side !== find(world, by).side);
  const points = pointsOver(2, [
    { name: 'might', least: 0, most: 2 },
    { name: 'guard', least: 0, most: 1 },
  ]);
  const tools = someOf(['rope', 'lamp', 'horn'], { least: 1, most: 2 });
  return [
    {
      action: { type: 'strike', by },
      slots: { on: oneOf(foes.map((one) => one.id)), how: oneOf(['calm', 'wild']) },
    },
    { action: { type: 'dare', by }, slots: { stake: numberFrom(1, 3) } },
    {
      action: { type: 'prepare', by, plan: {} },
      slots: { 'plan.points': points, 'plan.tools': tools, 'plan.motto': textUpTo(4) },
    },
  ];
}

/** The champion against this many squires. */
const meeting = (id: string, squires: number): Encounter => ({
  id,
  title: same('A meeting'),
  about: same('A champion, and those in the way.'),
  file: {
    creatures: [
      { from: 'champion' },
      ...Array.from({ length: squires }, (_, at) => ({ id: `squire-${at}`, from: 'squire' })),
    ],
    steps: [{ fight: { policy: 'plain' } }],
  },
});

export const toy: System<Duel, Act, Happening, OptionsOf<typeof OPTIONS>> = {
  id: 'toy',
  rules: RULES,
  options: OPTIONS,
  refusals: REFUSALS,
  schemas: {
    world: WORLD,
    action: ACTION,
    options: optionsSchema(OPTIONS),
    sheet: SHEET,
    scene: z.undefined(),
  },
  content: {
    champion: { name: same('Champion'), sheet: { side: 'blue', hp: 9 } },
    squire: { name: same('Squire'), sheet: { side: 'red', hp: 6 } },
  },
  encounters: [meeting('one', 1), meeting('two', 2), meeting('three', 3)],
  creation: {
    rule: 'toy.duel.turn',
    make: (ctx) => {
      const rule = 'toy.duel.turn';
      const side = ctx.choose({ name: 'colours', rule }, oneOf(['blue', 'red']));
      const { body = 0 } = ctx.choose(
        { name: 'vigour', rule },
        pointsOver(4, [
          { name: 'body', least: 1, most: 4 },
          { name: 'fate', least: 0, most: 3 },
        ]),
      );
      const luck = ctx.roll({ name: 'fate', rule }, d(6), (face) => face);
      return { side, hp: 4 + body, luck };
    },
  },
  presets: {
    aim: {
      title: same('Aim'),
      rule: 'toy.duel.strike',
      params: { wild: { title: same('Wild'), takes: { kind: 'flag' }, default: false } },
      setup: () => ({
        creatures: [
          { id: 'one', sheet: { side: 'red', hp: 5 } },
          { id: 'other', sheet: { side: 'blue', hp: 5 } },
        ],
      }),
      action: ({ wild }) => ({ type: 'strike', by: 'one', on: 'other', how: wild ? 'wild' : 'calm' }),
      answers: () => ({ defence: 'parry' }),
      outcome: (events) => {
        const struck = events.find((event) => event.type === 'struck');
        return struck && (struck.hit ? 'above' : 'below');
      },
    },
  },
  policies: {
    plain: {
      act: (world, by) => {
        const foe = alive(world).find(({ side }) => side !== find(world, by).side);
        return { type: 'strike', by, on: foe?.id ?? by, how: 'wild' };
      },
      answer: ({ question }) => (question.kind === 'one' ? (question.options[0] ?? null) : 1),
    },
  },
  faring,
  tactics,
  face: FACE,
  inner: { 'turn-passed': ['at'] },
  resolve,
  apply,
  offers,
  begin: ({ options, creatures }: Setup<Duel['options'], unknown, unknown>) => ({
    options,
    creatures: creatures.map((one) => ({
      id: one.id,
      name: one.name,
      ...(one.sheet as Omit<Duellist, 'id' | 'name'>),
    })),
    turn: creatures[0]?.id ?? '',
    omens: [],
    bystanders: [],
  }),
  enter,
  leave,
  staged: (world) => world,
  refuses: (world, action) => {
    if (action.type === 'omen') return undefined;
    if (over(world)) return tired('tired', { who: action.by });
    return world.turn === action.by
      ? undefined
      : refuse('not-your-turn', { who: action.by, whose: world.turn });
  },
  due: (world) => (over(world) || world.turn === '' ? [] : [world.turn]),
  standing: (world) => ({
    over: over(world),
    round: 1,
    winner: over(world) ? ([...sides(world)][0] ?? null) : null,
  }),
  result: (events) => {
    const hits = events.flatMap((event) => (event.type === 'wounded' ? [event] : []));
    return {
      facts: hits.flatMap(({ who, hp }) => [`hit:${who}`, ...(hp === 0 ? [`down:${who}`] : [])]),
      amounts: Object.fromEntries(hits.map(({ who, by }) => [`damage:${who}`, by])),
    };
  },
  view,
  known,
  places: () => [],
  actor: (action) => ('by' in action ? action.by : 'gm'),
  audience: (_, event) => (event.type === 'omen-read' ? 'gm' : 'everyone'),
  rollAudience: (_, roll) => (roll.label === 'omen' ? 'gm' : 'everyone'),
};
