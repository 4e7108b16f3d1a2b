import type { Die } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyQuestion,
  type AnyWorld,
  act,
  createRandomOracle,
  mentions,
  type System,
} from '@arbitro/kernel';
import type { CommandBody, CommandName, StreamMessage } from '@arbitro/protocol';
import { drawAnswer } from '@arbitro/testing';
import type { Table } from '../live/table.ts';
import type { ServiceResult } from '../live/table-service.ts';
import { getKnownTable } from './known-table.ts';
import { dismissGhost, getSeat, listGhosts, PLAYER_WORD } from './secret-actions.fixture.ts';
import {
  askAs,
  exchangeNames,
  expectSame,
  fillOffer,
  listenAs,
  loadTestTable,
  OBSERVERS,
  pickRandom,
  readMessage,
  requireValue,
  resultTextOf,
  seedDie,
  sessionOf,
  type TestListener,
  type TestTable,
  toJson,
} from './test-table.fixture.ts';

/** Two tables with the same public play; at one of them more is done in secret. */
export interface TwinTables {
  readonly open: TestTable;
  readonly secret: TestTable;
  readonly die: Die;
  readonly listeners: Readonly<Record<string, readonly [TestListener, TestListener]>>;
  step: number;
  /** No public action may concern these creatures. */
  readonly without?: ReadonlySet<string>;
}

/** Opens two tables at which every seat listens from the start. */
export async function openTwins(open: TestTable, secret: TestTable, die: Die): Promise<TwinTables> {
  const listeners: Record<string, readonly [TestListener, TestListener]> = {};
  for (const who of OBSERVERS) {
    listeners[who] = [await listenBothWays(open, who), await listenBothWays(secret, who)];
  }
  const all = { open, secret, die, listeners, step: open.clock.ms + 1 };
  await letPlayersAsk(all);
  return all;
}

/** Lets players ask to join, as some secrets need; the random steps may change it. */
export const letPlayersAsk = (all: TwinTables) => askBoth(all, 'gm', 'joining', { policy: 'ask' });

/** Listens to whole views and to changes; both are recorded together. */
async function listenBothWays(trial: TestTable, who: string): Promise<TestListener> {
  const listener = await listenAs(trial, who);
  const changes = {
    wantsChanges: true,
    tell: (frame: string) => listener.tell(frame),
    end: () => undefined,
  };
  requireValue(await trial.service.listen(sessionOf(trial, who), undefined, changes));
  return listener;
}

/** Sends the same command to both tables at the same moment. */
export async function askBoth<N extends CommandName>(
  all: TwinTables,
  who: string,
  name: N,
  body: Omit<CommandBody<N>, 'command'>,
): Promise<readonly [ServiceResult<unknown>, ServiceResult<unknown>]> {
  return askEach(all, who, name, [body, body]);
}

/** Sends each table its own command at the same moment. */
export async function askEach<N extends CommandName>(
  all: TwinTables,
  who: string,
  name: N,
  bodies: readonly Omit<CommandBody<N>, 'command'>[],
): Promise<readonly [ServiceResult<unknown>, ServiceResult<unknown>]> {
  const { open, secret } = all;
  all.step += 1_000_000;
  open.clock.ms = all.step;
  secret.clock.ms = all.step;
  const command = `both-${all.step}`;
  const [commandBody, other] = bodies.map((body) => ({ ...body, command }) as unknown as CommandBody<N>);
  if (!commandBody || !other) throw new Error('something is asked of each of the two');
  return [await askAs(open, who, name, commandBody), await askAs(secret, who, name, other)];
}

/** Checks that every seat has heard the same at both tables since the last check. */
export function expectSameStreams({ listeners }: TwinTables, context: string): void {
  for (const [who, [open, secret]] of Object.entries(listeners)) {
    expectSame(open.takeNews(), secret.takeNews(), `${context}: the stream of ${who}`);
  }
}

type BuildProbes = (
  all: TwinTables,
  who: string,
) => Promise<Readonly<Record<string, (trial: TestTable) => Promise<string>>>>;

