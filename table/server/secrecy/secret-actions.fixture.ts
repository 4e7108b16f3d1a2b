import type { Die } from '@arbitro/dice';
import {
  type AnyWorld,
  act,
  createRandomOracle,
  GM,
  type Json,
  mentions,
  type Viewer,
  valueAt,
} from '@arbitro/kernel';
import type { Seat } from '@arbitro/protocol';
import { setAtPath } from '../live/compare-json.ts';
import { viewerOf } from '../live/seats.ts';
import type { Table } from '../live/table.ts';
import { isTaken } from './creature-ids.ts';
import {
  askAs,
  fillOffer,
  loadTestTable,
  OBSERVERS,
  pickRandom,
  requireValue,
  seedDie,
  sessionOf,
  type TestTable,
  toJson,
} from './test-table.fixture.ts';

/** Text that cannot be guessed. */
export const SECRET_MARK = 'zq7919';
const ghostNameOf = (n: number): string => `${SECRET_MARK}-ghost-${n}`;

/** The word that players write where free text is possible; a hidden creature may have this name. */
export const PLAYER_WORD = ghostNameOf(1);

/** A secret action of the test; returns false when it had no target. */
type SecretAction = (trial: TestTable, die: Die) => Promise<boolean>;

/** Returns the creatures added in secret: by a marked id or name, or by an id that the table generated. */
export const listGhosts = ({ game }: Table): readonly string[] =>
  game.world.creatures
    .filter(
      ({ id, name }) => id.startsWith(SECRET_MARK) || name.startsWith(SECRET_MARK) || /~[a-z]{5}$/.test(id),
    )
    .map(({ id }) => id);

const pickContent = ({ system }: Table, die: Die): string =>
  pickRandom(Object.keys(system.content), die) ?? '';

const bringGhost: SecretAction = async (trial, die) => {
  const table = await loadTestTable(trial);
  const takenIds = listGhosts(table);
  if (table.game.open || takenIds.length > 2) return false;
  const id =
    pickRandom(
      [1, 2, 3, 4].map(ghostNameOf).filter((text) => !takenIds.includes(text)),
      die,
    ) ?? '';
  const body = { id, from: pickContent(table, die), name: `${SECRET_MARK} the unseen`, hidden: true };
  requireValue(await askAs(trial, 'gm', 'creature', body));
  return true;
};

/** Without an id, or with the id that the next visible creature would get. */
const bringUnnamedGhost: SecretAction = async (trial, die) => {
  const table = await loadTestTable(trial);
  if (table.game.open || listGhosts(table).length > 2) return false;
  const from = pickContent(table, die);
  const explicitId =
    die(2) === 1 && !isTaken(table.game, from) ? { id: from, name: `${SECRET_MARK} itself` } : {};
  requireValue(await askAs(trial, 'gm', 'creature', { from, ...explicitId, hidden: true }));
  return true;
};

const makeGhostAction =
  (deed: (trial: TestTable, id: string, die: Die) => Promise<boolean>): SecretAction =>
  async (trial, die) => {
    const table = await loadTestTable(trial);
    const id = pickRandom(listGhosts(table), die);
    return id !== undefined && !table.game.open && deed(trial, id, die);
  };

const editGhost = makeGhostAction(async (trial, id, die) => {
  const from = pickContent(await loadTestTable(trial), die);
  requireValue(await askAs(trial, 'gm', 'creature', { id, from, replace: true }));
  return true;
});

const renameGhost = makeGhostAction(async (trial, id) => {
  requireValue(
    await askAs(trial, 'gm', 'override', {
      path: ['creatures', id, 'name'],
      value: `${SECRET_MARK} renamed`,
    }),
  );
  return true;
});

const maskGhost = makeGhostAction(async (trial, id, die) => {
  if (id === PLAYER_WORD) return false;
  requireValue(
    await askAs(trial, 'gm', 'hide', {
      creatures: [],
      places: [],
      as: { [id]: die(2) === 1 ? 'A shadow' : `${SECRET_MARK} masked` },
    }),
  );
  return true;
});

