import type { Die } from '@arbitro/dice';
import { type AnyWorld, act, GM, type Json, mentions, random, type Viewer, valueAt } from '@arbitro/kernel';
import type { Seat } from '@arbitro/protocol';
import { withAt } from './changes.ts';
import { isTaken } from './numbering.ts';
import { viewerOf } from './seats.ts';
import {
  asJson,
  ask,
  dieFor,
  filledBy,
  must,
  OBSERVERS,
  pick,
  sitting,
  type Trial,
  tableOf,
} from './secret-trying.ts';
import type { Table } from './table.ts';

/** Text that cannot be guessed. */
export const MARK = 'zq7919';
const ghost = (n: number): string => `${MARK}-ghost-${n}`;

/** The word that players write where free text is possible; a hidden creature may have this name. */
export const WORD = ghost(1);

/** A secret action of the test; returns false when it had no target. */
type Deed = (trial: Trial, die: Die) => Promise<boolean>;

/** Returns the creatures added in secret: by a marked id or name, or by an id that the table generated. */
export const ghostsIn = ({ game }: Table): readonly string[] =>
  game.world.creatures
    .filter(({ id, name }) => id.startsWith(MARK) || name.startsWith(MARK) || /~[a-z]{5}$/.test(id))
    .map(({ id }) => id);

const contentOf = ({ system }: Table, die: Die): string => pick(Object.keys(system.content), die) ?? '';

const bring: Deed = async (trial, die) => {
  const table = await tableOf(trial);
  const taken = ghostsIn(table);
  if (table.game.open || taken.length > 2) return false;
  const id =
    pick(
      [1, 2, 3, 4].map(ghost).filter((one) => !taken.includes(one)),
      die,
    ) ?? '';
  const body = { id, from: contentOf(table, die), name: `${MARK} the unseen`, hidden: true };
  must(await ask(trial, 'gm', 'creature', body));
  return true;
};

/** Without an id, or with the id that the next visible creature would get. */
const bringUnnamed: Deed = async (trial, die) => {
  const table = await tableOf(trial);
  if (table.game.open || ghostsIn(table).length > 2) return false;
  const from = contentOf(table, die);
  const own = die(2) === 1 && !isTaken(table.game, from) ? { id: from, name: `${MARK} itself` } : {};
  must(await ask(trial, 'gm', 'creature', { from, ...own, hidden: true }));
  return true;
};

const withGhost =
  (deed: (trial: Trial, id: string, die: Die) => Promise<boolean>): Deed =>
  async (trial, die) => {
    const table = await tableOf(trial);
    const id = pick(ghostsIn(table), die);
    return id !== undefined && !table.game.open && deed(trial, id, die);
  };

const edit = withGhost(async (trial, id, die) => {
  const from = contentOf(await tableOf(trial), die);
  must(await ask(trial, 'gm', 'creature', { id, from, replace: true }));
  return true;
});

const rename = withGhost(async (trial, id) => {
  must(await ask(trial, 'gm', 'override', { path: ['creatures', id, 'name'], value: `${MARK} renamed` }));
  return true;
});

const mask = withGhost(async (trial, id, die) => {
  if (id === WORD) return false;
  must(
    await ask(trial, 'gm', 'hide', {
      creatures: [],
      places: [],
      as: { [id]: die(2) === 1 ? 'A shadow' : `${MARK} masked` },
    }),
  );
  return true;
});

export const dismissGhost = withGhost(async (trial, id) => {
  must(await ask(trial, 'gm', 'dismiss', { creature: id }));
  return true;
});

/** A fight in progress has no place for creatures that do not take part. */
const isFighting = ({ system, game }: Table): boolean => system.standing(game.world)?.over === false;

/** The hidden creature acts, in secret or not, without affecting any other creature. */
const secretAct = withGhost(async (trial, id, die) => {
  const table = await tableOf(trial);
  if (isFighting(table)) return false;
  const others = new Set(table.game.world.creatures.map((one) => one.id).filter((one) => one !== id));
  const own = table.system
    .offers(table.game.world, GM)
    .map((offer) => filledBy(offer, die))
    .filter((action) => mentions(asJson(action), new Set([id])) && !mentions(asJson(action), others));
  const action = pick(own, die);
  if (
    !action ||
    isSeenAll(table, id, action) ||
    !(await ask(trial, 'gm', 'act', { action, secret: die(2) === 1 })).ok
  )
    return false;
  await answeredAll(trial);
  return true;
});

const TRIES = ['one', 'two', 'three', 'four', 'five'];

