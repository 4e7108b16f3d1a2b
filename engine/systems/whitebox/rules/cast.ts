import {
  type CreatureId,
  creature,
  creatureId,
  fields,
  fighterIn,
  fightOn,
  idsOf,
  type Offer,
  someOf,
  takesPart,
  theFight,
  type Verdict,
} from '@arbitro/kernel';
import { withoutItem } from '../copies.ts';
import { action, event, writeFight } from '../declare.ts';
import { type Casting, type Creature, isUp, type Spell, type World } from '../state.ts';
import { endTurn, isAble } from './acting.ts';
import type { WhiteboxCtx } from './checks.ts';
import { approachOf } from './closing.ts';
import { deedOffers, offersAnytime } from './deed-offers.ts';
import { DEEDS, type DeedOf, intentOf } from './deeds.ts';
import { walk } from './distance.ts';
import { name } from './fields.ts';
import { asDeclared, carryOut, comeNearer, keepsForLater } from './intent.ts';
import { notAsked } from './may-act.ts';
import { cannotUse } from './may-cast.ts';
import { refusesDeed } from './may-do.ts';
import type { Given } from './questions.ts';
import { land, loose, rollSpell } from './spell.ts';
import { MINUTES } from './tables.ts';
import { pass } from './time.ts';
import { wound } from './wound.ts';

export const announced = event('announced', fields<{ who: CreatureId; spell: string | null }>(), {
  writeWorld: writeFight((fight, { who }) => {
    fight.pending = withoutItem(fight.pending, who);
  }),
});
export const castingSet = event('casting-set', fields<{ who: CreatureId; casting: Casting | null }>(), {
  writeCreature: (draft, { casting }) => {
    draft.casting = casting;
  },
});

type Cast = DeedOf<'cast'>;

const isAlternative = ({ options }: World): boolean => options.combatSequence === 'alternative';

/**
 * A caster announces a spell at the start of the round, and prepares it from then on.
 *
 * @rule whitebox.spells.casting-start
 */
export const announce = action('announce', {
  fields: { by: creatureId, spell: name.nullable() },
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
    notAsked(world, by, 'announce') ?? (spell === null ? undefined : cannotUse(creature(world, by), spell))
  );
}

export function startCasting(ctx: WhiteboxCtx, who: CreatureId, spell: string): void {
  const rule = 'whitebox.spells.casting-start';
  ctx.emit({ type: 'announced', rule, who, spell });
  startPreparing(ctx, who, spell, rule);
}

function startPreparing(
  ctx: WhiteboxCtx,
  who: CreatureId,
  spell: string,
  rule: 'whitebox.spells.casting-start' | 'whitebox.combat.alt-spell-phase',
): void {
  const since = fightOn(ctx.world)?.round ?? 0;
  ctx.emit({ type: 'casting-set', rule, who, casting: { spell, phase: 'preparing', since } });
}

/**
 * Casts a spell in the caster's own turn, or at the end of the round where the spell says so; outside a fight it takes
 * as long as a round. In the alternative sequence the caster keeps the rest of the round.
 *
 * @rule whitebox.spells.effect-timing
 * @rule whitebox.spells.alt-sequence-casting
 * @ruling R84
 * @ruling R89
 */
export const cast = action('cast', {
  fields: { by: creatureId, ...DEEDS.cast },
  refuses: refusesDeed,
  resolve: (ctx, said) => (fightOn(ctx.world) ? castInFight(ctx, said) : castAtPeace(ctx, said)),
  offers: (world, caster) =>
    offersAnytime(world, caster, 'cast', () =>
      caster.spells.flatMap((spell) => castOffers(world, caster, spell)),
    ),
});

/** Offers a cast on each possible set of targets. @rule whitebox.spells.effect-timing */
function castOffers(world: World, { id: by }: Creature, { id: spell, targets }: Spell): readonly Offer[] {
  const action: Given = { type: 'cast', by, spell };
  const among = world.creatures
    .map(({ id }) => id)
    .filter((id) => deedOffers.allows(world, { ...action, on: [id] }));
  if (among.length === 0) return [];
  return [{ action, slots: { on: someOf(among, { least: 1, most: Math.min(targets, among.length) }) } }];
}

