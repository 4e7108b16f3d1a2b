import { d } from '@arbitro/dice';
import {
  buildCreatureParts,
  buildGmPart,
  type CreatureId,
  createRefuser,
  type Encounter,
  joinParts,
  mayActFor,
  numberBetween,
  type Offer,
  type OptionsOf,
  oneOf,
  optionsSchema,
  type Person,
  refuse,
  type Setup,
  type System,
  someOf,
  splitPoints,
  textUpTo,
  type Viewer,
} from '@arbitro/kernel';
import { z } from 'zod';
import { combatStats, tactics } from './combat-stats.ts';
import { PRESENTATION } from './presentation.ts';
import { apply, resolve } from './rules.ts';
import { addCreature, knownDuel, removeCreature, viewDuel } from './table.ts';
import { OPTIONS, REFUSALS, RULES, sameText } from './texts-and-rules.ts';
import {
  ACTION,
  type Duel,
  type DuelAction,
  type DuelEvent,
  type Duellist,
  findDuellist,
  isOver,
  listAlive,
  listSides,
  SHEET,
  WORLD,
} from './world.ts';

const refuseToy = createRefuser(REFUSALS);

function listOffers(world: Duel, viewer: Viewer, of?: Person): readonly Offer[] {
  const acting = world.creatures.filter(
    ({ id }) => id === world.turn && !isOver(world) && mayActFor(viewer, id),
  );
  const parts = buildCreatureParts(acting, ({ id }) => listOffersTo(world, id));
  const omen: Offer = { action: { type: 'omen' }, slots: {} };
  return joinParts(viewer.role === 'gm' ? [...parts, buildGmPart(() => [omen])] : parts, of);
}

function listOffersTo(world: Duel, by: CreatureId): readonly Offer[] {
  const foes = listAlive(world).filter(({ side }) => side !== findDuellist(world, by).side);
  const points = splitPoints(2, [
    { name: 'might', least: 0, most: 2 },
    { name: 'guard', least: 0, most: 1 },
  ]);
  const tools = someOf(['rope', 'lamp', 'horn'], { least: 1, most: 2 });
  return [
    {
      action: { type: 'strike', by },
      slots: { on: oneOf(foes.map((creature) => creature.id)), how: oneOf(['calm', 'wild']) },
    },
    { action: { type: 'dare', by }, slots: { stake: numberBetween(1, 3) } },
    {
      action: { type: 'prepare', by, plan: {} },
      slots: { 'plan.points': points, 'plan.tools': tools, 'plan.motto': textUpTo(4) },
    },
  ];
}

/** The champion against this many squires. */
const buildEncounter = (id: string, squires: number): Encounter => ({
  id,
  title: sameText('A meeting'),
  about: sameText('A champion, and those in the way.'),
  file: {
    creatures: [
      { from: 'champion' },
      ...Array.from({ length: squires }, (_, index) => ({ id: `squire-${index}`, from: 'squire' })),
    ],
    steps: [{ fight: { policy: 'plain' } }],
  },
});

export const toy: System<Duel, DuelAction, DuelEvent, OptionsOf<typeof OPTIONS>> = {
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
    champion: { name: sameText('Champion'), sheet: { side: 'blue', hp: 9 } },
    squire: { name: sameText('Squire'), sheet: { side: 'red', hp: 6 } },
  },
  encounters: [buildEncounter('one', 1), buildEncounter('two', 2), buildEncounter('three', 3)],
  creation: {
    rule: 'toy.duel.turn',
    make: (ctx) => {
      const rule = 'toy.duel.turn';
      const side = ctx.choose({ name: 'colours', rule }, oneOf(['blue', 'red']));
      const { body = 0 } = ctx.choose(
        { name: 'vigour', rule },
        splitPoints(4, [
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
      title: sameText('Aim'),
      rule: 'toy.duel.strike',
      params: { wild: { title: sameText('Wild'), takes: { kind: 'flag' }, default: false } },
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
        const foe = listAlive(world).find(({ side }) => side !== findDuellist(world, by).side);
        return { type: 'strike', by, on: foe?.id ?? by, how: 'wild' };
      },
      answer: ({ question }) => (question.kind === 'one' ? (question.options[0] ?? null) : 1),
    },
  },
  combatStats,
  tactics,
  presentation: PRESENTATION,
  privateFields: { 'turn-passed': ['at'] },
  resolve,
  apply,
  offers: listOffers,
  createWorld: ({ options, creatures }: Setup<Duel['options'], unknown, unknown>) => ({
    options,
    creatures: creatures.map((creature) => ({
      id: creature.id,
      name: creature.name,
      ...(creature.sheet as Omit<Duellist, 'id' | 'name'>),
    })),
    turn: creatures[0]?.id ?? '',
    omens: [],
    bystanders: [],
  }),
  addCreature,
  removeCreature,
  setScene: (world) => world,
  refuses: (world, action) => {
    if (action.type === 'omen') return undefined;
    if (isOver(world)) return refuseToy('tired', { who: action.by });
    return world.turn === action.by
      ? undefined
      : refuse('not-your-turn', { who: action.by, whose: world.turn });
  },
  creaturesToAct: (world) => (isOver(world) || world.turn === '' ? [] : [world.turn]),
  fightState: (world) => ({
    over: isOver(world),
    round: 1,
    winner: isOver(world) ? ([...listSides(world)][0] ?? null) : null,
  }),
  summarize: (events) => {
    const hits = events.flatMap((event) => (event.type === 'wounded' ? [event] : []));
    return {
      facts: hits.flatMap(({ who, hp }) => [`hit:${who}`, ...(hp === 0 ? [`down:${who}`] : [])]),
      amounts: Object.fromEntries(hits.map(({ who, by }) => [`damage:${who}`, by])),
    };
  },
  view: viewDuel,
  knownWorld: knownDuel,
  hideablePlaces: () => [],
  actor: (action) => ('by' in action ? action.by : 'gm'),
  audience: (_, event) => (event.type === 'omen-read' ? 'gm' : 'everyone'),
  rollAudience: (_, roll) => (roll.label === 'omen' ? 'gm' : 'everyone'),
};
