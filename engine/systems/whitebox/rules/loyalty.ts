import { d } from '@arbitro/dice';
import {
  type CreatureId,
  creatureId,
  fields,
  findCreature,
  findFight,
  findFighter,
  getCreature,
  idsOf,
  listFactKeys,
  type Offer,
  oneOf,
  refuse,
  score,
  type Verdict,
} from '@arbitro/kernel';
import { addItem, removeItem, updateFighter } from '../copy-state.ts';
import { action, audienceForWho, event, writeFight } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Service, World } from '../state.ts';
import { actionPlaces, isTied } from './acting.ts';
import { makeReason, type WhiteboxCtx } from './checks.ts';
import { modifier as addedByReferee, adjustment, side as sideName } from './fields.ts';
import { isPlayerCharacter, notAlive } from './may-act.ts';
import { MODIFIER_QUESTION, type OfferedAction } from './questions.ts';
import { LOYALTY_TABLE, type Loyalty } from './tables.ts';

export const loyaltyChecked = event(
  'loyalty-checked',
  fields<{ who: CreatureId; loyalty: Loyalty; carried: number }>(),
  {
    facts: ({ who, loyalty }) => listFactKeys(loyalty, who),
    audience: audienceForWho,
    writeCreature: (draft, { loyalty: text, carried }) => {
      if (draft.service) draft.service = { ...draft.service, loyalty: text, carried };
    },
  },
);
export const treatmentSet = event('treatment-set', fields<{ who: CreatureId; modifier: number }>(), {
  audience: audienceForWho,
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
      // a creature that surrendered to one side may fight for the other
      if (side !== draft.side) draft.morale = null;
      draft.side = side;
      draft.service = employer === null ? null : { employer, loyalty: null, carried: 0, treatment: 0 };
    },
    writeWorld: writeFight((fight, { who, side, turn }) => {
      if (fight.fighters.some((fighter) => fighter.who === who)) fight.sides = addItem(fight.sides, side);
      if (turn === 'later') fight.pending = removeItem(fight.pending, who);
      if (turn === 'over')
        updateFighter(fight, who, (fighter) => {
          fighter.turnOver = true;
        });
    }),
  },
);

/**
 * Three dice, only when the Referee calls for it.
 * @rule whitebox.loyalty.check @rule whitebox.loyalty.table @rule whitebox.loyalty.npc-individuals
 */
export const loyalty = action('loyalty', {
  fields: { who: creatureId, modifier: addedByReferee },
  refuses: servesNobody,
  resolve: (ctx, { who, modifier = 0 }) => checkLoyalty(ctx, who, modifier),
  gmOffers: (world) => [
    ...offersToServants(world, { type: 'loyalty' }),
    ...offersToServants(world, { type: 'loyalty' }, { modifier: MODIFIER_QUESTION }),
  ],
});

function servesNobody(world: World, { who }: { readonly who: CreatureId }): Verdict {
  const { service } = getCreature(world, who);
  return notAlive(world, { who }) ?? (service ? undefined : refuseWhitebox('serves-nobody', { who }));
}

function offersToServants(world: World, input: OfferedAction, slots: Offer['slots'] = {}): readonly Offer[] {
  const retainers = idsOf(world.creatures).filter((who) => !servesNobody(world, { who }));
  return retainers.length > 0 ? [{ action: input, slots: { who: oneOf(retainers), ...slots } }] : [];
}

function checkLoyalty(ctx: WhiteboxCtx, who: CreatureId, modifier: number): void {
  const { service } = getCreature(ctx.world, who);
  if (!service) return;
  const rule: RuleId = 'whitebox.loyalty.check';
  const added = score(
    [...loyaltyModifiers(ctx.world, service), makeReason(rule, 'modifier', modifier)].filter(
      ({ value }) => value !== 0,
    ),
  );
  const row = ctx.roll({ name: 'loyalty', rule, plus: added }, who, d(6, 3), (rolled) =>
    findLoyaltyRow(rolled + added.value),
  );
  if (!row) return;
  const carried =
    ctx.world.options.loyaltyCarry === 'cumulative' ? service.carried + row.carried : row.carried;
  ctx.emit({ type: 'loyalty-checked', rule: 'whitebox.loyalty.table', who, loyalty: row.loyalty, carried });
}

/** @rule whitebox.loyalty.carried-modifier @rule whitebox.loyalty.charisma @rule whitebox.loyalty.treatment */
function loyaltyModifiers(world: World, { employer, carried, treatment: treated }: Service) {
  const charisma = findCreature(world, employer)?.charismaLoyalty ?? 0;
  return [
    makeReason('whitebox.loyalty.carried-modifier', 'carried', carried),
    makeReason('whitebox.loyalty.charisma', 'charisma', world.options.loyaltyApplyCharisma ? charisma : 0),
    makeReason('whitebox.loyalty.treatment', 'treatment', treated),
  ];
}

