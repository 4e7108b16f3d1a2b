import {
  type CreatureId,
  createOfferBuilder,
  creatureId,
  fields,
  getCreature,
  listFactKeys,
  type Verdict,
} from '@arbitro/kernel';
import { action, audienceForGm, event } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import { diseaseInput } from '../schema/sheet.ts';
import type { Creature, Disease, World } from '../state.ts';
import { type BrpCtx, rollLevel } from './checks.ts';
import { rollNotation } from './dice-text.ts';
import { lacksCharacteristic, notAlive } from './may-act.ts';
import { beginRecovery, haltRecovery, loseCharacteristic } from './recovery.ts';
import { characteristicChance } from './skill.ts';
import {
  type Characteristic,
  CON,
  HARDSHIP_MULTIPLIERS,
  SECONDS,
  SEVERITIES,
  type Severity,
  STAMINA_TIMES,
} from './tables.ts';
import { wound } from './wound.ts';

export const diseaseCaught = event('disease-caught', fields<{ who: CreatureId; disease: Disease }>(), {
  facts: ({ who }) => listFactKeys('ill', who),
  writeCreature: (draft, { disease }) => {
    draft.diseases = [...draft.diseases, disease];
  },
});

export const diseaseWentOn = event(
  'disease-went-on',
  fields<{ who: CreatureId; disease: Disease; severity: Severity | null }>(),
  {
    writeCreature: (draft, { disease }) => {
      draft.diseases = draft.diseases.map((other) => (other.name === disease.name ? disease : other));
    },
  },
);

export const diseaseEnded = event('disease-ended', fields<{ who: CreatureId; name: string }>(), {
  facts: ({ who }) => listFactKeys('recovered', who),
  writeCreature: (draft, { name }) => {
    draft.diseases = draft.diseases.filter((disease) => disease.name !== name);
  },
});

export const diseaseAvoided = event('disease-avoided', fields<{ who: CreatureId; name: string }>(), {
  facts: ({ who }) => listFactKeys('withstood', who),
  audience: audienceForGm,
});

/** A successful stamina roll prevents infection. @rule brp.disease.minor @rule brp.disease.severe */
export const expose = action('expose', {
  fields: { who: creatureId, disease: diseaseInput },
  refuses: (world, terms) => cannotExpose(world, terms),
  resolve: (ctx, { who, disease }) => {
    const { name, severe } = disease;
    const rule: RuleId = severe ? 'brp.disease.severe' : 'brp.disease.minor';
    if (withstands(ctx, who, { times: STAMINA_TIMES, rule }))
      return ctx.emit({ type: 'disease-avoided', rule, who, name });
    const ongoing = beginDisease(ctx.world, disease);
    ctx.emit({ type: 'disease-caught', rule, who, disease: ongoing });
    haltRecovery(ctx, who, ongoing.attacks);
    if (severe) return takeToll(ctx, who, ongoing);
    if (ctx.world.options.minorDiseaseHpLoss > 0) loseHitPoints(ctx, who, { points: 1, rule });
  },
  gmOffers: (world) =>
    OFFERED_DISEASES.flatMap((disease) => mayExpose.forWhom(world, { type: 'expose', disease })),
});

interface ExposeTerms {
  readonly who: CreatureId;
  readonly disease: { readonly name: string };
}

function cannotExpose(world: World, { who, disease: { name } }: ExposeTerms): Verdict {
  const isIll = getCreature(world, who).diseases.some((disease) => disease.name === name);
  return (
    notAlive(world, who) ??
    lacksCharacteristic(world, who, CON) ??
    (isIll ? refuseBrp('already-ill', { who, disease: name }) : undefined)
  );
}

const mayExpose = createOfferBuilder(cannotExpose);

const NO_DRAIN = { attacks: [], drains: null };
const OFFERED_DISEASES = [
  { name: 'cold', severe: false, ...NO_DRAIN },
  { name: 'plague', severe: true, ...NO_DRAIN },
] as const;

type Contagion = Pick<Disease, 'name' | 'severe' | 'attacks' | 'drains'>;

/** A severe disease attacks constitution unless stated otherwise. */
function beginDisease({ clock }: World, { name, severe, attacks, drains }: Contagion): Disease {
  return {
    name,
    severe,
    attacks: severe && attacks.length === 0 ? [CON] : attacks,
    drains,
    failures: severe ? 1 : 0,
    day: 1,
    nextAt: clock + (severe ? SEVERITIES[0].every : SECONDS.day),
    drainsAt: drains && clock + drains.every,
    steps: null,
  };
}

interface StaminaTerms {
  readonly times: number;
  readonly rule: RuleId;
}

function withstands(ctx: BrpCtx, who: CreatureId, { times, rule }: StaminaTerms): boolean {
  const chance = characteristicChance(ctx.world, getCreature(ctx.world, who), 'stamina', { times });
  return rollLevel(ctx, { label: { name: 'stamina', rule }, by: who, chance }) !== 'failure';
}

