import { d } from '@arbitro/dice';
import { type CreatureId, creature, fields, fighterIn, fightOn, oneOf, score, someOf } from '@arbitro/kernel';
import type { AskMorale, MoraleCheck } from '../actions.ts';
import { plus, type WhiteboxCtx } from '../checks.ts';
import { changeEach, changeWorld } from '../copies.ts';
import { event, toReferee, writeFight } from '../declare.ts';
import { forbids } from '../effects.ts';
import type { RuleId } from '../rules.ts';
import { type Creature, isBroken, isUp } from '../state.ts';
import { MORALE_TABLE, MORALES, type Morale } from '../tables.ts';

export const moraleChecked = event(
  'morale-checked',
  fields<{ who: readonly CreatureId[]; morale: Morale; rolled: boolean }>(),
  {
    writeWorld: (world, { who, morale: outcome }) =>
      changeEach(world, who, (draft) => {
        draft.morale = outcome;
      }),
  },
);
export const moraleAskedSet = event('morale-asked-set', fields<{ asked: boolean }>(), {
  writeWorld: (world, { asked }) =>
    changeWorld(world, (draft) => {
      draft.asksMorale = asked;
    }),
});
export const moraleConsidered = event('morale-considered', fields<{ fallen: readonly CreatureId[] }>(), {
  audience: toReferee,
  inner: ['fallen'],
  writeWorld: writeFight((fight, { fallen }) => {
    fight.fallen = fight.fallen.filter((id) => !fallen.includes(id));
  }),
});

/** The undead, the mindless and the fearless fight to the death. @rule whitebox.morale.fearless */
const isFearless = ({ undead, mindless, fearless }: Creature): boolean => undead || mindless || fearless;

/** Whoever sleeps, lies stunned or is held can neither run nor give up. @rule whitebox.morale.check @ruling R58 */
export const hasNerve = (one: Creature): boolean => isUp(one) && !forbids(one, 'act');

/**
 * One roll for a group; whoever adds a loyalty of their own is rolled for alone.
 *
 * @rule whitebox.morale.check
 * @rule whitebox.morale.fearless
 * @rule whitebox.morale.referee-decides
 * @rule whitebox.morale.hirelings
 */
export function morale(ctx: WhiteboxCtx, { who, modifier = 0, decided }: MoraleCheck): void {
  const all = who.map((id) => creature(ctx.world, id)).filter(hasNerve);
  const brave = ids(all.filter(isFearless));
  if (brave.length > 0) settle(ctx, brave, 'attack', 'whitebox.morale.fearless');
  const others = all.filter((one) => !isFearless(one));
  if (others.length === 0) return;
  if (decided !== undefined) return settle(ctx, ids(others), decided, 'whitebox.morale.referee-decides');
  if (ctx.world.options.moraleProcedure === 'referee')
    return settle(ctx, ids(others), askOutcome(ctx), 'whitebox.morale.referee-decides');
  const alone = ctx.world.options.moraleApplyLoyalty ? others.filter(({ service }) => service !== null) : [];
  const group = others.filter((one) => !alone.includes(one));
  if (group.length > 0) roll(ctx, ids(group), modifier, 0);
  for (const { id, service } of alone) roll(ctx, [id], modifier, service?.carried ?? 0);
}

const ids = (creatures: readonly Creature[]): readonly CreatureId[] => creatures.map(({ id }) => id);

const askOutcome = (ctx: WhiteboxCtx): Morale =>
  ctx.choose({ name: 'morale-outcome', rule: 'whitebox.morale.referee-decides' }, 'gm', oneOf(MORALES));

/** The Referee's dice, counted as theirs whom they are thrown for. @rule whitebox.morale.check @rule whitebox.morale.loyalty-modifier */
function roll(ctx: WhiteboxCtx, who: readonly CreatureId[], modifier: number, loyalty: number): void {
  const rule: RuleId = 'whitebox.morale.check';
  const added = score(
    [plus(rule, 'modifier', modifier), plus('whitebox.morale.loyalty-modifier', 'loyalty', loyalty)].filter(
      ({ value }) => value !== 0,
    ),
  );
  const outcome = ctx.roll({ name: 'morale', rule, plus: added }, who[0] ?? 'gm', d(6, 2), (rolled) =>
    moraleAt(rolled + added.value),
  );
  ctx.emit({ type: 'morale-checked', rule, who, morale: outcome, rolled: true });
}

/** Beyond either end of the table its last row is read. */
const moraleAt = (total: number): Morale =>
  MORALE_TABLE.find(({ upTo }) => total <= upTo)?.morale ?? 'attack';

const settle = (ctx: WhiteboxCtx, who: readonly CreatureId[], outcome: Morale, rule: RuleId): void =>
  ctx.emit({ type: 'morale-checked', rule, who, morale: outcome, rolled: false });

/** @rule whitebox.morale.referee-decides */
export const askMorale = (ctx: WhiteboxCtx, { asked }: AskMorale): void =>
  ctx.emit({ type: 'morale-asked-set', rule: 'whitebox.morale.referee-decides', asked });

/**
 * Somebody fell in this round: the Referee says whether their comrades' courage is put to the test. No rule does it by
 * itself.
 *
 * @rule whitebox.morale.referee-decides
 */
export function considerMorale(ctx: WhiteboxCtx): void {
  const fight = fightOn(ctx.world);
  if (!fight || fight.fallen.length === 0) return;
  const { fallen } = fight;
  const rule: RuleId = 'whitebox.morale.referee-decides';
  if (ctx.world.asksMorale) {
    const sides = new Set(fallen.map((id) => creature(ctx.world, id).side));
    for (const side of fight.sides) if (sides.has(side)) considerSide(ctx, side);
  }
  ctx.emit({ type: 'morale-considered', rule, fallen });
}

function considerSide(ctx: WhiteboxCtx, side: string): void {
  const fight = fightOn(ctx.world);
  const wavering = ctx.world.creatures.filter(
    (one) => one.side === side && fight && fighterIn(fight, one.id) && mayWaver(one),
  );
  if (wavering.length === 0) return;
  callMorale(ctx, ids(wavering), wavering.length > 1);
}

/** For all of them, or for those whom the Referee names. @rule whitebox.morale.referee-decides @ruling R58 */
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
    return morale(ctx, { type: 'morale', who, decided: call === 'roll-table' ? undefined : call });
  const most = who.length - 1;
  const named = ctx.choose({ name: 'morale-who', rule }, 'gm', someOf(who, { least: 1, most }));
  callMorale(ctx, named, false);
}

const mayWaver = (one: Creature): boolean =>
  one.kind !== 'character' && hasNerve(one) && !isFearless(one) && !isBroken(one);