/** Whether the action might change more than the hidden creature, such as an open door. Tried with other dice. */
function isSeenAll({ system, game }: Table, id: string, action: { type: string }): boolean {
  const [policy] = Object.values(system.policies);
  if (!policy) throw new Error(`${system.id} has no policy`);
  const rest = (world: AnyWorld): string =>
    JSON.stringify({ ...world, creatures: world.creatures.filter((one) => one.id !== id) });
  return TRIES.some((seed) => {
    const tried = act(
      system,
      game.world,
      system.schemas.action.parse(action),
      random(dieFor(seed), policy.answer),
    );
    return tried.is !== 'done' || rest(tried.world) !== rest(game.world);
  });
}

async function answeredAll(trial: Trial): Promise<void> {
  for (;;) {
    const { open } = (await tableOf(trial)).game;
    if (!open) return;
    must(await ask(trial, 'gm', 'answer', { ask: open.id, byPolicy: true }));
  }
}

const note: Deed = async (trial, die) => {
  const id = `${MARK}-${die(3)}`;
  const there = (await tableOf(trial)).notes[id] !== undefined;
  const text = there && die(2) === 1 ? null : `${MARK} in the cellar, ${die(1000)}`;
  must(await ask(trial, 'gm', 'note', { note: id, text, for: 'gm' }));
  return true;
};

const whisper: Deed = async (trial, die) => {
  const [from, to] = die(2) === 1 ? ['gm', 'cid'] : ['cid', 'gm'];
  const text = `${MARK} between us, ${die(1000)}`;
  must(await ask(trial, from, 'say', { text, to: [sitting(trial, to).seat] }));
  return true;
};

const order: Deed = async (trial, die) => {
  const [who] = seatAt(await tableOf(trial), sitting(trial, 'cid').seat).owns;
  const answer = die(2) === 1 ? null : MARK;
  must(await ask(trial, 'cid', 'order', { who: who ?? '', label: `${MARK} is asked`, answer }));
  return true;
};

export function seatAt({ seats }: Table, id: string): Seat {
  const seat = seats.find((one) => one.id === id);
  if (!seat) throw new Error(`no seat ${id}`);
  return seat;
}

const observersOf = (trial: Trial, table: Table): readonly Viewer[] =>
  OBSERVERS.map((who) => viewerOf(table, seatAt(table, sitting(trial, who).seat)));

/** Sets a number that no observer may know, and sets it back. */
const override: Deed = async (trial, die) => {
  const table = await tableOf(trial);
  if (table.game.open) return false;
  const paths = numbersIn(asJson(table.game.world.creatures), ['creatures']);
  for (let tries = 0; tries < 12; tries++) {
    const path = pick(paths, die) ?? [];
    const [was, now] = [valueAt(asJson(table.game.world), [...path]), die(9)];
    if (was === now || was === undefined || !isUnnoticed(trial, table, { path, now })) continue;
    must(await ask(trial, 'gm', 'override', { path: [...path], value: now, why: MARK }));
    must(await ask(trial, 'gm', 'override', { path: [...path], value: was }));
    return true;
  }
  return false;
};

type Path = readonly (string | number)[];

function isUnnoticed(
  trial: Trial,
  table: Table,
  { path, now }: { readonly path: Path; readonly now: Json },
): boolean {
  const { system, game } = table;
  const read = system.schemas.world.safeParse(withAt(asJson(game.world), [...path], now));
  if (!read.success) return false;
  const known = (world: typeof game.world) =>
    JSON.stringify(observersOf(trial, table).map((viewer) => system.known(world, viewer, game.hidden)));
  return known(read.data) === known(game.world);
}

function numbersIn(whole: Json, at: Path): readonly Path[] {
  if (typeof whole === 'number') return [at];
  if (typeof whole !== 'object' || whole === null) return [];
  const parts: readonly (readonly [string | number, Json])[] = Array.isArray(whole)
    ? whole.map((one: Json, i) => [i, one] as const)
    : Object.entries(whole);
  return parts.flatMap(([key, one]) => numbersIn(one, [...at, key]));
}

/** Changes hidden creatures, and undoes it. */
const undo: Deed = async (trial, die) => {
  const { moment } = await tableOf(trial);
  const done = await [bring, bringUnnamed, edit, dismissGhost][die(4) - 1]?.(trial, die);
  if (!done) return false;
  must(await ask(trial, 'gm', 'undo', { to: moment }));
  return true;
};

const fork: Deed = async (trial, die) => {
  must(await trial.hall.fork(sitting(trial, 'gm'), { command: `fork-${trial.clock.ms}-${die(1000)}` }));
  return true;
};

const file: Deed = async (trial) => {
  must(await trial.hall.exported(sitting(trial, 'gm')));
  return true;
};

export const DEEDS: Readonly<Record<string, Deed>> = {
  bring,
  'bring unnamed': bringUnnamed,
  edit,
  rename,
  mask,
  dismiss: dismissGhost,
  'secret act': secretAct,
  note,
  whisper,
  order,
  override,
  undo,
  fork,
  file,
};