/** Takes a point of each characteristic that the disease attacks. @rule brp.disease.severe */
function takeToll(ctx: BrpCtx, who: CreatureId, { attacks }: Disease): void {
  const rule: RuleId = 'brp.disease.severe';
  for (const attacked of attacks) {
    if (getCreature(ctx.world, who).state.is === 'dead') return;
    if (attacked === 'hit-points') loseHitPoints(ctx, who, { points: 1, rule });
    else loseCharacteristic(ctx, { who, characteristic: attacked, points: 1, rule });
  }
}

const loseHitPoints = (
  ctx: BrpCtx,
  who: CreatureId,
  lost: { readonly points: number; readonly rule: RuleId },
): void => wound(ctx, { who, by: null, kind: 'disease', ...lost });

/**
 * Makes the recovery roll: every morning, with a multiplier of constitution that rises by one each time; for a severe
 * disease, at the interval of its severity.
 * @rule brp.disease.minor @rule brp.disease.severe @ruling R102 @ruling R105
 */
export function rollToRecover(ctx: BrpCtx, who: CreatureId, disease: Disease): void {
  const { name, severe } = disease;
  const rule: RuleId = severe ? 'brp.disease.severe' : 'brp.disease.minor';
  const fallback = severe ? STAMINA_TIMES : disease.day + 1;
  const times = multiplier(ctx.world, getCreature(ctx.world, who), {
    defaultMultiplier: fallback,
    steps: disease.steps ?? 0,
  });
  if (!withstands(ctx, who, { times, rule })) return continueDisease(ctx, who, disease);
  if (severe && ctx.world.options.diseaseLossTiming === 'every-roll') takeToll(ctx, who, disease);
  ctx.emit({ type: 'disease-ended', rule, who, name });
  beginRecovery(ctx, who, characteristicsOf(disease));
}

const characteristicsOf = ({ attacks }: Disease): readonly Characteristic[] =>
  attacks.filter((attacked) => attacked !== 'hit-points');

interface MultiplierTerms {
  readonly defaultMultiplier: number;
  readonly steps: number;
}

/**
 * Each hardship lowers the multiplier by one, or the worst sets it, by the options; never below one. A doctor raises
 * it.
 * @rule brp.disease.conditions @rule brp.disease.treatment @ruling R103 @ruling R104
 */
function multiplier(
  { options }: World,
  { hardships }: Creature,
  { defaultMultiplier, steps }: MultiplierTerms,
): number {
  const hampered =
    options.diseaseConditions === 'count'
      ? defaultMultiplier - hardships.length
      : Math.min(defaultMultiplier, ...hardships.map((hardship) => HARDSHIP_MULTIPLIERS[hardship]));
  return Math.max(1, hampered) + steps;
}

/** @rule brp.disease.minor @rule brp.disease.severity-table */
function continueDisease(ctx: BrpCtx, who: CreatureId, disease: Disease): void {
  const { clock, options } = ctx.world;
  if (disease.severe) return worsen(ctx, who, disease);
  const first = disease.day === 1;
  const next = { ...disease, day: disease.day + 1, nextAt: clock + SECONDS.day, steps: null };
  const rule: RuleId = 'brp.disease.minor';
  ctx.emit({ type: 'disease-went-on', rule, who, disease: next, severity: null });
  if (first && options.minorDiseaseHpLoss > 1) loseHitPoints(ctx, who, { points: 1, rule });
}

/** The count of failures only rises, and with it the severity. @rule brp.disease.severity-table */
function worsen(ctx: BrpCtx, who: CreatureId, disease: Disease): void {
  const failures = disease.failures + 1;
  const row = SEVERITIES[Math.min(failures, SEVERITIES.length) - 1] ?? SEVERITIES[0];
  const next = { ...disease, failures, nextAt: ctx.world.clock + row.every, steps: null };
  const rule: RuleId = 'brp.disease.severity-table';
  ctx.emit({ type: 'disease-went-on', rule, who, disease: next, severity: row.severity });
  takeToll(ctx, who, disease);
}

/** Takes the additional hit points that some diseases cost. @rule brp.disease.severe */
export function drain(ctx: BrpCtx, who: CreatureId, disease: Disease): void {
  const { drains, drainsAt, failures, severe } = disease;
  if (!drains || drainsAt === null) return;
  const rule: RuleId = 'brp.disease.severe';
  const row = SEVERITIES[Math.min(failures, SEVERITIES.length) - 1];
  const next = { ...disease, drainsAt: drainsAt + drains.every };
  ctx.emit({
    type: 'disease-went-on',
    rule,
    who,
    disease: next,
    severity: severe && row ? row.severity : null,
  });
  const points = rollNotation(ctx, drains.points, { name: 'disease-drain', rule });
  if (points > 0) loseHitPoints(ctx, who, { points, rule });
}