export async function expectSameProbes(all: TwinTables, context: string, probes: BuildProbes): Promise<void> {
  for (const who of OBSERVERS) {
    for (const [name, probe] of Object.entries(await probes(all, who))) {
      expectSame(await probe(all.open), await probe(all.secret), `${context}: ${name} of ${who}`);
    }
  }
}

/** Does one thing in public: gives an answer, takes an offered action, or sends another command. */
export async function playOpenStep(
  all: TwinTables,
): Promise<readonly [ServiceResult<unknown>, ServiceResult<unknown>] | undefined> {
  const { open, die } = all;
  const gm = await readMessage(open, 'gm');
  if (gm.seen.ask) return answerBoth(all, gm);
  return die(6) === 1 ? playSideStep(all) : actAtBoth(all, gm);
}

/** Returns the seat that plays a creature. */
function findPlayer({ open }: TwinTables, { seen: { seats } }: StreamMessage, who: string): string {
  const seat = seats.find(({ owns }) => owns.includes(who))?.id;
  return Object.entries(open.seats).find(([, { seat: id }]) => id === seat)?.[0] ?? 'gm';
}

async function answerBoth(all: TwinTables, gm: StreamMessage) {
  const { ask: visibleAsk } = gm.seen;
  if (!visibleAsk) throw new Error('nothing is asked');
  const [first] = visibleAsk.kind === 'roll' ? [visibleAsk.by] : visibleAsk.to.map(({ who }) => who);
  const who = findPlayer(all, gm, first ?? '');
  const ask = (await readMessage(all.open, who)).seen.ask;
  if (all.die(12) === 1) return askBoth(all, 'gm', 'withdraw', { ask: visibleAsk.id });
  if (ask?.kind === 'roll') return askBoth(all, who, 'answer', { ask: ask.id, faces: [all.die(ask.sides)] });
  const part = ask?.kind === 'choose' ? ask.to.find((item) => item.who === first) : undefined;
  if (ask?.kind !== 'choose' || !part) throw new Error(`${who} is asked and does not know it`);
  const answer = drawAnswer(part.question as AnyQuestion, all.die);
  if (all.die(8) === 1 && first !== 'gm')
    await askBoth(all, who, 'order', { who: part.who, label: ask.label.name, answer });
  return askBoth(all, who, 'answer', { ask: ask.id, who: part.who, answer });
}

async function actAtBoth(all: TwinTables, gm: StreamMessage) {
  const { open, die } = all;
  const [toAct] = gm.seen.due;
  const who =
    toAct !== undefined && die(4) > 1 ? findPlayer(all, gm, toAct) : pickRandom(Object.keys(open.seats), die);
  const offers = requireValue(await open.service.offers(sessionOf(open, who ?? 'gm')));
  const offer = pickRandom(offers, die);
  if (!offer) return undefined;
  const action = fillOffer(offer, die);
  if (all.without && !isAboutOthers(gm, action, all.without)) return undefined;
  await endGhostsInWay(all, action);
  if (await isGhostInTheWay(all, action)) return undefined;
  const odd =
    die(6) === 1 && who !== 'gm' ? pickRandom(exchangeNames(toJson(action), PLAYER_WORD), die) : undefined;
  return askBoth(all, who ?? 'gm', 'act', { action: (odd ?? action) as { type: string } });
}

/** A creature that walks into an unseen creature finds it: no table could hide that. */
async function isGhostInTheWay({ secret }: TwinTables, action: AnyAction): Promise<boolean> {
  const table = await loadTestTable(secret);
  const refusal = table.system.refuses(table.game.world, table.system.schemas.action.parse(action));
  return refusal?.code === 'space-taken' && listGhosts(table).includes(String(refusal.params.on));
}

/** Whether the action names a creature, and none of these. An action that names no creature may affect all of them. */
function isAboutOthers(
  { seen: { view } }: StreamMessage,
  action: AnyAction,
  without: ReadonlySet<string>,
): boolean {
  const { creatures } = view as { creatures: readonly { readonly id: string }[] };
  const others = new Set(creatures.map(({ id }) => id).filter((id) => !without.has(id)));
  return mentions(toJson(action), others) && !mentions(toJson(action), without);
}

