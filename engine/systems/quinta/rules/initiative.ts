import { type CreatureId, fields, getCreature, oneOf, type Score, score } from '@arbitro/kernel';
import { event } from '../declare.ts';
import type { Creature, World } from '../state.ts';
import { effectsOfKind } from './active-effects.ts';
import { checkSources } from './check-sources.ts';
import { type QuintaCtx, rollD20, type Source } from './checks.ts';
import { checkBonus, makeReason, testPenalty } from './derived.ts';
import { updateFight, writeOrder } from './state-writers.ts';

export interface Initiative {
  readonly who: CreatureId;
  readonly initiative: number;
}

export const initiativeRolled = event(
  'initiative-rolled',
  fields<{ who: readonly CreatureId[]; initiative: number; sources?: readonly Source[] }>(),
);

/** Creatures that are dead or out of the fight keep their place in the order. */
export const orderSet = event(
  'order-set',
  fields<{ order: readonly Initiative[]; turn: number; out?: readonly CreatureId[] }>(),
  {
    privateFields: ['turn'],
    writeWorld: (world, { order, turn }) => updateFight(world, (next) => writeOrder(next, { order, turn })),
  },
);

const INITIATIVE_TEST = { ability: 'dex', skill: null, tool: null } as const;

/** A Dexterity check, or the initiative that the stat block prints. @rule quinta.initiative.roll @ruling R38 */
export function initiativeBonus(world: World, creature: Creature): Score {
  const { initiative } = creature.printed;
  if (initiative === undefined) return checkBonus(world, creature, INITIATIVE_TEST);
  return score([
    makeReason('quinta.initiative.roll', 'printed', initiative),
    ...testPenalty(world, creature),
  ]);
}

export const SURPRISED: Source = {
  what: 'surprised',
  rule: 'quinta.initiative.surprise',
  mode: 'disadvantage',
};

/** Everything that modifies checks, and surprise. @rule quinta.initiative.roll @rule quinta.initiative.surprise */
function sourcesOf(world: World, creature: Creature, surprised: boolean): readonly Source[] {
  const own = effectsOfKind(world, creature, 'initiative').map(({ condition, rule, effect }) => ({
    what: condition,
    rule,
    mode: effect.mode,
  }));
  return [...checkSources(world, creature, INITIATIVE_TEST), ...own, ...(surprised ? [SURPRISED] : [])];
}

export interface Roller {
  readonly who: CreatureId[];
  readonly first: Creature;
  readonly bonus: Score;
  readonly sources: readonly Source[];
}

