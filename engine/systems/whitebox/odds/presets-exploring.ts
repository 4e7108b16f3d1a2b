import { TEXT } from '../text/index.ts';
import {
  choiceParam,
  numberParam,
  raceParam,
  setParamPosition,
  type WhiteboxPreset,
} from './presets-params.ts';

const numberedIds = (count: number, name: string): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

/** Creatures need a light. */
const TORCH = [{ kind: 'torch', lit: true }];

const doorPreset: WhiteboxPreset = {
  title: TEXT.presets.door.title,
  rule: 'whitebox.exploration.open-door',
  params: {
    race: raceParam,
    tries: setParamPosition(1, numberParam(TEXT.presets.door.tries, 1, 100, 1)),
    strength: {
      ...numberParam(TEXT.presets.door.strength, -6, 6, 0),
      needs: { doorsStrengthModifier: true },
    },
  },
  setup: ({ race: of = '', strength = 0 }) => ({
    scene: { rooms: ['hall', 'cellar'], doors: [{ id: 'door', between: ['hall', 'cellar'] }] },
    creatures: [{ id: 'hero', sheet: { race: of, strengthDoors: strength } }],
  }),
  action: () => ({ type: 'open-door', by: 'hero', door: 'door' }),
  outcome: (events, { done }, { tries }) => {
    if (events.some((event) => event.type === 'door-tried' && event.opened)) return 'opened';
    return done >= Number(tries) ? 'shut' : undefined;
  },
};

const listenPreset: WhiteboxPreset = {
  title: TEXT.presets.listen.title,
  rule: 'whitebox.exploration.listen',
  params: { race: raceParam },
  setup: ({ race: of = '' }) => ({
    scene: {
      rooms: ['hall', { id: 'den', noise: 'voices' }],
      doors: [{ id: 'door', between: ['hall', 'den'] }],
    },
    creatures: [{ id: 'hero', sheet: { race: of } }],
  }),
  action: () => ({ type: 'listen', by: 'hero', door: 'door' }),
  outcome: (events) => {
    const listened = events.find((event) => event.type === 'listened');
    return listened && (listened.heard ? 'heard' : 'silence');
  },
};

const searchPreset: WhiteboxPreset = {
  title: TEXT.presets.search.title,
  rule: 'whitebox.exploration.secret-door-search',
  params: {
    race: raceParam,
    for: setParamPosition(1, choiceParam(TEXT.presets.search.for, ['doors', 'stone-traps'])),
    searchers: numberParam(TEXT.presets.search.searchers, 1, 50, 1),
    adjustment: numberParam(TEXT.presets.search.adjustment, -6, 6, 0),
  },
  setup: ({ race: of = '', searchers, adjustment = 0 }) => ({
    scene: {
      rooms: [{ id: 'hall', width: 10, length: 10 }, 'cellar'],
      doors: [{ id: 'door', between: ['hall', 'cellar'], secret: { area: 1, adjustment } }],
      traps: [{ id: 'trap', room: 'hall', stone: true, adjustment }],
    },
    creatures: numberedIds(Number(searchers), 'hero').map((id) => ({
      id,
      sheet: { race: of, room: 'hall' },
    })),
  }),
  action: ({ for: sought, searchers }) => ({
    type: 'search',
    who: numberedIds(Number(searchers), 'hero'),
    room: 'hall',
    for: sought === 'doors' ? 'doors' : 'traps',
    areas: [1],
    together: true,
  }),
  outcome: (events) => {
    const found = events.some(({ type }) => type === 'door-found' || type === 'trap-found');
    if (found) return 'found';
    return events.some(({ type }) => type === 'nothing-found') ? 'nothing' : undefined;
  },
};

const walkPreset: WhiteboxPreset = {
  title: TEXT.presets.walk.title,
  rule: 'whitebox.exploration.secret-door-elf-passing',
  params: {
    rooms: setParamPosition(0, numberParam(TEXT.presets.walk.rooms, 1, 100, 10)),
    elves: setParamPosition(1, numberParam(TEXT.presets.walk.elves, 1, 20, 1)),
  },
  setup: ({ rooms, elves }) => {
    const passed = numberedIds(Number(rooms), 'room');
    return {
      scene: {
        rooms: ['start', 'vault', ...passed],
        doors: passed.flatMap((room, index) => [
          { id: `arch-${index}`, between: [passed[index - 1] ?? 'start', room], open: true, held: true },
          { id: `secret-${index}`, between: [room, 'vault'], secret: { area: 1 } },
        ]),
      },
      creatures: numberedIds(Number(elves), 'elf').map((id) => ({
        id,
        sheet: { race: 'elf', lights: TORCH },
      })),
    };
  },
  action: ({ elves }, { done }) => ({
    type: 'go',
    who: numberedIds(Number(elves), 'elf'),
    to: `room-${done + 1}`,
    pace: 'normal',
  }),
  outcome: (events, { done }, { rooms }) => {
    if (events.some(({ type }) => type === 'sensed')) return 'noticed';
    return done >= Number(rooms) ? 'unnoticed' : undefined;
  },
};

/** Presets for exploring a dungeon. */
export const EXPLORING_PRESETS = {
  door: doorPreset,
  listen: listenPreset,
  search: searchPreset,
  walk: walkPreset,
} as const;