export const dismissGhost = makeGhostAction(async (trial, id) => {
  requireValue(await askAs(trial, 'gm', 'dismiss', { creature: id }));
  return true;
});

/** A fight in progress has no place for creatures that do not take part. */
const isFighting = ({ system, game }: Table): boolean => system.fightState(game.world)?.over === false;

/** The hidden creature acts, in secret or not, without affecting any other creature. */
const actAsGhost = makeGhostAction(async (trial, id, die) => {
  const table = await loadTestTable(trial);
  if (isFighting(table)) return false;
  const others = new Set(
    table.game.world.creatures.map((creature) => creature.id).filter((text) => text !== id),
  );
  const ownOffers = table.system
    .offers(table.game.world, GM)
    .map((offer) => fillOffer(offer, die))
    .filter((action) => mentions(toJson(action), new Set([id])) && !mentions(toJson(action), others));
  const action = pickRandom(ownOffers, die);
  if (
    !action ||
    affectsOthers(table, id, action) ||
    !(await askAs(trial, 'gm', 'act', { action, secret: die(2) === 1 })).ok
  )
    return false;
  await answerAllQuestions(trial);
  return true;
});

const TRIAL_SEEDS = ['one', 'two', 'three', 'four', 'five'];

/** Whether the action might change more than the hidden creature, such as an open door. Tried with other dice. */
function affectsOthers({ system, game }: Table, id: string, action: { type: string }): boolean {
  const [policy] = Object.values(system.policies);
  if (!policy) throw new Error(`${system.id} has no policy`);
  const rest = (world: AnyWorld): string =>
    JSON.stringify({ ...world, creatures: world.creatures.filter((creature) => creature.id !== id) });
  return TRIAL_SEEDS.some((seed) => {
    const attempt = act(
      system,
      game.world,
      system.schemas.action.parse(action),
      createRandomOracle(seedDie(seed), policy.answer),
    );
    return attempt.kind !== 'done' || rest(attempt.world) !== rest(game.world);
  });
}

async function answerAllQuestions(trial: TestTable): Promise<void> {
  for (;;) {
    const { open } = (await loadTestTable(trial)).game;
    if (!open) return;
    requireValue(await askAs(trial, 'gm', 'answer', { ask: open.id, byPolicy: true }));
  }
}

/** Only the game master and the player know of a request to join. */
const askToJoin: SecretAction = async (trial, die) => {
  const { joining, system } = await loadTestTable(trial);
  if (joining.policy !== 'ask') return false;
  const sheet = toJson(pickRandom(Object.values(system.content), die)?.sheet);
  requireValue(await askAs(trial, 'cid', 'join', { name: `${SECRET_MARK} asks`, sheet }));
  const { seat } = sessionOf(trial, 'cid');
  const request = (await loadTestTable(trial)).joining.requests[seat]?.moment ?? 0;
  const ended =
    die(2) === 1
      ? await askAs(trial, 'cid', 'join', {})
      : await askAs(trial, 'gm', 'admit', { seat, request, admit: false });
  requireValue(ended);
  return true;
};

const writeSecretNote: SecretAction = async (trial, die) => {
  const id = `${SECRET_MARK}-${die(3)}`;
  const hasNotes = (await loadTestTable(trial)).notes[id] !== undefined;
  const text = hasNotes && die(2) === 1 ? null : `${SECRET_MARK} in the cellar, ${die(1000)}`;
  requireValue(await askAs(trial, 'gm', 'note', { note: id, text, for: 'gm' }));
  return true;
};

const whisperSecret: SecretAction = async (trial, die) => {
  const [from, to] = die(2) === 1 ? ['gm', 'cid'] : ['cid', 'gm'];
  const text = `${SECRET_MARK} between us, ${die(1000)}`;
  requireValue(await askAs(trial, from, 'say', { text, to: [sessionOf(trial, to).seat] }));
  return true;
};

const orderGhost: SecretAction = async (trial, die) => {
  const [who] = getSeat(await loadTestTable(trial), sessionOf(trial, 'cid').seat).owns;
  const answer = die(2) === 1 ? null : SECRET_MARK;
  requireValue(
    await askAs(trial, 'cid', 'order', { who: who ?? '', label: `${SECRET_MARK} is asked`, answer }),
  );
  return true;
};

