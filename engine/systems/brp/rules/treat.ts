import { type CreatureId, fields } from '@arbitro/kernel';
import type { Treat } from '../actions.ts';
import type { BrpCtx } from '../checks.ts';
import { event, writeTarget } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import { tryOut } from './attempt.ts';

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

/** A doctor raises the next roll to recover; of medicine nobody heals at once. @rule brp.disease.treatment @rule brp.skills.slow-care */
export function treat(ctx: BrpCtx, action: Treat): void {
  const rule: RuleId = 'brp.disease.treatment';
  const { by: who, on, disease: name } = action;
  const skill = 'medicine';
  const { level, rolled, ticks } = tryOut(ctx, { ...action, skill, rule });
  const { medicineSteps } = ctx.world.options;
  const steps = level === 'failure' ? 0 : level === 'special' ? 2 * medicineSteps : medicineSteps;
  ctx.emit({ type: 'checked', rule, who, skill, level, rolled });
  ctx.emit({ type: 'treated', rule, who, on, name, steps });
  ticks();
}
