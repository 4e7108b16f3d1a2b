import {
  type AnyAction,
  type AnyWorld,
  type CreatureId,
  filled,
  GM,
  type Json,
  type Offer,
  type Person,
  type System,
} from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { boundedOdds, namer, tellAction } from '@arbitro/scenario';
import { oddsInBrief } from './facts.ts';
import type { Telling } from './log.ts';
import { choice, type Reply, typed } from './prompts.ts';

/** An offer with all that can be chosen at once chosen, and what is left to ask. */
interface Entry {
  readonly offer: Offer;
  readonly chosen: Readonly<Record<string, Json>>;
  readonly open: readonly string[];
}

const MOST_TOGETHER = 12;

/** What is shown to choose from: of whoever is due, or of all where nobody is; or of the game master alone. */
interface Menu {
  readonly whose: CreatureId | 'gm';
  readonly offers: readonly Offer[];
}

/** Lets whoever is due choose one of what the rules allow now. */
export async function chosenAction(world: AnyWorld, telling: Telling): Promise<Reply<AnyAction>> {
  const { system } = telling;
  const [due] = system.due(world);
  const usual: Menu =
    due === undefined
      ? { whose: 'gm', offers: system.offers(world, GM) }
      : { whose: due, offers: system.offers(world, { role: 'player', owns: [due] }) };
  let menu = usual;
  for (;;) {
    const reply = await fromMenu(world, menu, telling);
    if (reply.is !== 'given') return reply;
    if (reply.value === 'again') continue;
    if (reply.value !== 'gm') return { is: 'given', value: reply.value };
    menu = menu === usual ? { whose: 'gm', offers: gmOnly(system, world) } : usual;
  }
}

/** What nobody but the game master may do. */
function gmOnly(system: System, world: AnyWorld): readonly Offer[] {
  const owns = world.creatures.map(({ id }) => id);
  const theirs = new Set(system.offers(world, { role: 'player', owns }).map((one) => JSON.stringify(one)));
  return system.offers(world, GM).filter((one) => !theirs.has(JSON.stringify(one)));
}

async function fromMenu(
  world: AnyWorld,
  menu: Menu,
  telling: Telling,
): Promise<Reply<AnyAction | 'gm' | 'again'>> {
  const { desk, system } = telling;
  const entries = menu.offers.flatMap(entriesOf);
  const name = namer(system, world, desk.language);
  const whose = menu.whose === 'gm' ? desk.text('game-master') : name(menu.whose);
  const round = system.standing(world)?.round;
  desk.io.out(desk.paint.bold(round === undefined ? whose : desk.text('turn-of', { round, who: whose })));
  if (entries.length === 0) desk.io.out(`   ${desk.text('nothing-to-do')}`);
  const told = entries.map((entry) => entryWords(entry, world, { ...telling, odds: menu.whose !== 'gm' }));
  const widest = Math.max(0, ...told.map(({ text, odds }) => (odds === '' ? 0 : text.length)));
  told.forEach(({ text, odds }, at) => {
    const beside = odds === '' ? text : `${text.padEnd(widest)}   ${desk.paint.dim(odds)}`;
    desk.io.out(`   ${String(at + 1).padStart(2)}. ${beside}`);
  });
  const read = (line: string): Entry | 'gm' | undefined =>
    line === 'g' ? 'gm' : /^\d+$/.test(line) ? entries[Number(line) - 1] : undefined;
  const picked = await typed('> ', desk, read, () => desk.text('menu-help'));
  if (picked.is !== 'given') return picked;
  if (picked.value === 'gm') return { is: 'given', value: 'gm' };
  const action = await completed(picked.value, world, telling);
  return action.is === 'back' ? { is: 'given', value: 'again' } : action;
}

/** An offer with one place to fill is shown once for each way to fill it; otherwise the places are asked one by one. */
function entriesOf(offer: Offer): readonly Entry[] {
  const slots = Object.entries(offer.slots);
  const [only] = slots;
  if (slots.length === 1 && only?.[1].kind === 'one' && only[1].options.length <= MOST_TOGETHER)
    return only[1].options.map((option) => ({ offer, chosen: { [only[0]]: option }, open: [] }));
  return [{ offer, chosen: {}, open: slots.map(([slot]) => slot) }];
}

function entryWords(
  { offer, chosen, open }: Entry,
  world: AnyWorld,
  telling: Telling & { readonly odds: boolean },
): { readonly text: string; readonly odds: string } {
  const { desk, system } = telling;
  const action = open.length > 0 ? offer.action : actionOf(system, offer, chosen);
  const told = tellAction(action, world, { system, language: desk.language });
  const odds = open.length === 0 && telling.odds ? briefOdds(action, world, telling) : '';
  return { text: open.length > 0 ? `${told} …` : told, odds };
}

function briefOdds(action: AnyAction, world: AnyWorld, { desk, system }: Telling): string {
  const policy = policyOf(system);
  const odds = boundedOdds(system, world, action, (asked, at) => policy.answer(asked, at));
  return odds.is === 'odds' ? oddsInBrief(odds, namer(system, world, desk.language), desk) : '';
}

const actionOf = (system: System, offer: Offer, chosen: Readonly<Record<string, Json>>): AnyAction =>
  system.schemas.action.parse(filled(offer, chosen));

/** Who acts in an offer; what nobody is named for the game master does. */
const actorOf = ({ action: { by } }: Offer): Person => (typeof by === 'string' ? by : 'gm');

async function completed(
  { offer, chosen, open }: Entry,
  world: AnyWorld,
  telling: Telling,
): Promise<Reply<AnyAction>> {
  const { system } = telling;
  const slots: Record<string, Json> = { ...chosen };
  for (const slot of open) {
    const question = offer.slots[slot];
    if (!question) throw new Error(`the offer has no place ${slot}`);
    const label = system.face.actions[offer.action.type]?.slots[slot]?.[telling.desk.language] ?? slot;
    const reply = await choice({ label, who: actorOf(offer), question }, world, telling);
    if (reply.is !== 'given') return reply;
    slots[slot] = reply.value;
  }
  return { is: 'given', value: actionOf(system, offer, slots) };
}
