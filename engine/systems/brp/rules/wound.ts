import { d } from '@arbitro/dice';
import { type CreatureId, fields, getCreature, listFactKeys } from '@arbitro/kernel';
import { audienceForWho, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { BodyState, Creature, World, Wound, WoundKind } from '../state.ts';
import type { BrpCtx } from './checks.ts';
import { hitPoints, maxHitPoints } from './derived.ts';
import { kneel } from './distance.ts';
import { FAINTS_AT, SECONDS } from './tables.ts';

export const wounded = event(
  'wounded',
  fields<{
    who: CreatureId;
    by: CreatureId | null;
    points: number;
    wound: Wound;
    hitPoints: number;
    healsAt: number;
  }>(),
  {
    amounts: ({ who, points }) => [['damage', who, points]],
    audience: audienceForWho,
    privateFields: ['healsAt'],
    writeCreature: (draft, { wound: taken, healsAt }) => {
      draft.wounds = [...draft.wounds, taken];
      draft.healsAt = healsAt;
    },
  },
);

export const armourHeld = event('armour-held', fields<{ who: CreatureId }>());

export const stateSet = event('state-set', fields<{ who: CreatureId; state: BodyState }>(), {
  facts: listStateFacts,
  writeCreature: (draft, { state }) => {
    draft.state = state;
  },
});

function listStateFacts({
  who,
  state,
}: {
  readonly who: CreatureId;
  readonly state: BodyState;
}): readonly string[] {
  if (state.is === 'up') return listFactKeys('woke', who);
  return state.is === 'dead'
    ? [...listFactKeys('dead', who), ...listFactKeys('down', who)]
    : listFactKeys('down', who);
}

export interface WoundInput {
  readonly who: CreatureId;
  readonly by: CreatureId | null;
  /** Damage after armour and all reductions. */
  readonly points: number;
  readonly kind: WoundKind;
  readonly rule: RuleId;
}

/** Records each wound separately; damage of 0 makes none. @rule brp.wounds.hit-point-loss @rule brp.wounds.negative */
export function wound(ctx: BrpCtx, { who, by, points, kind, rule }: WoundInput): void {
  if (points <= 0) return ctx.emit({ type: 'armour-held', rule: 'brp.armour.absorb', who });
  const { wounds, healsAt } = getCreature(ctx.world, who);
  const { clock } = ctx.world;
  ctx.emit({
    type: 'wounded',
    rule,
    who,
    by,
    points,
    wound: { id: freeId(wounds), points, treated: false, kind, at: clock },
    hitPoints: hitPoints(getCreature(ctx.world, who)).value - points,
    healsAt: healsAt ?? clock + SECONDS.week,
  });
  suffer(ctx, who);
  if (kind === 'weapon') sufferMajorWound(ctx, { who, by, points });
}

/** One great wound has an effect of its own, if the options say so. @rule brp.wounds.unconscious @ruling R128 */
function sufferMajorWound(ctx: BrpCtx, { who, by, points }: Pick<WoundInput, 'who' | 'by' | 'points'>): void {
  const { majorWounds } = ctx.world.options;
  const creature = getCreature(ctx.world, who);
  const isUp = creature.state.is === 'up';
  if (majorWounds === 'none' || !isUp || 2 * points < maxHitPoints(creature).value) return;
  if (majorWounds === 'faints') return faint(ctx, who, 'wounds');
  if (creature.conditions.includes('fallen')) return;
  kneel(ctx, who, false);
  const rule = 'brp.wounds.unconscious';
  ctx.emit({ type: 'condition-gained', rule, who, condition: 'fallen', by });
}

const freeId = (wounds: readonly { readonly id: number }[]): number =>
  wounds.reduce((max, { id }) => Math.max(max, id), 0) + 1;

/**
 * Applies the consequences of the remaining hit points after a loss.
 * @rule brp.wounds.unconscious @rule brp.wounds.death
 */
export function suffer(ctx: BrpCtx, who: CreatureId): void {
  const creature = getCreature(ctx.world, who);
  const left = hitPoints(creature).value;
  if (creature.state.is === 'dead' || left > FAINTS_AT) return;
  if (left > 0) return faintsWith(ctx.world, left) ? faint(ctx, who, 'wounds') : undefined;
  if (creature.state.is === 'dying') return;
  const rule = 'brp.wounds.death';
  ctx.emit({ type: 'state-set', rule, who, state: { is: 'dying', at: ctx.world.clock } });
}

/** The two chapters give different thresholds. @rule brp.wounds.unconscious @ruling R90 */
export const faintsWith = ({ options }: World, left: number): boolean =>
  options.faintsAt === 'one-or-two' ? left <= FAINTS_AT : left === FAINTS_AT;

/**
 * Whether the creature dies at the end of the round unless it is helped.
 * @rule brp.wounds.death @rule brp.wounds.negative @ruling R92
 */
export const isDoomed = ({ options }: World, creature: Creature): boolean =>
  creature.state.is === 'dying' && (options.belowZero === 'dies' || hitPoints(creature).value === 0);

/**
 * Makes the creature unconscious for 1d6 hours or until it is woken. If it is out already, the later of the two ends
 * counts: a second blow never shortens that.
 * @rule brp.wounds.unconscious @ruling R91
 */
export function faint(ctx: BrpCtx, who: CreatureId, cause: 'wounds' | 'knock-out'): void {
  const rule = 'brp.wounds.unconscious';
  const { state } = getCreature(ctx.world, who);
  if (isOutUntilWoken(state)) return;
  const hours = ctx.roll({ name: 'hours-of-faint', rule }, 'gm', d(6), (rolled) => rolled);
  const until = Math.max(ctx.world.clock + hours * SECONDS.hour, stateEndsAt(state));
  const is = 'unconscious';
  ctx.emit({
    type: 'state-set',
    rule,
    who,
    state: { is, until, cause: hasFaintedFromWounds(state) ? 'wounds' : cause },
  });
}

const isOutUntilWoken = (state: BodyState): boolean =>
  state.is === 'unconscious' && state.until === null && state.cause !== 'power';

export const hasFaintedFromWounds = (state: BodyState): boolean =>
  state.is === 'unconscious' && state.cause === 'wounds';

const stateEndsAt = (state: BodyState): number => (state.is === 'unconscious' ? (state.until ?? 0) : 0);

export function die(ctx: BrpCtx, who: CreatureId, rule: RuleId): void {
  ctx.emit({ type: 'state-set', rule, who, state: { is: 'dead' } });
}