/**
 * Removes hidden creatures first: an action without a named target may affect every creature, and a fight that begins
 * includes every creature at the table.
 */
async function endGhostsInWay({ secret, die }: TwinTables, action: AnyAction): Promise<void> {
  const table = await loadTestTable(secret);
  if (isFighting(table.system, table.game.world)) return;
  const ids = new Set(table.game.world.creatures.map(({ id }) => id));
  if (mentions(toJson(action), ids) && !beginsFight(table, action)) return;
  while (listGhosts(await loadTestTable(secret)).length > 0) await dismissGhost(secret, die);
}

const isFighting = (system: System, world: AnyWorld): boolean => system.fightState(world)?.over === false;

/** Tried with other dice: whether a fight begins does not depend on dice. */
function beginsFight({ system, game: { world } }: Table, action: AnyAction): boolean {
  const [policy] = Object.values(system.policies);
  if (!policy) throw new Error(`${system.id} has no policy`);
  const read = system.schemas.action.parse(action);
  const attempt = act(system, world, read, createRandomOracle(seedDie('a trial'), policy.answer));
  return attempt.kind === 'done' && isFighting(system, attempt.world);
}

type SideStep = (
  all: TwinTables,
) => Promise<readonly [ServiceResult<unknown>, ServiceResult<unknown>] | undefined>;

const SIDE_STEPS: readonly SideStep[] = [
  async (all) =>
    askBoth(all, 'ann', 'say', { text: 'I look up', seen: (await readMessage(all.open, 'ann')).moment }),
  async (all) => askBoth(all, 'gm', 'hide', { creatures: [], places: await pickPlace(all) }),
  async (all) => askBoth(all, 'gm', 'reveal', { creatures: [], places: await pickPlace(all), sheets: [] }),
  (all) => askBoth(all, 'ann', 'say', { text: `hello ${all.die(100)}` }),
  (all) => askBoth(all, 'bea', 'say', { text: 'psst', to: [sessionOf(all.open, 'ann').seat] }),
  (all) => askBoth(all, 'gm', 'title', { title: `Table ${all.die(9)}` }),
  (all) => askBoth(all, 'dan', 'entropy', { text: `stir ${all.die(9)}` }),
  (all) => askBoth(all, 'bea', 'dice', { dice: all.die(2) === 1 ? 'real' : 'table' }),
  (all) => askBoth(all, 'gm', 'note', { note: `shared-${all.die(2)}`, text: 'for all', for: 'everyone' }),
  (all) => askBoth(all, 'gm', 'note', { note: 'for-ann', text: 'x', for: [sessionOf(all.open, 'ann').seat] }),
  undoBoth,
  undoBoth,
  async (all) => askBoth(all, 'gm', 'undo', { to: await pickMoment(all), uncover: !all.without }),
  bringOrDismiss,
  bringOrDismiss,
  joinBoth,
  (all) =>
    askBoth(all, 'gm', 'joining', { policy: pickRandom(['open', 'ask', 'ask', 'closed'], all.die) ?? 'ask' }),
  (all) =>
    askBoth(all, 'gm', 'fog', {
      mode: pickRandom(['none', 'explored', 'sight'], all.die) ?? 'none',
      forget: all.die(2) === 1,
    }),
  async (all) => askBoth(all, 'gm', 'hide', { creatures: [], places: [], as: await pickMask(all) }),
  async (all) => askBoth(all, 'gm', 'hide', { creatures: await pickCreature(all), places: [] }),
  async (all) => askBoth(all, 'gm', 'reveal', { creatures: await pickCreature(all), places: [], sheets: [] }),
  async (all) => askBoth(all, 'gm', 'reveal', { creatures: [], places: [], sheets: await pickCreature(all) }),
];