/** `Goblin 2`, `goblin-3` and `Goblin B` all give goblin. */
const baseNameOf = ({ name }: Creature): string => {
  const whole = name.trim().toLowerCase();
  return whole.replace(/[\s#.-]*(?:\d+|\s[a-z])$/u, '') || whole;
};

/** The stat block only: wounds and held items do not distinguish two creatures of a kind. */
const statBlockKey = (creature: Creature): string => {
  const { size, level, scores, saves, skills, printed, ac, senses, deeds } = creature;
  const { speed, climb, swim, fly, resistances, vulnerabilities, immunities, unaffectedBy } = creature;
  const body = [size, level, scores, saves, skills, printed, ac, speed, climb, swim, fly, senses];
  const defences = [resistances, vulnerabilities, immunities, unaffectedBy];
  return JSON.stringify([...body, ...defences, deeds.map(({ held: _, ...deed }) => deed)]);
};

/**
 * In the same group if one is named, otherwise with the same name and stat block.
 * @rule quinta.initiative.group @ruling R121
 */
const areIdentical = (creature: Creature, other: Creature): boolean =>
  creature.group !== null || other.group !== null
    ? creature.group === other.group
    : baseNameOf(creature) === baseNameOf(other) && statBlockKey(creature) === statBlockKey(other);

/** Identical monsters with the same modifiers roll together. @rule quinta.initiative.group @ruling R39 */
const canRollTogether = (a: Roller, b: Roller): boolean =>
  a.first.kind === 'monster' &&
  b.first.kind === 'monster' &&
  a.first.side === b.first.side &&
  a.bonus.value === b.bonus.value &&
  areIdentical(a.first, b.first) &&
  JSON.stringify(a.sources) === JSON.stringify(b.sources);

/** Returns the creatures in groups that roll together. @rule quinta.initiative.group */
export function listRollers(
  world: World,
  who: readonly CreatureId[],
  surprised: readonly CreatureId[],
): readonly Roller[] {
  const all: Roller[] = [];
  for (const id of who) {
    const first = getCreature(world, id);
    const sources = sourcesOf(world, first, surprised.includes(id));
    const roller = { who: [id], first, bonus: initiativeBonus(world, first), sources };
    const known = all.find((other) => canRollTogether(other, roller));
    if (known) known.who.push(id);
    else all.push(roller);
  }
  return all;
}

/** Creatures that take their turns in a row, and their initiative. */
export type InitiativeBlock = { readonly who: readonly CreatureId[]; readonly initiative: number };

/**
 * Rolls in the given order; a group rolls at the place of its first member.
 * @rule quinta.initiative.roll @rule quinta.initiative.group
 */
export function rollInitiative(
  ctx: QuintaCtx,
  who: readonly CreatureId[],
  surprised: readonly CreatureId[],
): readonly InitiativeBlock[] {
  return listRollers(ctx.world, who, surprised).map((roller) => {
    const [first = ''] = roller.who;
    const label = { name: 'initiative', rule: 'quinta.initiative.roll' };
    const { bonus, sources } = roller;
    const initiative = rollD20(ctx, { label, by: first, bonus, sources }, (_, total) => total);
    const eventBase = { type: 'initiative-rolled', rule: 'quinta.initiative.roll', who: roller.who } as const;
    ctx.emit({ ...eventBase, initiative, ...(sources.length > 0 && { sources }) });
    return { who: roller.who, initiative };
  });
}

/**
 * Returns the order from the highest down; ties are asked.
 * @rule quinta.initiative.order @rule quinta.initiative.ties
 */
export function orderByInitiative(ctx: QuintaCtx, blocks: readonly InitiativeBlock[]): readonly Initiative[] {
  const numbers = [...new Set(blocks.map(({ initiative }) => initiative))].sort((a, b) => b - a);
  return numbers.flatMap((initiative) => {
    const tied = blocks.filter((block) => block.initiative === initiative);
    const isPlayed = ({ who: [first = ''] }: InitiativeBlock): boolean =>
      getCreature(ctx.world, first).kind === 'character';
    const players = tied.filter(isPlayed);
    const others = tied.filter((block) => !isPlayed(block));
    return flattenBlocks(
      mergeOrders(ctx, arrangeTied(ctx, players, players[0]?.who[0]), arrangeTied(ctx, others, 'gm')),
    );
  });
}

const flattenBlocks = (blocks: readonly InitiativeBlock[]): readonly Initiative[] =>
  blocks.flatMap(({ who, initiative }) => who.map((id) => ({ who: id, initiative })));

const LABEL = { name: 'order-of-ties', rule: 'quinta.initiative.ties' };

/**
 * The players of tied characters, or the game master, choose the first, then the next.
 * @rule quinta.initiative.ties @ruling R40
 */
function arrangeTied(
  ctx: QuintaCtx,
  tied: readonly InitiativeBlock[],
  decider: CreatureId | undefined,
): readonly InitiativeBlock[] {
  const left = [...tied];
  const order: InitiativeBlock[] = [];
  while (left.length > 1 && decider !== undefined) {
    const first = ctx.choose(LABEL, decider, oneOf(left.map(firstMember)));
    order.push(
      ...left.splice(
        left.findIndex((block) => firstMember(block) === first),
        1,
      ),
    );
  }
  return [...order, ...left];
}

const firstMember = ({ who }: InitiativeBlock): CreatureId => who[0] ?? '';

/** Lets the game master merge two orders; the order within each is kept. @rule quinta.initiative.ties @ruling R40 */
export function mergeOrders(
  ctx: QuintaCtx,
  players: readonly InitiativeBlock[],
  others: readonly InitiativeBlock[],
): readonly InitiativeBlock[] {
  const [a, b] = [[...players], [...others]];
  const order: InitiativeBlock[] = [];
  while (a[0] && b[0]) {
    const next = ctx.choose(LABEL, 'gm', oneOf([firstMember(a[0]), firstMember(b[0])]));
    order.push(...(next === firstMember(a[0]) ? a : b).splice(0, 1));
  }
  return [...order, ...a, ...b];
}
