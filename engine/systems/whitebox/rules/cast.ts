import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  findFighter,
  getCreature,
  getFight,
  idsOf,
  isParticipant,
  type Offer,
  someOf,
  type Verdict,
} from '@arbitro/kernel';
import { removeItem } from '../copy-state.ts';
import { action, event, writeFight } from '../declare.ts';
import { type Casting, type Creature, isUp, type Spell, type World } from '../state.ts';
import { endTurn, isAbleToAct } from './acting.ts';
import { findApproach } from './approach.ts';
import type { WhiteboxCtx } from './checks.ts';
import { walk } from './distance.ts';
import { nameText } from './fields.ts';
import { approachTarget, carryOut, fillFromDeclared, shouldKeepForLater } from './intent.ts';
import { isNotAsked } from './may-act.ts';
import { cannotUse } from './may-cast.ts';
import { validateTurnAction } from './may-do.ts';
import type { OfferedAction } from './questions.ts';
import { landSpell, releaseSpell, rollSpell } from './spell.ts';
import { sortSpellTargets } from './spell-targets.ts';
import { MINUTES } from './tables.ts';
import { elapseTime } from './time.ts';
import { offersInAndOutOfFight, turnActionOffers } from './turn-action-offers.ts';
import { intentOf, TURN_ACTION_FIELDS, type TurnActionOf } from './turn-actions.ts';
import { wound } from './wound.ts';

export const announced = event('announced', fields<{ who: CreatureId; spell: string | null }>(), {
  writeWorld: writeFight((fight, { who }) => {
    fight.pending = removeItem(fight.pending, who);
  }),
});
export const castingSet = event('casting-set', fields<{ who: CreatureId; casting: Casting | null }>(), {
  writeCreature: (draft, { casting }) => {
    draft.casting = casting;
  },
});

type CastAction = TurnActionOf<'cast'>;

const isAlternative = ({ options }: World): boolean => options.combatSequence === 'alternative';

/**
 * A caster announces a spell at the start of the round, and prepares it from then on.
 * @rule whitebox.spells.casting-start
 */
export const announce = action('announce', {
  fields: { by: creatureId, spell: nameText.nullable() },
  refuses: cannotAnnounce,
  resolve: (ctx, { by: who, spell }) => {
    if (spell !== null) return startCasting(ctx, who, spell);
    ctx.emit({ type: 'announced', rule: 'whitebox.spells.casting-start', who, spell });
  },
  /** Offers each spell for this round, or none. */
  offers: (world, { id: by, spells }) =>
    [...idsOf(spells), null]
      .filter((spell) => !cannotAnnounce(world, { by, spell }))
      .map((spell) => ({ action: { type: 'announce', by, spell }, slots: {} })),
});

function cannotAnnounce(
  world: World,
  { by, spell }: { readonly by: CreatureId; readonly spell: string | null },
): Verdict {
  return (
    isNotAsked(world, by, 'announce') ??
    (spell === null ? undefined : cannotUse(getCreature(world, by), spell))
  );
}

export function startCasting(ctx: WhiteboxCtx, who: CreatureId, spell: string): void {
  const rule = 'whitebox.spells.casting-start';
  ctx.emit({ type: 'announced', rule, who, spell });
  prepareForRound(ctx, who, spell, rule);
}

function prepareForRound(
  ctx: WhiteboxCtx,
  who: CreatureId,
  spell: string,
  rule: 'whitebox.spells.casting-start' | 'whitebox.combat.alt-spell-phase',
): void {
  const since = findFight(ctx.world)?.round ?? 0;
  ctx.emit({ type: 'casting-set', rule, who, casting: { spell, phase: 'preparing', since } });
}

/**
 * Casts a spell in the caster's own turn, or at the end of the round where the spell says so; outside a fight it takes
 * as long as a round. In the alternative sequence the caster keeps the rest of the round.
 * @rule whitebox.spells.effect-timing @rule whitebox.spells.alt-sequence-casting @ruling R84 @ruling R89
 */
export const cast = action('cast', {
  fields: { by: creatureId, ...TURN_ACTION_FIELDS.cast },
  refuses: validateTurnAction,
  resolve: (ctx, terms) =>
    findFight(ctx.world) ? castDuringFight(ctx, terms) : castOutsideFight(ctx, terms),
  offers: (world, caster) =>
    offersInAndOutOfFight(world, caster, 'cast', () =>
      caster.spells.flatMap((spell) => castOffers(world, caster, spell)),
    ),
});

/** Offers a cast on each possible set of targets. @rule whitebox.spells.effect-timing */
function castOffers(world: World, caster: Creature, spell: Spell): readonly Offer[] {
  const action: OfferedAction = { type: 'cast', by: caster.id, spell: spell.id };
  const allowed = world.creatures
    .map(({ id }) => id)
    .filter((id) => turnActionOffers.allows(world, { ...action, on: [id] }));
  if (allowed.length === 0) return [];
  const among = sortSpellTargets(world, caster, spell, allowed);
  return [
    { action, slots: { on: someOf(among, { least: 1, most: Math.min(spell.targets, among.length) }) } },
  ];
}

