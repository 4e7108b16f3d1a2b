import { d } from '@arbitro/dice';
import {
  type AnyEvent,
  type Ctx,
  type Encounter,
  type LocalizedText,
  numberBetween,
  oneOf,
  type Refusal,
  refuse,
  type System,
  score,
} from '@arbitro/kernel';
import { z } from 'zod';

interface Duellist {
  readonly id: string;
  readonly name: string;
  readonly hp: number;
  readonly skill: number;
  readonly traits: { readonly brave: boolean; readonly home: string };
}
export interface Duel {
  readonly options: unknown;
  readonly creatures: readonly Duellist[];
  readonly turn: number;
  readonly on: boolean;
}
type Action =
  | { readonly type: 'begin' }
  | { readonly type: 'strike'; readonly by: string; readonly on: string; readonly weapon: 'club' | 'sword' }
  | { readonly type: 'vow'; readonly level: number | 'low' | 'high' };
interface Event extends AnyEvent {
  readonly who?: string;
  readonly by?: number;
  readonly hp?: number;
}

const sameText = (text: string): LocalizedText => ({ en: text, it: text, fi: text });
const weapon = z.enum(['club', 'sword']).default('club');
const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('begin') }),
  z.strictObject({ type: z.literal('strike'), by: z.string(), on: z.string(), weapon }),
  z.strictObject({ type: z.literal('vow'), level: z.union([z.enum(['low', 'high']), z.int().min(0)]) }),
]);
const sheet = z.strictObject({
  hp: z.int().min(1).default(5),
  skill: z.int().default(0),
  traits: z.strictObject({ brave: z.boolean().default(true), home: z.string().default('') }).prefault({}),
});

const options = z.strictObject({ cruel: z.boolean().default(false) });

function resolve(ctx: Ctx<Duel, Event>, todo: Action): void {
  if (todo.type === 'begin') {
    ctx.emit({ type: 'begun', rule: 'toy.begin' });
    return;
  }
  if (todo.type === 'vow') {
    const answers = ctx.chooseAll(
      { name: 'vow', rule: 'toy.vow' },
      ctx.world.creatures.map(({ id }) => ({ who: id, question: numberBetween(1, 3) })),
    );
    ctx.emit({ type: 'vowed', rule: 'toy.vow', by: answers.reduce((a, b) => a + b, 0) });
    return;
  }
  const striker = ctx.world.creatures.find(({ id }) => id === todo.by);
  const defence = ctx.choose({ name: 'defence', rule: 'toy.defence' }, todo.on, oneOf(['parry', 'none']));
  const plus = score([{ rule: 'toy.skill', what: 'skill', how: 'add', value: striker?.skill ?? 0 }]);
  const hit = ctx.roll(
    { name: 'attack', rule: 'toy.strike', plus },
    todo.by,
    d(6),
    (n) => n + plus.value >= 4,
  );
  const parried =
    hit &&
    defence === 'parry' &&
    ctx.roll({ name: 'parry', rule: 'toy.parry' }, todo.on, d(6), (n) => n >= 4);
  ctx.emit({ type: hit && !parried ? 'struck' : 'missed', rule: 'toy.strike', who: todo.on });
  if (hit && !parried) rollWound(ctx, todo.on, todo.weapon === 'sword' ? 2 : 1);
}

function rollWound(ctx: Ctx<Duel, Event>, who: string, dice: number): void {
  const by = ctx.roll({ name: 'damage', rule: 'toy.damage' }, who, d(4, dice), (n) => n);
  const hp = (ctx.world.creatures.find(({ id }) => id === who)?.hp ?? 0) - by;
  ctx.emit({ type: 'wounded', rule: 'toy.damage', who, by, hp });
}

function validateAction(world: Duel, todo: Action): Refusal | undefined {
  if (todo.type !== 'strike') return undefined;
  if (!world.creatures.some(({ id }) => id === todo.by)) return refuse('no-such-creature', { id: todo.by });
  return todo.on === todo.by || !world.creatures.some(({ id }) => id === todo.on)
    ? refuse('no-such-target', { on: todo.on })
    : undefined;
}

const listStanding = ({ creatures }: Duel): readonly Duellist[] => creatures.filter(({ hp }) => hp > 0);
const EVENT_SENTENCES: Readonly<Record<string, LocalizedText>> = {
  begun: sameText('It begins.'),
  vowed: sameText('Vows of {by}.'),
  struck: sameText('{who} is struck.'),
  missed: sameText('{who} is missed.'),
  wounded: sameText('{who} loses {by}, {hp} left.'),
};

const createEncounter = (id: string): Encounter => ({
  id,
  title: sameText(id),
  about: sameText(id),
  file: { creatures: [{ from: 'bear' }] },
});

