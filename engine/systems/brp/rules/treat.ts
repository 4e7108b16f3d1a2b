import {
  type CreatureId,
  createOfferBuilder,
  creatureId,
  fields,
  getCreature,
  requireNoFight,
  type Verdict,
} from '@arbitro/kernel';
import { action, event, writeTarget } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import { nameText } from '../schema/sheet-parts.ts';
import type { World } from '../state.ts';
import { rollAttempt } from './attempt.ts';
import { useFields } from './fields.ts';
import { notAlive } from './may-act.ts';
import { cannotUseSkill } from './may-use-skill.ts';

export const treated = event(
  'treated',
  fields<{ who: CreatureId; on: CreatureId; name: string; steps: number }>(),
  {
    writeWorld: writeTarget((target, { name, steps }) => {
      target.diseases = target.diseases.map((disease) =>
        disease.name === name ? { ...disease, steps } : disease,
      );
    }),
  },
);

/**
 * A doctor raises the next recovery roll; medicine does not heal at once.
 * @rule brp.disease.treatment @rule brp.skills.slow-care
 */
export const treat = action('treat', {
  fields: { by: creatureId, on: creatureId, disease: nameText, ...useFields },
  refuses: (world, terms) => cannotTreat(world, terms),
  resolve: (ctx, terms) => {
    const rule: RuleId = 'brp.disease.treatment';
    const { by: who, on, disease } = terms;
    const skill = 'medicine';
    const { level, rolled, tick: ticks } = rollAttempt(ctx, { ...terms, skill, rule });
    const { medicineSteps } = ctx.world.options;
    const steps = level === 'failure' ? 0 : level === 'special' ? 2 * medicineSteps : medicineSteps;
    ctx.emit({ type: 'checked', rule, who, skill, level, rolled });
    ctx.emit({ type: 'treated', rule, who, on, name: disease, steps });
    ticks();
  },
  /** Offers each ill creature once before each recovery roll. */
  offers: (world, { id: by }) =>
    world.creatures.flatMap(({ id: on, diseases }) =>
      diseases.flatMap((ill) => mayTreat.offered(world, { type: 'treat', by, on, disease: ill.name })),
    ),
});

interface TreatTerms {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly disease: string;
}

function cannotTreat(world: World, { by, on, disease }: TreatTerms): Verdict {
  const ill = getCreature(world, on).diseases.find((other) => other.name === disease);
  if (!ill) return refuseBrp('not-ill', { who: on, disease });
  if (ill.steps !== null) return refuseBrp('doctored-already', { who: on, disease });
  return requireNoFight(world) ?? notAlive(world, on) ?? cannotUseSkill(world, by, 'medicine');
}

const mayTreat = createOfferBuilder(cannotTreat);