const leaveGhostToComputer = makeGhostAction(async (trial, id, die) => {
  requireValue(await askAs(trial, 'gm', 'computer', { play: { [id]: die(3) === 1 ? null : 'plain' } }));
  return true;
});

export function getSeat({ seats }: Table, id: string): Seat {
  const seat = seats.find((seat) => seat.id === id);
  if (!seat) throw new Error(`no seat ${id}`);
  return seat;
}

const listObservers = (trial: TestTable, table: Table): readonly Viewer[] =>
  OBSERVERS.map((who) => viewerOf(table, getSeat(table, sessionOf(trial, who).seat)));

/** Sets a number that no observer may know, and sets it back. */
const overrideAndRestore: SecretAction = async (trial, die) => {
  const table = await loadTestTable(trial);
  if (table.game.open) return false;
  const paths = listNumberPaths(toJson(table.game.world.creatures), ['creatures']);
  for (let tries = 0; tries < 12; tries++) {
    const path = pickRandom(paths, die) ?? [];
    const [was, now] = [valueAt(toJson(table.game.world), [...path]), die(9)];
    if (was === now || was === undefined || !isUnnoticed(trial, table, { path, now })) continue;
    requireValue(await askAs(trial, 'gm', 'override', { path: [...path], value: now, why: SECRET_MARK }));
    requireValue(await askAs(trial, 'gm', 'override', { path: [...path], value: was }));
    return true;
  }
  return false;
};

type JsonPath = readonly (string | number)[];

function isUnnoticed(
  trial: TestTable,
  table: Table,
  { path, now }: { readonly path: JsonPath; readonly now: Json },
): boolean {
  const { system, game } = table;
  const read = system.schemas.world.safeParse(setAtPath(toJson(game.world), [...path], now));
  if (!read.success) return false;
  const known = (world: typeof game.world) =>
    JSON.stringify(
      listObservers(trial, table).map((viewer) => system.knownWorld(world, viewer, game.hidden)),
    );
  return known(read.data) === known(game.world);
}

function listNumberPaths(json: Json, jsonPath: JsonPath): readonly JsonPath[] {
  if (typeof json === 'number') return [jsonPath];
  if (typeof json !== 'object' || json === null) return [];
  const parts: readonly (readonly [string | number, Json])[] = Array.isArray(json)
    ? json.map((item: Json, i) => [i, item] as const)
    : Object.entries(json);
  return parts.flatMap(([key, item]) => listNumberPaths(item, [...jsonPath, key]));
}

/** Changes hidden creatures, and undoes it. */
const undoSecretChange: SecretAction = async (trial, die) => {
  const { moment } = await loadTestTable(trial);
  const done = await [bringGhost, bringUnnamedGhost, editGhost, dismissGhost][die(4) - 1]?.(trial, die);
  if (!done) return false;
  requireValue(await askAs(trial, 'gm', 'undo', { to: moment }));
  return true;
};

const forkTable: SecretAction = async (trial, die) => {
  requireValue(
    await trial.service.fork(sessionOf(trial, 'gm'), { command: `fork-${trial.clock.ms}-${die(1000)}` }),
  );
  return true;
};

const exportTableFile: SecretAction = async (trial) => {
  requireValue(await trial.service.exported(sessionOf(trial, 'gm')));
  return true;
};

export const SECRET_ACTIONS: Readonly<Record<string, SecretAction>> = {
  bring: bringGhost,
  'bring unnamed': bringUnnamedGhost,
  edit: editGhost,
  rename: renameGhost,
  mask: maskGhost,
  dismiss: dismissGhost,
  'secret act': actAsGhost,
  note: writeSecretNote,
  whisper: whisperSecret,
  order: orderGhost,
  'ask to join': askToJoin,
  computer: leaveGhostToComputer,
  override: overrideAndRestore,
  undo: undoSecretChange,
  fork: forkTable,
  file: exportTableFile,
};
