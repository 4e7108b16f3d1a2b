import { d } from '@arbitro/dice';
import { type CreatureId, creature, fields, fighterIn, fightOn, findCreature, score } from '@arbitro/kernel';
import type { LoyaltyCheck, Serve, Treatment } from '../actions.ts';
import { plus, type WhiteboxCtx } from '../checks.ts';
import { withItem, withoutItem, writeFighter } from '../copies.ts';
import { event, ofWhom, writeFight } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Service, World } from '../state.ts';
import { LOYALTY_TABLE, type Loyalty } from '../tables.ts';
import { isTied, placesOf } from './acting.ts';

export const loyaltyChecked = event(
  'loyalty-checked',
  fields<{ who: CreatureId; loyalty: Loyalty; carried: number }>(),
  {
    audience: ofWhom,
    writeCreature: (draft, { loyalty: shown, carried }) => {
      if (draft.service) draft.service = { ...draft.service, loyalty: shown, carried };
    },
  },
);
export const treatmentSet = event('treatment-set', fields<{ who: CreatureId; modifier: number }>(), {
  audience: ofWhom,
  writeCreature: (draft, { modifier }) => {
    if (draft.service) draft.service = { ...draft.service, treatment: modifier };
  },
});
export const served = event(
  'served',
  fields<{
    who: CreatureId;
    employer: CreatureId | null;
    side: string;
    /** In a fight: its turn is over, or comes with its new side. */
    turn?: 'over' | 'later' | undefined;
  }>(),
  {
    writeCreature: (draft, { employer, side }) => {
      // who gave up before the one side may fight for the other
      if (side !== draft.side) draft.morale = null;
      draft.side = side;
      draft.service = employer === null ? null : { employer, loyalty: null, carried: 0, treatment: 0 };
    },
    writeWorld: writeFight((fight, { who, side, turn }) => {
      if (fight.fighters.some((fighter) => fighter.who === who)) fight.sides = withItem(fight.sides, side);
      if (turn === 'later') fight.pending = withoutItem(fight.pending, who);
      if (turn === 'over')
        writeFighter(fight, who, (fighter) => {
          fighter.turnOver = true;
        });
    }),
  },
);

/**
 * Three dice, on the Referee's call alone.
 *
 * @rule whitebox.loyalty.check
 * @rule whitebox.loyalty.table
 * @rule whitebox.loyalty.npc-individuals
 */
export function loyalty(ctx: WhiteboxCtx, { who, modifier = 0 }: LoyaltyCheck): void {
  const { service } = creature(ctx.world, who);
  if (!service) return;
  const rule: RuleId = 'whitebox.loyalty.check';
  const added = score(
    [...owed(ctx.world, service), plus(rule, 'modifier', modifier)].filter(({ value }) => value !== 0),
  );
  const row = ctx.roll({ name: 'loyalty', rule, plus: added }, who, d(6, 3), (rolled) =>
    rowOf(rolled + added.value),
  );
  if (!row) return;
  const carried =
    ctx.world.options.loyaltyCarry === 'cumulative' ? service.carried + row.carried : row.carried;
  ctx.emit({ type: 'loyalty-checked', rule: 'whitebox.loyalty.table', who, loyalty: row.loyalty, carried });
}

/** @rule whitebox.loyalty.carried-modifier @rule whitebox.loyalty.charisma @rule whitebox.loyalty.treatment */
function owed(world: World, { employer, carried, treatment: treated }: Service) {
  const charisma = findCreature(world, employer)?.charismaLoyalty ?? 0;
  return [
    plus('whitebox.loyalty.carried-modifier', 'carried', carried),
    plus('whitebox.loyalty.charisma', 'charisma', world.options.loyaltyApplyCharisma ? charisma : 0),
    plus('whitebox.loyalty.treatment', 'treatment', treated),
  ];
}

/** Beyond either end of the table its last row is read. */
const rowOf = (total: number) => LOYALTY_TABLE.find(({ upTo }) => total <= upTo) ?? LOYALTY_TABLE.at(-1);

/** How somebody is treated, from now on. @rule whitebox.loyalty.treatment */
export const treatment = (ctx: WhiteboxCtx, { who, modifier }: Treatment): void =>
  ctx.emit({ type: 'treatment-set', rule: 'whitebox.loyalty.treatment', who, modifier });

/**
 * Somebody enters or leaves a service, or changes sides; a monster that serves sees no better in the dark than those
 * it serves.
 *
 * @rule whitebox.loyalty.npc-individuals
 * @rule whitebox.exploration.monsters-darkvision
 */
export function serve(ctx: WhiteboxCtx, { who, employer, side }: Serve): void {
  const one = creature(ctx.world, who);
  const joined = side ?? (employer === null ? one.side : creature(ctx.world, employer).side);
  const rule: RuleId =
    one.kind === 'monster' ? 'whitebox.exploration.monsters-darkvision' : 'whitebox.loyalty.npc-individuals';
  const turn = turnOf(ctx.world, one, joined);
  ctx.emit({ type: 'served', rule, who, employer, side: joined, ...(turn ? { turn } : {}) });
}

/**
 * One turn in a round, on whichever side: who has had it has no other, who waits for it takes it with the new side, or
 * now where that has acted.
 *
 * @rule whitebox.combat.side-actions
 * @ruling R92
 */
function turnOf(world: World, { id, side }: Creature, joined: string): 'over' | 'later' | undefined {
  const fight = fightOn(world);
  if (!fight || side === joined || !fighterIn(fight, id) || isTied(fight)) return undefined;
  if (fight.phase === 'declare' || fight.phase === 'announce') return undefined;
  const placeOf = (of: string): number => placesOf(fight).findIndex((sides) => sides.includes(of));
  if (fight.pending.includes(id)) return placeOf(joined) > fight.turn ? 'later' : undefined;
  return placeOf(side) <= fight.turn ? 'over' : undefined;
}
