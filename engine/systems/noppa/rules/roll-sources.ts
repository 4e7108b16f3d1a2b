import { type Reason, type Score, score } from '@arbitro/kernel';
import type { RuleId } from '../rules.ts';
import { type Creature, type GmRemark, isRolledFor, type World } from '../state.ts';
import { conditionEffects, type RollUse } from './effects.ts';
import { type Circumstance, THRESHOLDS } from './tables.ts';
import { listWoundSources } from './wounded-rolls.ts';

/** Something that gives advantage or disadvantage. */
export interface Source {
  readonly what: string;
  readonly rule: RuleId;
}
export interface RollSources {
  readonly advantage: readonly Source[];
  readonly disadvantage: readonly Source[];
}

export const NO_SOURCES: RollSources = { advantage: [], disadvantage: [] };

/**
 * Sources do not stack. Advantage and disadvantage cancel, or the majority wins if the options say so.
 * @rule noppa.advantage.advantage @rule noppa.advantage.disadvantage
 */
function circumstance(
  { options }: Pick<World, 'options'>,
  { advantage, disadvantage }: RollSources,
): Circumstance {
  const net = advantage.length - disadvantage.length;
  const cancels = options.advantageStacking === 'cancel' && advantage.length > 0 && disadvantage.length > 0;
  if (net === 0 || cancels) return 'neither';
  return net > 0 ? 'advantage' : 'disadvantage';
}

/** Returns the lowest face that succeeds, with reasons. @rule noppa.dice.success-faces */
export function thresholdOf(world: Pick<World, 'options'>, sources: RollSources): Score {
  const [helps] = sources.advantage;
  const [hinders] = sources.disadvantage;
  if (!helps && !hinders) return NEUTRAL_THRESHOLD;
  const net = circumstance(world, sources);
  const steps: Reason[] = [...NEUTRAL_THRESHOLD.because];
  if (helps && net !== 'disadvantage') steps.push({ ...helps, how: 'add', value: -1 });
  if (hinders && net !== 'advantage') steps.push({ ...hinders, how: 'add', value: 1 });
  return score(steps);
}
const NEUTRAL_THRESHOLD: Score = score([
  { rule: 'noppa.dice.success-faces', what: 'success-faces', how: 'add', value: THRESHOLDS.neither },
]);

/** Returns the sources from the roller's conditions, the opponent's conditions and the game master's remarks. */
export function sourcesOf(
  world: Pick<World, 'options'>,
  creature: Creature,
  use: RollUse,
  against: Creature | undefined,
): RollSources {
  // a creature that rolls has its own disadvantage
  const exposed = against && !isRolledFor(against) ? against : undefined;
  return {
    advantage: [
      ...listRemarkSources(creature, 'advantage', use),
      ...listConditionSources('exposes', against, use),
      ...listWoundSources(world, exposed),
    ],
    disadvantage: [
      ...listRemarkSources(creature, 'disadvantage', use),
      ...listConditionSources('hinders', creature, use),
      ...listWoundSources(world, creature),
    ],
  };
}

/**
 * Whether a game master's remark applies to the roll. Initiative has no target number.
 * @rule noppa.advantage.sources
 */
export const concernsRoll = ({ kind, for: meant }: GmRemark, use: RollUse): boolean =>
  (meant === undefined || meant === use) && !(kind === 'tn' && use === 'initiative');

/** @rule noppa.advantage.sources */
const listRemarkSources = (
  { said }: Creature,
  kind: 'advantage' | 'disadvantage',
  use: RollUse,
): readonly Source[] =>
  said
    .filter((gmRemark) => gmRemark.kind === kind && concernsRoll(gmRemark, use))
    .map(({ what }) => ({ what, rule: 'noppa.advantage.sources' as const }));

const NO_SOURCE_LIST: readonly Source[] = [];

function listConditionSources(
  kind: 'exposes' | 'hinders',
  creature: Creature | undefined,
  use: RollUse,
): readonly Source[] {
  if (!creature || creature.conditions.length === 0) return NO_SOURCE_LIST;
  return creature.conditions
    .filter((name) =>
      conditionEffects(name).some((effect) => effect.kind === kind && effect.uses.includes(use)),
    )
    .map((what) => ({ what, rule: 'noppa.attack.extra-effects' as const }));
}

export const addSources = (a: RollSources, b: RollSources): RollSources =>
  b === NO_SOURCES
    ? a
    : {
        advantage: [...a.advantage, ...b.advantage],
        disadvantage: [...a.disadvantage, ...b.disadvantage],
      };

/**
 * Returns the target number with the game master's adjustments; never below 0.
 * @rule noppa.advantage.tn-adjustment-effort
 */
export function adjustTargetNumber(base: Score, { said }: Creature, use: RollUse): Score {
  const changes = said.filter((gmRemark) => gmRemark.kind === 'tn' && concernsRoll(gmRemark, use));
  if (changes.length === 0) return base;
  const steps = changes.map(
    ({ what, by }): Reason => ({
      rule: 'noppa.advantage.tn-adjustment-effort',
      what,
      how: 'add',
      value: by,
    }),
  );
  const floor: Reason = {
    rule: 'noppa.advantage.tn-adjustment-effort',
    what: 'least',
    how: 'at-least',
    value: 0,
  };
  return score([...base.because, ...steps, floor]);
}