function castDuringFight(ctx: WhiteboxCtx, terms: CastAction): void {
  const filledAction = fillFromDeclared(ctx.world, terms);
  if (shouldKeepForLater(ctx, filledAction)) return;
  const way = findApproach(ctx.world, filledAction);
  if (way) {
    dropCasting(ctx, filledAction.by);
    return approachTarget(ctx, way, 'cast');
  }
  walk(ctx, filledAction.by, filledAction.first);
  const waits = waitsForRoundEnd(ctx.world, filledAction);
  if (!waits) castAtOnce(ctx, filledAction);
  if (isUp(getCreature(ctx.world, filledAction.by))) walk(ctx, filledAction.by, filledAction.after);
  if (waits) keepSpellWaiting(ctx, filledAction);
  else if (!isAlternative(ctx.world)) endTurn(ctx, filledAction.by);
}

function castOutsideFight(ctx: WhiteboxCtx, terms: CastAction): void {
  castAtOnce(ctx, terms);
  elapseTime(ctx, MINUTES.round);
}

function castAtOnce(ctx: WhiteboxCtx, { by, spell, on }: CastAction): void {
  const loosed = releaseSpell(ctx, by, spell, on);
  if (loosed) landSpell(ctx, rollSpell(ctx, loosed), (harming) => wound(ctx, harming));
}

/** A spell's own timing has priority over the rule. @rule whitebox.spells.effect-timing */
export const waitsForRoundEnd = (world: World, { by, spell }: Pick<CastAction, 'by' | 'spell'>): boolean =>
  getCreature(world, by).spells.find(({ id }) => id === spell)?.timing === 'round-end';

/** Ends the caster's turn and stores the targets until the round ends. */
export function keepSpellWaiting(ctx: WhiteboxCtx, castAction: CastAction): void {
  const rule = 'whitebox.spells.effect-timing';
  ctx.emit({ type: 'turn-done', rule, who: castAction.by });
  ctx.emit({ type: 'declared', rule, who: castAction.by, intent: intentOf(castAction) });
}

/**
 * Preparing takes the rest of the round; a spell may be prepared in advance.
 * @rule whitebox.combat.alt-spell-phase @ruling R37
 */
export const prepare = action('prepare', {
  fields: { by: creatureId, ...TURN_ACTION_FIELDS.prepare },
  refuses: validateTurnAction,
  resolve: (ctx, terms) => {
    if (findFight(ctx.world))
      return carryOut(ctx, terms, (filledAction) => startPreparingNow(ctx, filledAction));
    startPreparingNow(ctx, terms);
    elapseTime(ctx, MINUTES.round);
    finishPreparing(ctx, terms.by);
  },
  offers: (world, caster) =>
    offersInAndOutOfFight(world, caster, 'prepare', () =>
      caster.spells.flatMap(({ id }) =>
        turnActionOffers.offered(world, { type: 'prepare', by: caster.id, spell: id }),
      ),
    ),
});

export const startPreparingNow = (ctx: WhiteboxCtx, { by, spell }: TurnActionOf<'prepare'>): void =>
  prepareForRound(ctx, by, spell, 'whitebox.combat.alt-spell-phase');

/** An announced spell that is not cast stays in memory. @rule whitebox.spells.casting-start */
export function dropCasting(ctx: WhiteboxCtx, who: CreatureId): void {
  const { casting } = getCreature(ctx.world, who);
  if (casting?.phase === 'preparing' && !isAlternative(ctx.world))
    ctx.emit({ type: 'casting-set', rule: 'whitebox.spells.casting-start', who, casting: null });
}

/**
 * Resolves the spells that take effect now; in the alternative sequence, spells prepared without disturbance become
 * ready.
 * @rule whitebox.spells.effect-timing @rule whitebox.spells.alt-sequence-casting
 */
export function finishSpells(ctx: WhiteboxCtx): void {
  for (const { who } of getFight(ctx.world).fighters) {
    if (!getCreature(ctx.world, who).casting) continue;
    applyWaitingSpell(ctx, who);
    finishPreparing(ctx, who);
  }
}

function finishPreparing(ctx: WhiteboxCtx, who: CreatureId): void {
  const { casting } = getCreature(ctx.world, who);
  if (casting?.phase !== 'preparing') return;
  const ready = isAlternative(ctx.world) ? { ...casting, phase: 'ready' as const } : null;
  const rule = ready ? 'whitebox.spells.alt-sequence-casting' : 'whitebox.spells.casting-start';
  ctx.emit({ type: 'casting-set', rule, who, casting: ready });
}

/** A caster that has left the fight, surrendered or flees casts nothing. @rule whitebox.morale.check */
function applyWaitingSpell(ctx: WhiteboxCtx, who: CreatureId): void {
  const held = findFighter(getFight(ctx.world), who);
  if (held?.intent?.type !== 'cast' || !held.acted || !canFinish(getCreature(ctx.world, who))) return;
  const on = held.intent.on.filter((target) => isParticipant(ctx.world, target));
  castAtOnce(ctx, { ...held.intent, by: who, on });
}

const canFinish = (creature: Creature): boolean => isAbleToAct(creature) && creature.morale !== 'flee';
