import { randomInt } from 'node:crypto';
import { systemById } from '@arbitro/catalogue';
import { LIMITS } from '@arbitro/protocol';
import { buildCrowdFile } from '@arbitro/testing';
import {
  addSeat,
  credentialsOf,
  makeTable,
  type Seat,
  type Server,
  sendRequest,
  tableUrlOf,
} from '../client.ts';

/** One request that a hostile client repeats; returns the status of the answer. */
export type Shot = () => Promise<number>;
export interface Attack {
  readonly name: string;
  /** Prepares the attack; then each returned request is repeated, in parallel. */
  ready(server: Server): Promise<readonly Shot[]>;
}

const postText = async (
  url: string,
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  });
  await response.arrayBuffer();
  return response.status;
};

const NET = `10.${randomInt(64, 250)}.${randomInt(250)}`;
let shots = 0;
/** A hostile client has a few addresses, and each of them is slowed down. */
const nextHostileAddress = () => ({ 'x-forwarded-for': `${NET}.${shots++ % 5}` });

/** Builds many creatures of a system, given by its id. */
function buildCrowd(id: string, count: number) {
  const system = systemById(id);
  if (!system) throw new Error(`no system ${id}`);
  return buildCrowdFile(system, count);
}

/** Creates a table with the maximum number of creatures and seats. */
async function makeFullTable(
  server: Server,
  system: string,
  seats: number = LIMITS.seats,
): Promise<readonly Seat[]> {
  const scenario = buildCrowd(system, LIMITS.creatures);
  const gm = await makeTable(server, { scenario }, nextHostileAddress());
  const others: Seat[] = [];
  for (let n = 1; n < seats; n++) {
    others.push(await addSeat(gm, { role: 'player', owns: [scenario.creatures[n]?.id ?? ''] }));
  }
  return [gm, ...others];
}

const createImportAttack = (name: string, text: () => string): Attack => ({
  name,
  ready: async ({ url }) => {
    const file = text();
    return [() => postText(`${url}/api/tables/import`, file, nextHostileAddress())];
  },
});

const createNewTableAttack = (name: string, body: () => object): Attack => ({
  name,
  ready: async ({ url }) => {
    const text = JSON.stringify(body());
    return [() => postText(`${url}/api/tables`, text, nextHostileAddress())];
  },
});

const buildManySeats = (): string => {
  const seat = (n: number) => ({
    id: `s${n}`,
    role: 'player',
    name: 'x',
    owns: [],
    dice: 'table',
    key: '',
    expires: null,
    revoked: false,
  });
  const game = {
    world: { options: {}, creatures: [] },
    open: null,
    hidden: { creatures: [], places: [] },
    opened: [],
    masks: {},
  };
  const seats = Array.from({ length: 8_000 }, (_, n) => seat(n));
  const does = {
    kind: 'opened',
    system: 'rischio',
    title: 'x',
    game,
    seats,
    seal: { commitment: 'c', seed: '' },
  };
  const kept = { format: 1, seat: 's0', asked: '', saw: [], told: [], does };
  const entries = [{ version: 1, moment: 1, command: 'opened', kept }];
  return JSON.stringify({ arbitro: 'table', format: 1, system: 'rischio', title: 'x', entries });
};

const buildManyFaults = (): string =>
  `{"arbitro":"table","format":1,"system":"rischio","title":"x","entries":[${'{},'.repeat(1_500_000)}{}]}`;

const createReadAttack = (system: string, what: string): Attack => ({
  name: `${what || 'views'} of a full table of ${system} are read by ten seats`,
  ready: async (server) =>
    (await makeFullTable(server, system, 11)).map((seat) => async () => {
      const response = await fetch(`${tableUrlOf(seat)}${what}`, { headers: credentialsOf(seat) });
      await response.arrayBuffer();
      return response.status;
    }),
});

let commands = 0;
const createCommandAttack = (
  name: string,
  body: (seat: Seat) => { readonly command: string; readonly of: object },
): Attack => ({
  name,
  ready: async (server) => {
    const [gm] = await makeFullTable(server, 'brp');
    if (!gm) return [];
    return Array.from({ length: 4 }, () => async () => {
      const { command, of } = body(gm);
      const reply = await sendRequest(`${tableUrlOf(gm)}/${command}`, {
        body: { command: `hostile-${commands++}`, ...of },
        headers: credentialsOf(gm),
      });
      return reply.status;
    });
  },
});

const CROWD_IDS = Array.from({ length: 40 }, (_, n) => `c${n}`);

/** Forty creatures dodge at once, and each rolls several dice: no machine can compute that exactly in time. */
const costlyOdds: Attack = {
  name: 'odds that take too long are asked for nine times at once',
  ready: async (server) => {
    const creatures = CROWD_IDS.map((id) => ({ id, sheet: { attributes: { ketteryys: 4 } } }));
    const gm = await makeTable(server, { system: 'noppa', creatures }, nextHostileAddress());
    const action = {
      type: 'hazard',
      name: 'rocks',
      on: CROWD_IDS,
      threat: 'trap',
      tn: 2,
      damage: 1,
      effects: [],
    };
    return Array.from({ length: 9 }, () => async () => {
      const reply = await sendRequest(`${tableUrlOf(gm)}/odds`, {
        body: { action },
        headers: credentialsOf(gm),
      });
      return reply.status;
    });
  },
};

export const ATTACKS: readonly Attack[] = [
  createImportAttack('an import with 8,000 seats', buildManySeats),
  createImportAttack('an import with 1,500,000 faults', buildManyFaults),
  createNewTableAttack('a scenario with 3,000 creatures', () => ({ scenario: buildCrowd('brp', 3_000) })),
  createNewTableAttack('a scenario of 190 kB of brackets', () => ({ scenario: '['.repeat(190_000) })),
  createNewTableAttack('a scenario of 190 kB of YAML', () => ({
    scenario: `title: x\nsteps:\n${'  - { do: { type: a, b: [1, 2] } }\n'.repeat(5_400)}`,
  })),
  createNewTableAttack('tables with 200 creatures', () => ({
    scenario: buildCrowd('quinta', LIMITS.creatures),
  })),
  createReadAttack('brp', '/offers'),
  createReadAttack('quinta', ''),
  createCommandAttack('a value is overridden at a full table, over and over', () => ({
    command: 'override',
    of: { path: ['creatures', 0, 'name'], value: `x${commands}` },
  })),
  createCommandAttack('standing orders of 250 kB are given', () => ({
    command: 'order',
    of: { who: 'gm', label: `l${commands}`, answer: 'x'.repeat(250_000) },
  })),
  costlyOdds,
];
