import type { Die } from '@arbitro/dice';
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
import { oddsLines, type Telling } from './log.ts';
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

type Menuing = Telling & { readonly die: Die };

/** An action that was chosen, or a wish to keep what was played. */
type Chosen = Reply<AnyAction> | { readonly is: 'save'; readonly path: string };

/** Lets whoever is due choose one of what the rules allow now. */
export async function chosenAction(world: AnyWorld, telling: Menuing): Promise<Chosen> {
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
    const { value } = reply;
    if (value === 'again') continue;
    if (value !== 'gm')
      return 'save' in value ? { is: 'save', path: value.save } : { is: 'given', value: value.action };
    menu = menu === usual ? { whose: 'gm', offers: gmOnly(system, world) } : usual;
  }
}

/** What nobody but the game master may do. */
function gmOnly(system: System, world: AnyWorld): readonly Offer[] {
  const owns = world.creatures.map(({ id }) => id);
  const theirs = new Set(system.offers(world, { role: 'player', owns }).map((one) => JSON.stringify(one)));
  return system.offers(world, GM).filter((one) => !theirs.has(JSON.stringify(one)));
}

/** What a line at the menu may mean. */
type Meant =
  | 'gm'
  | { readonly entry: Entry; readonly odds: boolean }
  | { readonly action: AnyAction }
  | { readonly save: string };

type Picked = 'gm' | 'again' | Extract<Meant, { action: AnyAction } | { save: string }>;

async function fromMenu(world: AnyWorld, menu: Menu, telling: Menuing): Promise<Reply<Picked>> {
  const { desk } = telling;
  const entries = menu.offers.flatMap(entriesOf);
  showMenu(entries, world, { ...telling, whose: menu.whose });
  const read = (line: string): Meant | undefined => {
    if (line === 'g') return 'gm';
    if (line === 'a') return byPolicy(world, menu, telling);
    const [, save] = /^s\s+(\S.*)$/.exec(line) ?? [];
    if (save !== undefined) return { save };
    const [, odds = '', number] = /^(o?)\s*(\d+)$/.exec(line) ?? [];
    const entry = entries[Number(number) - 1];
    return entry && { entry, odds: odds !== '' };
  };
  const picked = await typed({ prompt: '> ', read, hint: () => desk.text('menu-help') }, desk);
  if (picked.is !== 'given') return picked;
  const { value } = picked;
  if (value === 'gm' || !('entry' in value)) return { is: 'given', value };
  const action = await completed(value.entry, world, telling);
  if (action.is === 'quit') return action;
  if (action.is === 'given' && !value.odds) return { is: 'given', value: { action: action.value } };
  if (action.is === 'given') tellOdds(action.value, world, telling);
  return { is: 'given', value: 'again' };
}

interface Showing extends Telling {
  readonly whose: Menu['whose'];
}

function showMenu(entries: readonly Entry[], world: AnyWorld, { whose, ...telling }: Showing): void {
  const { desk, system } = telling;
  const round = system.standing(world)?.round;
  const who = whose === 'gm' ? desk.text('game-master') : namer(system, world, desk.language)(whose);
  const title = whose === 'gm' ? 'menu-of-gm' : 'turn-of';
  desk.io.out(desk.paint.bold(round === undefined ? who : desk.text(title, { round, who })));
  if (entries.length === 0) desk.io.out(`   ${desk.text('nothing-to-do')}`);
  const told = entries.map((entry) => entryWords(entry, world, { ...telling, odds: whose !== 'gm' }));
  const widest = Math.max(0, ...told.map(({ text, odds }) => (odds === '' ? 0 : text.length)));
  told.forEach(({ text, odds }, at) => {
    const number = `   ${String(at + 1).padStart(2)}. `;
    const fits = number.length + widest + 3 + odds.length <= desk.io.width;
    desk.io.out(number + (odds !== '' && fits ? `${text.padEnd(widest)}   ${desk.paint.dim(odds)}` : text));
    if (odds !== '' && !fits) desk.io.out(desk.paint.dim(' '.repeat(number.length) + odds));
  });
}

/** What whoever is due does when it is left to them. */
function byPolicy(world: AnyWorld, { whose }: Menu, { system, die }: Menuing): Meant | undefined {
  return whose === 'gm' ? undefined : { action: policyOf(system).act(world, whose, die) };
}

/** The whole odds of an action that is only thought of. */
function tellOdds(action: AnyAction, world: AnyWorld, telling: Telling): void {
  const { desk, system } = telling;
  const policy = policyOf(system);
  const found = boundedOdds(system, world, action, (asked, at) => policy.answer(asked, at));
  const told = tellAction(action, world, { system, language: desk.language });
  desk.io.out(desk.paint.bold(`${desk.text('odds')}: ${told}`));
  const report = { before: world, ...(found.is === 'odds' && { odds: found }) };
  for (const line of oddsLines(report, telling)) desk.io.out(line);
  desk.io.out('');
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
