import { d } from '@arbitro/dice';
import {
  type CreatureId,
  fields,
  findFight,
  findFighter,
  firstRefusal,
  getCreature,
  idsOf,
  oneOf,
  score,
  someOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { updateCreatures, updateWorld } from '../copy-state.ts';
import { action, audienceForGm, event, writeFight } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import { type Creature, isBroken, isUp, type World } from '../state.ts';
import { makeReason, type WhiteboxCtx } from './checks.ts';
import { forbids } from './effects.ts';
import { modifier as addedByReferee, creatureIds } from './fields.ts';
import { isNamedTwice, isPlayerCharacter, notAlive, notUp } from './may-act.ts';
import { MODIFIER_QUESTION } from './questions.ts';
import { MORALE_TABLE, MORALES, type Morale } from './tables.ts';

export const moraleChecked = event(
  'morale-checked',
  fields<{ who: readonly CreatureId[]; morale: Morale; rolled: boolean }>(),
  {
    facts: ({ who, morale }) => [morale, ...who.map((id) => `${morale}:${id}`)],
    writeWorld: (world, { who, morale: outcome }) =>
      updateCreatures(world, who, (draft) => {
        draft.morale = outcome;
      }),
  },
);
export const moraleAskedSet = event('morale-asked-set', fields<{ asked: boolean }>(), {
  writeWorld: (world, { asked }) =>
    updateWorld(world, (draft) => {
      draft.asksMorale = asked;
    }),
});
export const moraleConsidered = event('morale-considered', fields<{ fallen: readonly CreatureId[] }>(), {
  audience: audienceForGm,
  privateFields: ['fallen'],
  writeWorld: writeFight((fight, { fallen }) => {
    fight.fallen = fight.fallen.filter((id) => !fallen.includes(id));
  }),
});

/** The undead, the mindless and the fearless fight to the death. @rule whitebox.morale.fearless */
const isFearless = ({ undead, mindless, fearless }: Creature): boolean => undead || mindless || fearless;

/**
 * A creature that sleeps, is stunned or is held can neither flee nor surrender.
 * @rule whitebox.morale.check @ruling R58
 */
const hasNerve = (creature: Creature): boolean => isUp(creature) && !forbids(creature, 'act');

/**
 * One roll per group; a creature with its own loyalty modifier rolls alone.
 * @rule whitebox.morale.check @rule whitebox.morale.fearless @rule whitebox.morale.referee-decides
 * @rule whitebox.morale.hirelings
 */
export const morale = action('morale', {
  fields: {
    who: creatureIds,
    modifier: addedByReferee,
    /** The Referee sets the result. */
    decided: z.enum(MORALES).optional(),
  },
  refuses: (world, { who }) => cannotTestMorale(world, who),
  resolve: checkMorale,
  gmOffers: (world) => {
    const testers = idsOf(world.creatures.filter(isUp)).filter((id) => !cannotTestMorale(world, [id]));
    if (testers.length === 0) return [];
    const who = someOf(testers, { least: 1, most: testers.length });
    const fixedAction = { type: 'morale' };
    return [
      { action: fixedAction, slots: { who } },
      { action: fixedAction, slots: { who, modifier: MODIFIER_QUESTION } },
      { action: fixedAction, slots: { who, decided: oneOf(MORALES) } },
    ];
  },
});

/** Helpless creatures are left out of a group; alone they cannot be checked. @rule whitebox.morale.check */
const cannotTestMorale = (world: World, who: readonly CreatureId[]): Verdict =>
  isNamedTwice(who) ??
  firstRefusal(who, (id) => isPlayerCharacter(world, id) ?? notAlive(world, { who: id })) ??
  (who.some((id) => hasNerve(getCreature(world, id)))
    ? undefined
    : firstRefusal(who, (id) => notUp(world, id)));

interface MoraleCheck {
  readonly who: readonly CreatureId[];
  readonly modifier?: number | undefined;
  readonly decided?: Morale | undefined;
}

function checkMorale(ctx: WhiteboxCtx, { who, modifier = 0, decided }: MoraleCheck): void {
  const all = who.map((id) => getCreature(ctx.world, id)).filter(hasNerve);
  const brave = idsOf(all.filter(isFearless));
  if (brave.length > 0) applyMorale(ctx, brave, 'attack', 'whitebox.morale.fearless');
  const others = all.filter((creature) => !isFearless(creature));
  if (others.length === 0) return;
  if (decided !== undefined)
    return applyMorale(ctx, idsOf(others), decided, 'whitebox.morale.referee-decides');
  if (ctx.world.options.moraleProcedure === 'referee')
    return applyMorale(ctx, idsOf(others), askOutcome(ctx), 'whitebox.morale.referee-decides');
  const alone = ctx.world.options.moraleApplyLoyalty ? others.filter(({ service }) => service !== null) : [];
  const group = others.filter((creature) => !alone.includes(creature));
  if (group.length > 0) rollMorale(ctx, idsOf(group), modifier, 0);
  for (const { id, service } of alone) rollMorale(ctx, [id], modifier, service?.carried ?? 0);
}

const askOutcome = (ctx: WhiteboxCtx): Morale =>
  ctx.choose({ name: 'morale-outcome', rule: 'whitebox.morale.referee-decides' }, 'gm', oneOf(MORALES));

/**
 * The Referee throws the dice; they count as the dice of the creatures checked.
 * @rule whitebox.morale.check @rule whitebox.morale.loyalty-modifier
 */
function rollMorale(ctx: WhiteboxCtx, who: readonly CreatureId[], modifier: number, loyalty: number): void {
  const rule: RuleId = 'whitebox.morale.check';
  const added = score(
    [
      makeReason(rule, 'modifier', modifier),
      makeReason('whitebox.morale.loyalty-modifier', 'loyalty', loyalty),
    ].filter(({ value }) => value !== 0),
  );
  const outcome = ctx.roll({ name: 'morale', rule, plus: added }, who[0] ?? 'gm', d(6, 2), (rolled) =>
    moraleAt(rolled + added.value),
  );
  settleMorale(ctx, { who, outcome, rule, rolled: true });
}

/** Totals beyond either end of the table use its last row. */
const moraleAt = (total: number): Morale =>
  MORALE_TABLE.find(({ upTo }) => total <= upTo)?.morale ?? 'attack';

const applyMorale = (ctx: WhiteboxCtx, who: readonly CreatureId[], outcome: Morale, rule: RuleId): void =>
  settleMorale(ctx, { who, outcome, rule, rolled: false });

interface MoraleResult {
  readonly who: readonly CreatureId[];
  readonly outcome: Morale;
  readonly rule: RuleId;
  readonly rolled: boolean;
}

/** A creature that flees or surrenders lets go of the spell it prepares. @rule whitebox.morale.check @ruling R89 */
function settleMorale(ctx: WhiteboxCtx, { who, outcome, rule, rolled }: MoraleResult): void {
  ctx.emit({ type: 'morale-checked', rule, who, morale: outcome, rolled });
  if (!isBroken({ morale: outcome })) return;
  for (const id of who)
    if (getCreature(ctx.world, id).casting?.phase === 'preparing')
      ctx.emit({ type: 'casting-set', rule, who: id, casting: null });
}

/** @rule whitebox.morale.referee-decides */
export const askMorale = action('ask-morale', {
  fields: { asked: z.boolean().default(true) },
  refuses: ({ asksMorale }, { asked }) =>
    asksMorale === asked ? refuseWhitebox('so-already', { what: 'morale' }) : undefined,
  resolve: (ctx, { asked }) =>
    ctx.emit({ type: 'morale-asked-set', rule: 'whitebox.morale.referee-decides', asked }),
  gmOffers: ({ asksMorale }) => [{ action: { type: 'ask-morale', asked: !asksMorale }, slots: {} }],
});

/**
 * A creature fell in this round: the Referee decides whether its comrades check morale. No rule does it automatically.
 * @rule whitebox.morale.referee-decides
 */
export function considerMorale(ctx: WhiteboxCtx): void {
  const fight = findFight(ctx.world);
  if (!fight || fight.fallen.length === 0) return;
  const { fallen } = fight;
  const rule: RuleId = 'whitebox.morale.referee-decides';
  if (ctx.world.asksMorale) {
    const sides = new Set(fallen.map((id) => getCreature(ctx.world, id).side));
    for (const side of fight.sides) if (sides.has(side)) considerSide(ctx, side);
  }
  ctx.emit({ type: 'morale-considered', rule, fallen });
}

function considerSide(ctx: WhiteboxCtx, side: string): void {
  const fight = findFight(ctx.world);
  const wavering = ctx.world.creatures.filter(
    (creature) => creature.side === side && fight && findFighter(fight, creature.id) && canWaver(creature),
  );
  if (wavering.length === 0) return;
  callMorale(ctx, idsOf(wavering), wavering.length > 1);
}

/** For all of them, or for those the Referee selects. @rule whitebox.morale.referee-decides @ruling R58 */
function callMorale(ctx: WhiteboxCtx, who: readonly CreatureId[], maySelect: boolean): void {
  const rule: RuleId = 'whitebox.morale.referee-decides';
  const table = ctx.world.options.moraleProcedure === 'table' ? (['roll-table'] as const) : [];
  const some = maySelect ? (['some-of-them'] as const) : [];
  const call = ctx.choose(
    { name: 'morale-call', rule },
    'gm',
    oneOf(['no-check', ...table, ...MORALES, ...some]),
  );
  if (call === 'no-check') return;
  if (call !== 'some-of-them')
    return checkMorale(ctx, { who, decided: call === 'roll-table' ? undefined : call });
  const max = who.length - 1;
  const named = ctx.choose({ name: 'morale-who', rule }, 'gm', someOf(who, { least: 1, most: max }));
  callMorale(ctx, named, false);
}

const canWaver = (creature: Creature): boolean =>
  creature.kind !== 'character' && hasNerve(creature) && !isFearless(creature) && !isBroken(creature);
