import type { Die } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyWorld,
  type CreatureId,
  createNamer,
  GM,
  type Json,
  type Offer,
  type Person,
  type System,
} from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { computeBoundedOdds, describeAction } from '@arbitro/scenario';
import { formatOdds, type LogContext } from '../output/log.ts';
import {
  buildAction,
  buildEntries,
  buildRows,
  type MenuEntry,
  type MenuRow,
  summarizeRowOdds,
} from './menu-entries.ts';
import { promptChoice, promptLine, type Reply } from './prompts.ts';

/**
 * The choices shown: those of the creatures whose turn it is, of all creatures if it is no creature's turn, or of the
 * game master alone.
 */
interface Menu {
  readonly whose: CreatureId | 'gm';
  readonly entries: readonly MenuEntry[];
}

type MenuContext = LogContext & { readonly die: Die };

/** A chosen action, or a request to save the played fight. */
type MenuChoice = Reply<AnyAction> | { readonly kind: 'save'; readonly path: string };

/** Lets the user choose one of the actions that the rules allow now. */
export async function chooseAction(world: AnyWorld, logContext: MenuContext): Promise<MenuChoice> {
  const { system } = logContext;
  const [toAct] = system.creaturesToAct(world);
  const fallback: Menu =
    toAct === undefined
      ? buildMenu('gm', system.offers(world, GM))
      : buildMenu(toAct, system.offers(world, { role: 'player', owns: [toAct] }));
  const opened: Menu[] = [fallback];
  for (;;) {
    const menu = opened.at(-1) ?? fallback;
    const reply = await askMenu(world, menu, logContext);
    if (reply.kind === 'back' && opened.length > 1) opened.pop();
    else if (reply.kind !== 'given') return reply;
    else if (reply.value === 'gm')
      opened.splice(
        0,
        opened.length,
        opened[0] === fallback ? buildMenu('gm', listGmOffers(system, world)) : fallback,
      );
    else if (reply.value === 'again') continue;
    else if ('row' in reply.value) opened.push({ whose: menu.whose, entries: reply.value.row.entries });
    else if ('save' in reply.value) return { kind: 'save', path: reply.value.save };
    else return { kind: 'given', value: reply.value.action };
  }
}

const buildMenu = (whose: Menu['whose'], offers: readonly Offer[]): Menu => ({
  whose,
  entries: offers.flatMap(buildEntries),
});

/** Returns the offers that only the game master has. */
function listGmOffers(system: System, world: AnyWorld): readonly Offer[] {
  const owns = world.creatures.map(({ id }) => id);
  const otherTargets = new Set(
    system.offers(world, { role: 'player', owns }).map((offer) => JSON.stringify(offer)),
  );
  return system.offers(world, GM).filter((offer) => !otherTargets.has(JSON.stringify(offer)));
}

/** What a line typed at the menu means. */
type MenuCommand =
  | 'gm'
  | { readonly row: MenuRow; readonly odds: boolean }
  | { readonly action: AnyAction }
  | { readonly save: string };

type MenuPick = 'again' | MenuCommand;

async function askMenu(world: AnyWorld, menu: Menu, logContext: MenuContext): Promise<Reply<MenuPick>> {
  const { context } = logContext;
  const rows = buildRows(menu.entries, world, logContext);
  showMenu(rows, world, { ...logContext, whose: menu.whose });
  const read = (line: string): MenuCommand | undefined => {
    if (line === 'g') return 'gm';
    if (line === 'a') return chooseByPolicy(world, menu, logContext);
    const [, save] = /^s\s+(\S.*)$/.exec(line) ?? [];
    if (save !== undefined) return { save };
    const [, odds = '', number] = /^(o?)\s*(\d+)$/.exec(line) ?? [];
    const row = rows[Number(number) - 1];
    return row && { row, odds: odds !== '' };
  };
  const picked = await promptLine({ prompt: '> ', read, hint: () => context.text('menu-help') }, context);
  if (picked.kind !== 'given' || picked.value === 'gm' || !('row' in picked.value)) return picked;
  const { row, odds } = picked.value;
  const [entry, ...more] = row.entries;
  if (more.length > 0) return picked;
  const action = await completeEntry(entry, world, logContext);
  if (action.kind === 'quit') return action;
  if (action.kind === 'given' && !odds) return { kind: 'given', value: { action: action.value } };
  if (action.kind === 'given') printOdds(action.value, world, logContext);
  return { kind: 'given', value: 'again' };
}