/** Totals beyond either end of the table use its last row. */
const findLoyaltyRow = (total: number) =>
  LOYALTY_TABLE.find(({ upTo }) => total <= upTo) ?? LOYALTY_TABLE.at(-1);

/** Sets how a follower is treated from now on. @rule whitebox.loyalty.treatment */
export const treatment = action('treatment', {
  fields: { who: creatureId, modifier: adjustment },
  refuses: servesNobody,
  resolve: (ctx, { who, modifier }) =>
    ctx.emit({ type: 'treatment-set', rule: 'whitebox.loyalty.treatment', who, modifier }),
  gmOffers: (world) => offersToServants(world, { type: 'treatment' }, { modifier: TREATMENT }),
});
const TREATMENT = oneOf([1, 2, 3, 0, -1, -2, -3]);

/**
 * A creature enters or leaves a service, or changes sides; a monster in service sees in the dark no better than its
 * employers.
 * @rule whitebox.loyalty.npc-individuals @rule whitebox.exploration.monsters-darkvision
 */
export const serve = action('serve', {
  fields: { who: creatureId, employer: creatureId.nullable(), side: sideName.optional() },
  refuses: cannotServe,
  resolve: (ctx, { who, employer, side }) => {
    const creature = getCreature(ctx.world, who);
    const joined = sideAfterService(ctx.world, { who, employer, side });
    const rule: RuleId =
      creature.kind === 'monster'
        ? 'whitebox.exploration.monsters-darkvision'
        : 'whitebox.loyalty.npc-individuals';
    const turn = turnAfterSwitch(ctx.world, creature, joined);
    ctx.emit({ type: 'served', rule, who, employer, side: joined, ...(turn ? { turn } : {}) });
  },
  gmOffers: (world) => world.creatures.flatMap((servant) => serviceOffers(world, servant)),
});

interface ServiceTerms {
  readonly who: CreatureId;
  readonly employer: CreatureId | null;
  readonly side?: string | undefined;
}

/** @rule whitebox.loyalty.npc-individuals */
function serviceOffers(world: World, { id: who, kind }: Creature): readonly Offer[] {
  if (kind === 'character') return [];
  const fixedAction: OfferedAction = { type: 'serve', who };
  const characters = idsOf(world.creatures.filter((creature) => creature.kind === 'character'));
  const employers = characters.filter((employer) => !cannotServe(world, { who, employer }));
  const sides = [...new Set(world.creatures.map(({ side }) => side))];
  const others = sides.filter((side) => !cannotServe(world, { who, employer: null, side }));
  return [
    ...(employers.length > 0 ? [{ action: fixedAction, slots: { employer: oneOf(employers) } }] : []),
    ...(others.length > 0
      ? [{ action: { ...fixedAction, employer: null }, slots: { side: oneOf(others) } }]
      : []),
  ];
}

function cannotServe(world: World, { who, employer, side }: ServiceTerms): Verdict {
  if (who === employer) return refuse('no-such-target', { on: who });
  const creature = getCreature(world, who);
  const stays = employer === null && creature.service === null && (side ?? creature.side) === creature.side;
  if (stays) return refuseWhitebox('serves-nobody', { who });
  return (
    isPlayerCharacter(world, who) ??
    notAlive(world, { who }) ??
    isUnknownSide(world, who, sideAfterService(world, { who, employer, side }))
  );
}

const sideAfterService = (world: World, { who, employer, side }: ServiceTerms): string =>
  side ?? getCreature(world, employer ?? who).side;

/** In a fight a creature can only join a side that is in it. */
function isUnknownSide(world: World, who: CreatureId, side: string): Verdict {
  const fight = findFight(world);
  if (!fight || !findFighter(fight, who) || fight.sides.includes(side)) return undefined;
  return refuseWhitebox('no-such-side', { side });
}

/**
 * One turn per round, on either side: a creature that has had its turn gets no other; a waiting one takes it with the
 * new side, or now if that side has acted.
 * @rule whitebox.combat.side-actions @ruling R92
 */
function turnAfterSwitch(world: World, { id, side }: Creature, joined: string): 'over' | 'later' | undefined {
  const fight = findFight(world);
  if (!fight || side === joined || !findFighter(fight, id) || isTied(fight)) return undefined;
  if (fight.phase === 'declare' || fight.phase === 'announce') return undefined;
  const placeOf = (of: string): number => actionPlaces(fight).findIndex((sides) => sides.includes(of));
  if (fight.pending.includes(id)) return placeOf(joined) > fight.turn ? 'later' : undefined;
  return placeOf(side) <= fight.turn ? 'over' : undefined;
}