function castInFight(ctx: WhiteboxCtx, said: Cast): void {
  const deed = asDeclared(ctx.world, said);
  if (keepsForLater(ctx, deed)) return;
  const way = approachOf(ctx.world, deed);
  if (way) {
    letGo(ctx, deed.by);
    return comeNearer(ctx, way, 'cast');
  }
  walk(ctx, deed.by, deed.first);
  if (waits(ctx.world, deed)) return keepWaiting(ctx, deed);
  castNow(ctx, deed);
  if (isUp(creature(ctx.world, deed.by))) walk(ctx, deed.by, deed.after);
  if (!isAlternative(ctx.world)) endTurn(ctx, deed.by);
}

function castAtPeace(ctx: WhiteboxCtx, said: Cast): void {
  castNow(ctx, said);
  pass(ctx, MINUTES.round);
}

function castNow(ctx: WhiteboxCtx, { by, spell, on }: Cast): void {
  const loosed = loose(ctx, by, spell, on);
  if (loosed) land(ctx, rollSpell(ctx, loosed), (harming) => wound(ctx, harming));
}

/** A spell's own timing has priority over the rule. @rule whitebox.spells.effect-timing */
export const waits = (world: World, { by, spell }: Pick<Cast, 'by' | 'spell'>): boolean =>
  creature(world, by).spells.find(({ id }) => id === spell)?.timing === 'round-end';

/** Ends the caster's turn and stores the targets until the round ends. */
export function keepWaiting(ctx: WhiteboxCtx, deed: Cast): void {
  const rule = 'whitebox.spells.effect-timing';
  ctx.emit({ type: 'turn-done', rule, who: deed.by });
  ctx.emit({ type: 'declared', rule, who: deed.by, intent: intentOf(deed) });
}

/**
 * Preparing takes the rest of the round; a spell may be prepared in advance.
 *
 * @rule whitebox.combat.alt-spell-phase
 * @ruling R37
 */
export const prepare = action('prepare', {
  fields: { by: creatureId, ...DEEDS.prepare },
  refuses: refusesDeed,
  resolve: (ctx, said) => {
    if (fightOn(ctx.world)) return carryOut(ctx, said, (deed) => prepareNow(ctx, deed));
    prepareNow(ctx, said);
    pass(ctx, MINUTES.round);
    beReady(ctx, said.by);
  },
  offers: (world, caster) =>
    offersAnytime(world, caster, 'prepare', () =>
      caster.spells.flatMap(({ id }) =>
        deedOffers.offered(world, { type: 'prepare', by: caster.id, spell: id }),
      ),
    ),
});

export const prepareNow = (ctx: WhiteboxCtx, { by, spell }: DeedOf<'prepare'>): void =>
  startPreparing(ctx, by, spell, 'whitebox.combat.alt-spell-phase');

/** An announced spell that is not cast stays in memory. @rule whitebox.spells.casting-start */
export function letGo(ctx: WhiteboxCtx, who: CreatureId): void {
  const { casting } = creature(ctx.world, who);
  if (casting?.phase === 'preparing' && !isAlternative(ctx.world))
    ctx.emit({ type: 'casting-set', rule: 'whitebox.spells.casting-start', who, casting: null });
}

/**
 * Resolves the spells that take effect now; in the alternative sequence, spells prepared without disturbance become
 * ready.
 *
 * @rule whitebox.spells.effect-timing
 * @rule whitebox.spells.alt-sequence-casting
 */
export function finishSpells(ctx: WhiteboxCtx): void {
  for (const { who } of theFight(ctx.world).fighters) {
    if (!creature(ctx.world, who).casting) continue;
    takeEffect(ctx, who);
    beReady(ctx, who);
  }
}

function beReady(ctx: WhiteboxCtx, who: CreatureId): void {
  const { casting } = creature(ctx.world, who);
  if (casting?.phase !== 'preparing') return;
  const ready = isAlternative(ctx.world) ? { ...casting, phase: 'ready' as const } : null;
  const rule = ready ? 'whitebox.spells.alt-sequence-casting' : 'whitebox.spells.casting-start';
  ctx.emit({ type: 'casting-set', rule, who, casting: ready });
}

/** A caster that has left the fight, surrendered or flees casts nothing. @rule whitebox.morale.check */
function takeEffect(ctx: WhiteboxCtx, who: CreatureId): void {
  const held = fighterIn(theFight(ctx.world), who);
  if (held?.intent?.type !== 'cast' || !held.acted || !canFinish(creature(ctx.world, who))) return;
  const on = held.intent.on.filter((target) => takesPart(ctx.world, target));
  castNow(ctx, { ...held.intent, by: who, on });
}

const canFinish = (one: Creature): boolean => isAble(one) && one.morale !== 'flee';