interface ShowContext extends LogContext {
  readonly whose: Menu['whose'];
}

function showMenu(rows: readonly MenuRow[], world: AnyWorld, { whose, ...logContext }: ShowContext): void {
  const { context, system } = logContext;
  const round = system.fightState(world)?.round;
  const who =
    whose === 'gm' ? context.text('game-master') : createNamer(system, world, context.language)(whose);
  const title = whose === 'gm' ? 'menu-of-gm' : 'turn-of';
  context.io.out(context.paint.bold(round === undefined ? who : context.text(title, { round, who })));
  if (rows.length === 0) context.io.out(`   ${context.text('nothing-to-do')}`);
  const rowsWithOdds = rows.map((row) => ({
    ...row,
    odds: whose === 'gm' ? '' : summarizeRowOdds(row, world, logContext),
  }));
  const widest = Math.max(0, ...rowsWithOdds.map(({ text, odds }) => (odds === '' ? 0 : text.length)));
  rowsWithOdds.forEach(({ text, odds }, index) => {
    const number = `   ${String(index + 1).padStart(2)}. `;
    const fits = number.length + widest + 3 + odds.length <= context.io.width;
    context.io.out(
      number + (odds !== '' && fits ? `${text.padEnd(widest)}   ${context.paint.dim(odds)}` : text),
    );
    if (odds !== '' && !fits) context.io.out(context.paint.dim(' '.repeat(number.length) + odds));
  });
}

/** Returns the action that the policy chooses for the creature whose turn it is. */
function chooseByPolicy(
  world: AnyWorld,
  { whose }: Menu,
  { system, die }: MenuContext,
): MenuCommand | undefined {
  return whose === 'gm' ? undefined : { action: policyOf(system).act(world, whose, die) };
}

/** Prints the full odds of an action without doing it. */
function printOdds(action: AnyAction, world: AnyWorld, logContext: LogContext): void {
  const { context, system } = logContext;
  const policy = policyOf(system);
  const found = computeBoundedOdds(system, world, action, (decisionRequest, world) =>
    policy.answer(decisionRequest, world),
  );
  const text = describeAction(action, world, { system, language: context.language });
  context.io.out(context.paint.bold(`${context.text('odds')}: ${text}`));
  const report = { before: world, ...(found.kind === 'odds' && { odds: found }) };
  for (const line of formatOdds(report, logContext)) context.io.out(line);
  context.io.out('');
}

/** Returns the actor of an offer; an action without an actor belongs to the game master. */
const actorOf = ({ action: { by } }: Offer): Person => (typeof by === 'string' ? by : 'gm');

async function completeEntry(
  { offer, chosen, open }: MenuEntry,
  world: AnyWorld,
  logContext: LogContext,
): Promise<Reply<AnyAction>> {
  const { system } = logContext;
  const slots: Record<string, Json> = { ...chosen };
  for (const slot of open) {
    const question = offer.slots[slot];
    if (!question) throw new Error(`the offer has no place ${slot}`);
    const label =
      system.presentation.actions[offer.action.type]?.slots[slot]?.[logContext.context.language] ?? slot;
    const reply = await promptChoice({ label, who: actorOf(offer), question }, world, logContext);
    if (reply.kind !== 'given') return reply;
    slots[slot] = reply.value;
  }
  return { kind: 'given', value: buildAction(system, offer, slots) };
}