const playSideStep = (all: TwinTables) =>
  (pickRandom(SIDE_STEPS, all.die) ?? (SIDE_STEPS[0] as SideStep))(all);

const MAX_CREATURES = 14;

/** Adds a visible creature without an id; if there are many, removes one. */
async function bringOrDismiss(all: TwinTables) {
  const { system, game } = await loadTestTable(all.open);
  const [creature = ''] = await pickCreature(all);
  if (game.world.creatures.length >= MAX_CREATURES) return askBoth(all, 'gm', 'dismiss', { creature });
  const from = pickRandom(Object.keys(system.content), all.die) ?? '';
  return askBoth(all, 'gm', 'creature', { from });
}

const MAX_OWN = 3;

/** A player asks to bring a character, and takes that back, or the game master decides; at an open table it comes at once. */
async function joinBoth(all: TwinTables) {
  const { open, die } = all;
  const who = pickRandom(['ann', 'bea'], die) ?? 'ann';
  const { system, seats, joining, game } = await loadTestTable(open);
  const { seat } = sessionOf(open, who);
  const ask = seats.find(({ id }) => id === seat)?.owns ?? [];
  if (ask.length >= MAX_OWN || game.world.creatures.length >= MAX_CREATURES) return undefined;
  const sheet = toJson(pickRandom(Object.values(system.content), die)?.sheet);
  const joined = await askBoth(all, who, 'join', { name: 'Newcomer', sheet });
  if (joining.policy !== 'ask') return joined;
  expectSame(resultTextOf(joined[0]), resultTextOf(joined[1]), `the reply to ${who}, who asks to join`);
  const request = (await loadTestTable(open)).joining.requests[seat]?.moment ?? 0;
  if (die(3) === 1) return askBoth(all, who, 'join', {});
  return askBoth(all, 'gm', 'admit', { seat, request, admit: die(3) > 1 });
}

async function pickMask(all: TwinTables): Promise<Record<string, string>> {
  const [id = ''] = await pickCreature(all);
  return { [id]: all.die(2) === 1 ? 'A shadow' : 'A stranger' };
}

/** Creatures hidden or masked before an undo stay so after it. */
async function undoBoth(all: TwinTables) {
  const { hidden, masks } = (await loadTestTable(all.open)).game;
  const both = await askBoth(all, 'gm', 'undo', { to: await pickMoment(all) });
  const table = await loadTestTable(all.open);
  for (const who of OBSERVERS) {
    const { world } = getKnownTable(table, getSeat(table, sessionOf(all.open, who).seat));
    const covered = new Set([...hidden.creatures, ...Object.keys(masks)]);
    const uncovered = world.creatures.filter(({ id }) => covered.has(id)).map(({ id }) => id);
    if (uncovered.length > 0) throw new Error(`an undo shows ${uncovered.join()} to ${who}`);
  }
  return both;
}

/** Returns one of the creatures that no guest plays. */
async function pickCreature({ open, die, without }: TwinTables): Promise<string[]> {
  const { game, seats } = await loadTestTable(open);
  const others = game.world.creatures.filter(
    ({ id }) => !without?.has(id) && seats.every(({ owns }) => !owns.includes(id)),
  );
  return [pickRandom(others, die)?.id ?? ''];
}

async function pickPlace({ open, die }: TwinTables): Promise<string[]> {
  const { system, game } = await loadTestTable(open);
  const placeId = pickRandom(system.hideablePlaces(game.world), die);
  return placeId === undefined ? [] : [placeId];
}

/** Returns a recent moment that both logs have. */
async function pickMoment({ open, secret, die }: TwinTables): Promise<number> {
  const { lines } = requireValue(await open.service.log(sessionOf(open, 'gm'), { limit: 12 }));
  const logPage = requireValue(await secret.service.log(sessionOf(secret, 'gm'), { limit: 200 })).lines;
  const moments = new Set(logPage.map(({ moment }) => moment));
  return (
    pickRandom(
      lines.slice(0, -1).filter(({ moment }) => moments.has(moment)),
      die,
    )?.moment ?? 0
  );
}
