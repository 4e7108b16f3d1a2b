import type { Die } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyQuestion,
  type AnyWorld,
  act,
  mentions,
  random,
  type System,
} from '@arbitro/kernel';
import type { Body, CommandName, Told } from '@arbitro/protocol';
import { answerTo } from '@arbitro/testing';
import type { Answer } from './hall.ts';
import { knownTo } from './known.ts';
import { dismissGhost, ghostsIn, seatAt, WORD } from './secret-deeds-trying.ts';
import {
  asJson,
  ask,
  dieFor,
  Ear,
  filledBy,
  must,
  naming,
  OBSERVERS,
  pick,
  same,
  seen,
  sitting,
  type Trial,
  tableOf,
} from './secret-trying.ts';
import type { Table } from './table.ts';

/** Two tables with the same public play; at one of them more is done in secret. */
export interface Twins {
  readonly open: Trial;
  readonly secret: Trial;
  readonly die: Die;
  readonly ears: Readonly<Record<string, readonly [Ear, Ear]>>;
  step: number;
  /** No public action may concern these creatures. */
  readonly without?: ReadonlySet<string>;
}

/** Opens two tables at which every seat listens from the start. */
export async function twins(open: Trial, secret: Trial, die: Die): Promise<Twins> {
  const ears: Record<string, readonly [Ear, Ear]> = {};
  for (const who of OBSERVERS) {
    const both = [new Ear(), new Ear()] as const;
    must(await open.hall.listen(sitting(open, who), undefined, both[0]));
    must(await secret.hall.listen(sitting(secret, who), undefined, both[1]));
    ears[who] = both;
  }
  return { open, secret, die, ears, step: open.clock.ms + 1 };
}

/** Sends the same command to both tables at the same moment. */
export async function bothAsk<N extends CommandName>(
  all: Twins,
  who: string,
  name: N,
  body: Omit<Body<N>, 'command'>,
): Promise<readonly [Answer<unknown>, Answer<unknown>]> {
  return eachAsk(all, who, name, [body, body]);
}

/** Sends each table its own command at the same moment. */
export async function eachAsk<N extends CommandName>(
  all: Twins,
  who: string,
  name: N,
  bodies: readonly Omit<Body<N>, 'command'>[],
): Promise<readonly [Answer<unknown>, Answer<unknown>]> {
  const { open, secret } = all;
  all.step += 1_000_000;
  open.clock.ms = all.step;
  secret.clock.ms = all.step;
  const command = `both-${all.step}`;
  const [one, other] = bodies.map((body) => ({ ...body, command }) as unknown as Body<N>);
  if (!one || !other) throw new Error('something is asked of each of the two');
  return [await ask(open, who, name, one), await ask(secret, who, name, other)];
}

/** Checks that every seat has heard the same at both tables since the last check. */
export function sameStreams({ ears }: Twins, where: string): void {
  for (const [who, [open, secret]] of Object.entries(ears)) {
    same(open.takeNews(), secret.takeNews(), `${where}: the stream of ${who}`);
  }
}

type Probes = (
  all: Twins,
  who: string,
) => Promise<Readonly<Record<string, (trial: Trial) => Promise<string>>>>;

export async function sameProbes(all: Twins, where: string, probes: Probes): Promise<void> {
  for (const who of OBSERVERS) {
    for (const [name, probe] of Object.entries(await probes(all, who))) {
      same(await probe(all.open), await probe(all.secret), `${where}: ${name} of ${who}`);
    }
  }
}

/** Does one thing in public: gives an answer, takes an offered action, or sends another command. */
export async function openStep(all: Twins): Promise<readonly [Answer<unknown>, Answer<unknown>] | undefined> {
  const { open, die } = all;
  const gm = await seen(open, 'gm');
  if (gm.seen.ask) return answered(all, gm);
  return die(6) === 1 ? beside(all) : acted(all, gm);
}

/** Returns the seat that plays a creature. */
function playerOf({ open }: Twins, { seen: { seats } }: Told, who: string): string {
  const seat = seats.find(({ owns }) => owns.includes(who))?.id;
  return Object.entries(open.seats).find(([, { seat: id }]) => id === seat)?.[0] ?? 'gm';
}

