import { type CreatureId, fields, getCreature, type Reason, type Score, score } from '@arbitro/kernel';
import { OBJECTS } from '../content/object-table.ts';
import { action, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import { enumByLabel } from '../schema/spelling.ts';
import type { World } from '../state.ts';
import { type BrpCtx, d100 } from './checks.ts';
import { currentCharacteristic } from './derived.ts';
import { cannotResist, type Force, forceField, RESISTANCE_USES, resistOffers } from './may-resist.ts';
import { RESISTANCE } from './tables.ts';

export const resisted = event(
  'resisted',
  fields<{
    use: string;
    active: CreatureId | null;
    passive: CreatureId | null;
    overcome: boolean;
    rolled: boolean;
  }>(),
  { facts: ({ overcome }) => [overcome ? 'overcome' : 'withstood'] },
);

/** A characteristic against another characteristic or an object. @rule brp.resistance.roll @rule brp.resistance.uses */
export const resist = action('resist', {
  fields: { use: enumByLabel(RESISTANCE_USES).default('other'), active: forceField, passive: forceField },
  refuses: (world, terms) => cannotResist(world, terms),
  resolve: (ctx, { use, active, passive }) => {
    const rule: RuleId = 'brp.resistance.uses';
    const outrun = use === 'foot-race' ? decideByMovement(ctx.world, active, passive) : undefined;
    const { overcome, rolled } =
      outrun === undefined
        ? rollResistance(ctx, { active, passive, rule, name: use })
        : { overcome: outrun, rolled: false };
    ctx.emit({
      type: 'resisted',
      rule,
      use,
      active: forceOwner(active),
      passive: forceOwner(passive),
      overcome,
      rolled,
    });
  },
  gmOffers: resistOffers,
});

const forceOwner = (force: Force): CreatureId | null => ('who' in force ? force.who : null);

/** A race uses the table only between equally fast creatures. @rule brp.resistance.uses @ruling R52 */
function decideByMovement(world: World, active: Force, passive: Force): boolean | undefined {
  if (!('who' in active && 'who' in passive)) return undefined;
  const [value, other] = [getCreature(world, active.who).mov, getCreature(world, passive.who).mov];
  return value === other ? undefined : value > other;
}

interface ResistanceSides {
  readonly active: Force;
  readonly passive: Force;
  readonly rule: RuleId;
  /** The label of the roll. */
  readonly name?: string;
}

/** Rolls on the resistance table; returns whether the active side wins. @rule brp.resistance.roll */
export const overcomes = (ctx: BrpCtx, sides: ResistanceSides): boolean =>
  rollResistance(ctx, sides).overcome;

interface ResistanceResult {
  readonly overcome: boolean;
  readonly rolled: boolean;
}

function rollResistance(
  ctx: BrpCtx,
  { active, passive, rule, name = 'resistance' }: ResistanceSides,
): ResistanceResult {
  const { world } = ctx;
  const roller = rollerOf(world, active, passive);
  const [own, other] = roller === 'active' ? [active, passive] : [passive, active];
  const chance = resistanceChance(world, forceValue(world, own), forceValue(world, other));
  const prevails = (wins: boolean): boolean => (roller === 'active' ? wins : !wins);
  if (typeof chance === 'boolean') return { overcome: prevails(chance), rolled: false };
  const by = forceOwner(own) ?? 'gm';
  const won = ctx.roll({ name, rule, under: chance }, by, d100, (rolled) => rolled <= chance.value);
  return { overcome: prevails(won), rolled: true };
}

/** The middle of a printed range, rounded up, unless a size is given. @rule brp.resistance.object-sizes @ruling R52 */
function forceValue(world: World, force: Force): number {
  if ('who' in force) return currentCharacteristic(getCreature(world, force.who), force.characteristic);
  if ('value' in force) return force.value;
  const { min, max } = OBJECTS[force.object];
  return force.size ?? Math.ceil((min + max) / 2);
}

/**
 * The player's side rolls; if both or neither side is a player's, the passive side does. Objects do not roll.
 * @rule brp.resistance.who-rolls @ruling R50
 */
function rollerOf(world: World, active: Force, passive: Force): 'active' | 'passive' {
  if (!('who' in passive)) return 'active';
  if (!('who' in active)) return 'passive';
  const plays = ({ who }: { readonly who: CreatureId }): boolean => getCreature(world, who).kind === 'pc';
  return plays(active) && !plays(passive) ? 'active' : 'passive';
}

/**
 * Returns the chance of either side: 50 between equals, five more for each point of difference. Beyond the printed
 * table it is certain, or nearly so.
 * @rule brp.resistance.table @rule brp.resistance.beyond-table @ruling R48 @ruling R49
 */
export function resistanceChance(world: Pick<World, 'options'>, own: number, other: number): Score | boolean {
  const { even, step, beyond, least, most } = RESISTANCE;
  const difference = own - other;
  const out = Math.abs(difference) >= beyond;
  if (out && world.options.resistanceBeyondTable === 'automatic') return difference > 0;
  const reasons: readonly Reason[] = [
    { rule: 'brp.resistance.table', what: 'even', how: 'add', value: even },
    { rule: 'brp.resistance.table', what: 'difference', how: 'add', value: step * difference },
  ];
  const rule: RuleId = 'brp.resistance.beyond-table';
  const bounds: readonly Reason[] = [
    { rule, what: 'not-below', how: 'at-least', value: least },
    { rule, what: 'not-above', how: 'at-most', value: most },
  ];
  return score(out ? [...reasons, ...bounds] : reasons);
}
