import { type CreatureId, creatureId, fields, getCreature, requireNoFight } from '@arbitro/kernel';
import { z } from 'zod';
import { action, audienceForWho, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import { rollSave } from './check.ts';
import type { QuintaCtx } from './checks.ts';
import { gainExhaustion } from './conditions.ts';
import { deadCannotAct } from './may-act.ts';
import { FOOD, HUNGER, WATER } from './tables.ts';

export const fasted = event('fasted', fields<{ who: CreatureId; fasting: number; thirsty: boolean }>(), {
  audience: audienceForWho,
  writeCreature: (next, { fasting, thirsty }) => {
    next.fasting = fasting;
    next.thirsty = thirsty;
  },
});

const THIRST = 'dehydration';
const FAMINE = 'malnutrition';
/** The cause of exhaustion that remains from hunger and thirst after eating and drinking. */
const FATIGUE = 'fatigue';

/**
 * Records what a creature ate and drank in a day, and applies the effects of too little.
 * @rule quinta.hazards.dehydration @rule quinta.hazards.malnutrition
 */
export const endDay = action('end-day', {
  fields: {
    who: creatureId,
    litres: z.number().nonnegative().max(10_000),
    kg: z.number().nonnegative().max(10_000),
  },
  refuses: (world, { who }) => requireNoFight(world) ?? deadCannotAct(world, who),
  resolve: (ctx, { who, litres, kg }) => {
    const { size, fasting } = getCreature(ctx.world, who);
    const thirsty = litres < WATER[size] / 2;
    const days = kg === 0 ? fasting + 1 : 0;
    ctx.emit({ type: 'fasted', rule: 'quinta.hazards.list', who, fasting: days, thirsty });
    if (litres >= WATER[size]) easeWant(ctx, who, THIRST);
    if (thirsty) addExhaustionLevel(ctx, { who, cause: THIRST, rule: 'quinta.hazards.dehydration' });
    if (kg >= FOOD[size]) easeWant(ctx, who, FAMINE);
    if (starves(ctx, { who, kg, days }))
      addExhaustionLevel(ctx, { who, cause: FAMINE, rule: 'quinta.hazards.malnutrition' });
  },
  /** Enough, a quarter, or nothing. */
  gmOffers: (world, { allows }) =>
    world.creatures
      .filter(({ kind }) => kind === 'character')
      .flatMap(({ id: who, size }) =>
        [1, 0.25, 0].map((share) => ({
          type: 'end-day',
          who,
          litres: WATER[size] * share,
          kg: FOOD[size] * share,
        })),
      )
      .filter((input) => allows(world, input))
      .map((input) => ({ action: input, slots: {} })),
});

/** Without food, from the fifth day on; with too little, if a save fails. @rule quinta.hazards.malnutrition */
function starves(
  ctx: QuintaCtx,
  { who, kg, days }: { readonly who: CreatureId; readonly kg: number; readonly days: number },
): boolean {
  const creature = getCreature(ctx.world, who);
  if (creature.life === 'dead') return false;
  if (kg === 0) return days >= HUNGER.days;
  if (kg >= FOOD[creature.size] / 2) return false;
  return !rollSave(ctx, {
    who,
    ability: 'con',
    dc: HUNGER.dc,
    dcOf: [],
    rule: 'quinta.hazards.malnutrition',
  });
}

const addExhaustionLevel = (
  ctx: QuintaCtx,
  tiring: { readonly who: CreatureId; readonly cause: string; readonly rule: RuleId },
): void => gainExhaustion(ctx, { ...tiring, levels: 1 });

/** From now on rests can remove this exhaustion. */
function easeWant(ctx: QuintaCtx, who: CreatureId, want: string): void {
  const rule = 'quinta.conditions.exhausted';
  const had = getCreature(ctx.world, who).afflictions.find(
    ({ condition, cause }) => condition === 'exhausted' && cause === want,
  );
  if (!had) return;
  gainExhaustion(ctx, { who, levels: -had.level, cause: want, rule });
  gainExhaustion(ctx, { who, levels: had.level, cause: FATIGUE, rule });
}