async function answered(all: Twins, gm: Told) {
  const { ask: asked } = gm.seen;
  if (!asked) throw new Error('nothing is asked');
  const [first] = asked.kind === 'roll' ? [asked.by] : asked.to.map(({ who }) => who);
  const who = playerOf(all, gm, first ?? '');
  const own = (await seen(all.open, who)).seen.ask;
  if (all.die(12) === 1) return bothAsk(all, 'gm', 'withdraw', { ask: asked.id });
  if (own?.kind === 'roll') return bothAsk(all, who, 'answer', { ask: own.id, faces: [all.die(own.sides)] });
  const part = own?.kind === 'choose' ? own.to.find((one) => one.who === first) : undefined;
  if (own?.kind !== 'choose' || !part) throw new Error(`${who} is asked and does not know it`);
  const answer = answerTo(part.question as AnyQuestion, all.die);
  if (all.die(8) === 1 && first !== 'gm')
    await bothAsk(all, who, 'order', { who: part.who, label: own.label.name, answer });
  return bothAsk(all, who, 'answer', { ask: own.id, who: part.who, answer });
}

async function acted(all: Twins, gm: Told) {
  const { open, die } = all;
  const [due] = gm.seen.due;
  const who = due !== undefined && die(4) > 1 ? playerOf(all, gm, due) : pick(Object.keys(open.seats), die);
  const offers = must(await open.hall.offers(sitting(open, who ?? 'gm')));
  const offer = pick(offers, die);
  if (!offer) return undefined;
  const action = filledBy(offer, die);
  if (all.without && !isApart(gm, action, all.without)) return undefined;
  await makeRoom(all, action);
  if (await isGhostInTheWay(all, action)) return undefined;
  const odd = die(6) === 1 && who !== 'gm' ? pick(naming(asJson(action), WORD), die) : undefined;
  return bothAsk(all, who ?? 'gm', 'act', { action: (odd ?? action) as { type: string } });
}

/** A creature that walks into an unseen creature finds it: no table could hide that. */
async function isGhostInTheWay({ secret }: Twins, action: AnyAction): Promise<boolean> {
  const table = await tableOf(secret);
  const refusal = table.system.refuses(table.game.world, table.system.schemas.action.parse(action));
  return refusal?.code === 'space-taken' && ghostsIn(table).includes(String(refusal.params.on));
}

/** Whether the action names a creature, and none of these. An action that names no creature may affect all of them. */
function isApart({ seen: { view } }: Told, action: AnyAction, without: ReadonlySet<string>): boolean {
  const { creatures } = view as { creatures: readonly { readonly id: string }[] };
  const others = new Set(creatures.map(({ id }) => id).filter((id) => !without.has(id)));
  return mentions(asJson(action), others) && !mentions(asJson(action), without);
}

/**
 * Removes hidden creatures first: an action without a named target may affect every creature, and a fight that begins
 * includes every creature at the table.
 */
async function makeRoom({ secret, die }: Twins, action: AnyAction): Promise<void> {
  const table = await tableOf(secret);
  if (isFighting(table.system, table.game.world)) return;
  const ids = new Set(table.game.world.creatures.map(({ id }) => id));
  if (mentions(asJson(action), ids) && !beginsFight(table, action)) return;
  while (ghostsIn(await tableOf(secret)).length > 0) await dismissGhost(secret, die);
}

const isFighting = (system: System, world: AnyWorld): boolean => system.standing(world)?.over === false;

/** Tried with other dice: whether a fight begins does not depend on dice. */
function beginsFight({ system, game: { world } }: Table, action: AnyAction): boolean {
  const [policy] = Object.values(system.policies);
  if (!policy) throw new Error(`${system.id} has no policy`);
  const read = system.schemas.action.parse(action);
  const tried = act(system, world, read, random(dieFor('a trial'), policy.answer));
  return tried.is === 'done' && isFighting(system, tried.world);
}

type Beside = (all: Twins) => Promise<readonly [Answer<unknown>, Answer<unknown>]>;

