import { type CreatureId, getCreature } from '@arbitro/kernel';
import type { Affliction } from '../state.ts';
import { rollSave } from './check.ts';
import type { QuintaCtx } from './checks.ts';
import { gainCondition, loseCondition } from './conditions.ts';
import { isPresent } from './distance.ts';
import { CONDITIONS } from './effects.ts';

const RULE = 'quinta.conditions.general';

/**
 * At the end of its turn a creature saves against the conditions that a save ends.
 * @rule quinta.conditions.general @rule quinta.d20.saving-throw @ruling R136
 */
export function saveAtEnd(ctx: QuintaCtx, who: CreatureId): void {
  const rolled = new Set<string>();
  for (const affliction of getCreature(ctx.world, who).afflictions) {
    const key = JSON.stringify([affliction.cause, affliction.source]);
    if (!affliction.endsOnSave || rolled.has(key) || !isPresent(getCreature(ctx.world, who))) continue;
    rolled.add(key);
    saveAgainst(ctx, who, affliction);
  }
}

/** One save ends all that the same feature caused. */
function saveAgainst(ctx: QuintaCtx, who: CreatureId, { cause, source, endsOnSave: save }: Affliction): void {
  if (!save) return;
  const isSaved = rollSave(ctx, { ...save, who, ...(source !== null && { dcOf: [source] }) });
  if (!isSaved && save.otherwise === undefined) return;
  const together = getCreature(ctx.world, who).afflictions.filter(
    (other) => other.endsOnSave && other.cause === cause && other.source === source,
  );
  for (const { condition } of together) loseCondition(ctx, { who, condition, cause, source, rule: RULE });
  if (!isSaved && save.otherwise !== undefined)
    gainCondition(ctx, {
      who,
      condition: save.otherwise,
      cause,
      source,
      rule: CONDITIONS[save.otherwise].rule,
    });
}
