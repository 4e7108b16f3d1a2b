import { type CreatureId, fields, getCreature } from '@arbitro/kernel';
import { audienceForWho, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { CharacteristicLoss, Disease } from '../state.ts';
import type { BrpCtx } from './checks.ts';
import { hitPoints, maxPower } from './derived.ts';
import { recover } from './heal.ts';
import { lacksPower } from './power.ts';
import { type Characteristic, SECONDS } from './tables.ts';
import { die, hasFaintedFromWounds, suffer } from './wound.ts';

export const characteristicChanged = event(
  'characteristic-changed',
  fields<{ who: CreatureId; characteristic: Characteristic; now: number; full: number }>(),
  {
    audience: audienceForWho,
    writeCreature: (draft, { characteristic, now, full }) => {
      draft.characteristics = { ...draft.characteristics, [characteristic]: { now, full } };
    },
  },
);

export const lossesSet = event(
  'losses-set',
  fields<{ who: CreatureId; losses: readonly CharacteristicLoss[] }>(),
  {
    audience: audienceForWho,
    privateFields: ['losses'],
    writeCreature: (draft, { losses }) => {
      draft.losses = losses;
    },
  },
);

interface LossTerms {
  readonly who: CreatureId;
  readonly characteristic: Characteristic;
  readonly points: number;
  readonly rule: RuleId;
}

/**
 * Applies a loss from disease or poison. The creature dies at 0, whatever the cause.
 * @rule brp.disease.death @ruling R106
 */
export function loseCharacteristic(ctx: BrpCtx, { who, characteristic, points, rule }: LossTerms): void {
  const trait = getCreature(ctx.world, who).characteristics[characteristic];
  if (!trait) return;
  changeCharacteristic(ctx, { who, characteristic, rule, ...trait, now: Math.max(0, trait.now - points) });
}

interface CharacteristicChange {
  readonly who: CreatureId;
  readonly characteristic: Characteristic;
  readonly now: number;
  readonly full: number;
  readonly rule: RuleId;
}

/**
 * Sets a characteristic and updates derived values: low hit points may make the creature unconscious, and power is
 * limited to its maximum.
 */
export function changeCharacteristic(
  ctx: BrpCtx,
  { who, characteristic, now, full, rule }: CharacteristicChange,
): void {
  const former = getCreature(ctx.world, who);
  const before = hitPoints(former).value;
  ctx.emit({ type: 'characteristic-changed', rule, who, characteristic, now, full });
  if (now === 0) return die(ctx, who, 'brp.disease.death');
  const creature = getCreature(ctx.world, who);
  followPower(ctx, who, lacksPower(former));
  const after = hitPoints(creature).value;
  // a creature that has fainted is not struck by this, so that it stays out as long as it would
  if (after < before && !(after > 0 && hasFaintedFromWounds(creature.state))) suffer(ctx, who);
  if (after > before) recover(ctx, who);
}

/**
 * Limits power to its maximum; if that rises, the day until power returns begins.
 * @rule brp.derived.power-points @ruling R14
 */
function followPower(ctx: BrpCtx, who: CreatureId, lackedBefore: boolean): void {
  const creature = getCreature(ctx.world, who);
  const lacks = lacksPower(creature);
  const power = Math.min(creature.power, maxPower(creature).value);
  if (power === creature.power && lacks === lackedBefore) return;
  const lacksSince = lacks ? { lacksSince: ctx.world.clock } : {};
  ctx.emit({ type: 'power-set', rule: 'brp.derived.power-points', who, power, ...lacksSince });
}

const isAttackedBy = (diseases: readonly Disease[], which: Characteristic): boolean =>
  diseases.some((disease) => disease.attacks.includes(which));

/** Starts recovery of one point a week once no disease or poison takes more. @rule brp.disease.recovery */
export function beginRecovery(ctx: BrpCtx, who: CreatureId, lost: readonly Characteristic[]): void {
  const { characteristics, losses, diseases } = getCreature(ctx.world, who);
  const nextAt = ctx.world.clock + SECONDS.week;
  const recovering = lost.filter(
    (which) =>
      (characteristics[which]?.now ?? 0) < (characteristics[which]?.full ?? 0) &&
      !losses.some(({ characteristic }) => characteristic === which) &&
      !isAttackedBy(diseases, which),
  );
  if (recovering.length === 0) return;
  setLosses(ctx, who, [...losses, ...recovering.map((characteristic) => ({ characteristic, nextAt }))]);
}

/** A disease stops the recovery of what it attacks. @rule brp.disease.recovery */
export function haltRecovery(ctx: BrpCtx, who: CreatureId, halted: readonly string[]): void {
  const { losses } = getCreature(ctx.world, who);
  const left = losses.filter(({ characteristic }) => !halted.includes(characteristic));
  if (left.length < losses.length) setLosses(ctx, who, left);
}

const setLosses = (ctx: BrpCtx, who: CreatureId, losses: readonly CharacteristicLoss[]): void =>
  ctx.emit({ type: 'losses-set', rule: 'brp.disease.recovery', who, losses });

/** Restores one point a week of a characteristic, up to its original value. @rule brp.disease.recovery @ruling R106 */
export function regain(ctx: BrpCtx, who: CreatureId, { characteristic }: CharacteristicLoss): void {
  const { characteristics, losses } = getCreature(ctx.world, who);
  const trait = characteristics[characteristic];
  const others = losses.filter((loss) => loss.characteristic !== characteristic);
  const more = trait !== null && trait.now + 1 < trait.full;
  const nextAt = ctx.world.clock + SECONDS.week;
  setLosses(ctx, who, more ? [...others, { characteristic, nextAt }] : others);
  if (!trait || trait.now >= trait.full) return;
  const now = trait.now + 1;
  changeCharacteristic(ctx, { who, characteristic, now, full: trait.full, rule: 'brp.disease.recovery' });
}