const BESIDE: readonly Beside[] = [
  async (all) =>
    bothAsk(all, 'ann', 'say', { text: 'I look up', seen: (await seen(all.open, 'ann')).moment }),
  async (all) => bothAsk(all, 'gm', 'hide', { creatures: [], places: await somewhere(all) }),
  async (all) => bothAsk(all, 'gm', 'reveal', { creatures: [], places: await somewhere(all), sheets: [] }),
  (all) => bothAsk(all, 'ann', 'say', { text: `hello ${all.die(100)}` }),
  (all) => bothAsk(all, 'bea', 'say', { text: 'psst', to: [sitting(all.open, 'ann').seat] }),
  (all) => bothAsk(all, 'gm', 'title', { title: `Table ${all.die(9)}` }),
  (all) => bothAsk(all, 'dan', 'entropy', { text: `stir ${all.die(9)}` }),
  (all) => bothAsk(all, 'bea', 'dice', { dice: all.die(2) === 1 ? 'real' : 'table' }),
  (all) => bothAsk(all, 'gm', 'note', { note: `shared-${all.die(2)}`, text: 'for all', for: 'everyone' }),
  (all) => bothAsk(all, 'gm', 'note', { note: 'for-ann', text: 'x', for: [sitting(all.open, 'ann').seat] }),
  undone,
  undone,
  async (all) => bothAsk(all, 'gm', 'undo', { to: await someMoment(all), uncover: !all.without }),
  broughtOrDismissed,
  broughtOrDismissed,
  async (all) => bothAsk(all, 'gm', 'hide', { creatures: [], places: [], as: await pickMask(all) }),
  async (all) => bothAsk(all, 'gm', 'hide', { creatures: await some(all), places: [] }),
  async (all) => bothAsk(all, 'gm', 'reveal', { creatures: await some(all), places: [], sheets: [] }),
  async (all) => bothAsk(all, 'gm', 'reveal', { creatures: [], places: [], sheets: await some(all) }),
];

const beside = (all: Twins) => (pick(BESIDE, all.die) ?? (BESIDE[0] as Beside))(all);

const MOST_CREATURES = 14;

/** Adds a visible creature without an id; if there are many, removes one. */
async function broughtOrDismissed(all: Twins) {
  const { system, game } = await tableOf(all.open);
  const [creature = ''] = await some(all);
  if (game.world.creatures.length >= MOST_CREATURES) return bothAsk(all, 'gm', 'dismiss', { creature });
  const from = pick(Object.keys(system.content), all.die) ?? '';
  return bothAsk(all, 'gm', 'creature', { from });
}

async function pickMask(all: Twins): Promise<Record<string, string>> {
  const [id = ''] = await some(all);
  return { [id]: all.die(2) === 1 ? 'A shadow' : 'A stranger' };
}

/** Creatures hidden or masked before an undo stay so after it. */
async function undone(all: Twins) {
  const { hidden, masks } = (await tableOf(all.open)).game;
  const both = await bothAsk(all, 'gm', 'undo', { to: await someMoment(all) });
  const table = await tableOf(all.open);
  for (const who of OBSERVERS) {
    const { world } = knownTo(table, seatAt(table, sitting(all.open, who).seat));
    const covered = new Set([...hidden.creatures, ...Object.keys(masks)]);
    const shown = world.creatures.filter(({ id }) => covered.has(id)).map(({ id }) => id);
    if (shown.length > 0) throw new Error(`an undo shows ${shown.join()} to ${who}`);
  }
  return both;
}

/** Returns one of the creatures that no guest plays. */
async function some({ open, die, without }: Twins): Promise<string[]> {
  const { game, seats } = await tableOf(open);
  const others = game.world.creatures.filter(
    ({ id }) => !without?.has(id) && seats.every(({ owns }) => !owns.includes(id)),
  );
  return [pick(others, die)?.id ?? ''];
}

async function somewhere({ open, die }: Twins): Promise<string[]> {
  const { system, game } = await tableOf(open);
  const place = pick(system.places(game.world), die);
  return place === undefined ? [] : [place];
}

/** Returns a recent moment that both logs have. */
async function someMoment({ open, secret, die }: Twins): Promise<number> {
  const { lines } = must(await open.hall.log(sitting(open, 'gm'), { limit: 12 }));
  const there = must(await secret.hall.log(sitting(secret, 'gm'), { limit: 200 })).lines;
  const moments = new Set(there.map(({ moment }) => moment));
  return (
    pick(
      lines.slice(0, -1).filter(({ moment }) => moments.has(moment)),
      die,
    )?.moment ?? 0
  );
}