/** Two fighters, three actions: a minimal system for testing scenarios. */
export const toy: System = {
  id: 'toy',
  rules: {},
  options: {},
  refusals: {},
  schemas: {
    world: z.strictObject({
      options,
      creatures: z.array(sheet.extend({ id: z.string(), name: z.string() })),
      turn: z.int(),
      on: z.boolean(),
    }),
    action,
    options,
    sheet,
    scene: z.null(),
  },
  content: { bear: { name: sameText('Bear'), sheet: { hp: 9, skill: 2, traits: { home: 'wood' } } } },
  encounters: [createEncounter('cub'), createEncounter('den'), createEncounter('winter')],
  creation: { rule: 'toy.make', make: () => ({ hp: 9, skill: 2, traits: {} }) },
  presets: {},
  policies: {
    simple: {
      act: (world: Duel, who: string) => ({
        type: 'strike',
        by: who,
        on: listStanding(world).find(({ id }) => id !== who)?.id ?? who,
        weapon: 'club',
      }),
      answer: ({ question }) => (question.kind === 'one' ? (question.options.at(-1) ?? null) : 1),
    },
  },
  combatStats: {
    side: (_, id) => id,
    status: (world: Duel, id) => (listStanding(world).some((duellist) => duellist.id === id) ? 'up' : 'dead'),
    health: (world: Duel, id) => {
      const hp = world.creatures.find((creature) => creature.id === id)?.hp ?? 0;
      return { now: hp, full: Math.max(1, hp) };
    },
    damageDealt: ({ type, who, by }: Event) =>
      type === 'wounded' && who !== undefined ? { by: null, on: who, points: by ?? 0 } : undefined,
    reserves: () => ({}),
    stateKey: (world: Duel) => ({
      ...world,
      turn: world.turn % Math.max(1, listStanding(world).length),
      creatures: world.creatures.map(({ name: _, ...rest }) => rest),
    }),
  },
  tactics: {
    choices: (world: Duel, by) =>
      listStanding(world)
        .filter(({ id }) => id !== by)
        .flatMap(({ id: on }) =>
          (['club', 'sword'] as const).map((weapon): Action => ({ type: 'strike', by, on, weapon })),
        ),
    withdraw: () => undefined,
    distance: () => 0,
  },
  presentation: {
    name: sameText('Toy'),
    about: sameText('Toy'),
    terms: { skill: sameText('Skill'), attack: sameText('Attack') },
    actions: {
      strike: {
        title: sameText('Strike'),
        slots: { by: sameText('by'), on: sameText('on'), weapon: sameText('with') },
      },
    },
    board: () => ({ stands: null, clock: null, rows: [], scene: null }),
    character: () => [],
    describeEvent: (event: Event) => ({
      words: EVENT_SENTENCES[event.type] ?? sameText('?'),
      with: { who: event.who ?? '', by: event.by ?? 0, hp: event.hp ?? 0 },
    }),
  },
  privateFields: {},
  createWorld: ({ options, creatures }) => ({
    options,
    creatures: creatures.map((creature) => ({
      ...(creature.sheet as Omit<Duellist, 'id' | 'name'>),
      id: creature.id,
      name: creature.name,
    })),
    turn: 0,
    on: false,
  }),
  addCreature: (world: Duel, { id, name, sheet: input }) => {
    const rest = world.creatures.filter((creature) => creature.id !== id);
    return { ...world, creatures: [...rest, { ...(input as Omit<Duellist, 'id' | 'name'>), id, name }] };
  },
  removeCreature: (world, id) => ({
    ...world,
    creatures: world.creatures.filter((creature) => creature.id !== id),
  }),
  setScene: (world) => world,
  resolve,
  apply: (world: Duel, event: Event): Duel => ({
    ...world,
    on: world.on || event.type === 'begun',
    turn: event.type === 'struck' || event.type === 'missed' ? world.turn + 1 : world.turn,
    creatures: world.creatures.map((creature) =>
      event.type === 'wounded' && creature.id === event.who ? { ...creature, hp: event.hp ?? 0 } : creature,
    ),
  }),
  refuses: validateAction,
  offers: () => [],
  creaturesToAct: (world: Duel) =>
    world.on ? [listStanding(world)[world.turn % listStanding(world).length]?.id ?? ''] : [],
  fightState: (world: Duel) =>
    world.on
      ? {
          over: listStanding(world).length < 2,
          round: world.turn + 1,
          winner: listStanding(world).length < 2 ? (listStanding(world)[0]?.id ?? null) : null,
        }
      : undefined,
  summarize: (events) => ({
    facts: events.some(({ type }) => type === 'struck') ? ['hit'] : [],
    amounts: {
      damage: (events as readonly Event[]).reduce(
        (sum, { type, by }) => sum + (type === 'wounded' ? (by ?? 0) : 0),
        0,
      ),
    },
  }),
  view: () => null,
  knownWorld: (world) => world,
  hideablePlaces: () => [],
  actor: (todo) => ('by' in todo && typeof todo.by === 'string' ? todo.by : 'gm'),
  audience: () => 'everyone',
  rollAudience: () => 'everyone',
};
