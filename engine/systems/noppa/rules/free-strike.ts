import { type CreatureId, fields, getCreature, type Label, oneOf } from '@arbitro/kernel';
import { event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature } from '../state.ts';
import { resolveAttack } from './attack.ts';
import { type AttackOption, listMeleeOptions } from './attack-options.ts';
import type { NoppaCtx } from './checks.ts';
import { isUp, listEnemiesInMelee } from './melee.ts';
import { canReact, react } from './pay.ts';
import { COSTS } from './tables.ts';

export const openingGiven = event('opening-given', fields<{ by: CreatureId }>());

/**
 * When a creature gives an opening, every enemy in the melee with an action left may strike before its act takes place.
 * @rule noppa.freestrike.reaction @rule noppa.freestrike.triggers @rule noppa.freestrike.interrupts
 * @rule noppa.move.leave-melee
 */
export function freeStrikes(ctx: NoppaCtx, by: CreatureId, rule: RuleId): void {
  const strikers = listEnemiesInMelee(ctx.world, by).filter((id) => canStrike(ctx, id));
  if (strikers.length === 0) return;
  ctx.emit({ type: 'opening-given', rule, by });
  for (const id of strikers) {
    if (!isUp(ctx.world, by)) return;
    const struck = isStillThere(ctx, id, by) && choosesFreeStrike(ctx, id, by);
    if (struck && ctx.world.options.freeStrikes === 'one') return;
  }
}

const canStrike = ({ world }: NoppaCtx, id: CreatureId): boolean => {
  const creature = getCreature(world, id);
  return canReact(world, creature, COSTS.freeStrike) && listMeleeOptions(creature).length > 0;
};

/** Reactions to an earlier strike may have felled or moved the next striker. @rule noppa.freestrike.interrupts */
const isStillThere = (ctx: NoppaCtx, id: CreatureId, by: CreatureId): boolean =>
  listEnemiesInMelee(ctx.world, by).includes(id) && canStrike(ctx, id);

const PRICE = { value: COSTS.freeStrike, of: 'actions' } as const;
const STRIKE = 'strike';
const LET_GO = 'let-go';
const ANSWERS: readonly string[] = [STRIKE, LET_GO];

/**
 * Asks whether and with what to strike: `strike` is the strongest attack at hand; if there are several, each is offered
 * by name.
 * @ruling R9
 */
function choosesFreeStrike(ctx: NoppaCtx, by: CreatureId, on: CreatureId): boolean {
  const attackOptions = listStrongestFirst(getCreature(ctx.world, by));
  const [best] = attackOptions;
  if (!best) throw new Error(`${by} has nothing to strike with: it should not have been asked`);
  const names =
    attackOptions.length < 2 ? [] : attackOptions.map(({ id }) => id).filter((id) => !ANSWERS.includes(id));
  const chosen = ctx.choose(freeStrikeLabel(names), by, oneOf([...ANSWERS, ...names]));
  if (chosen === LET_GO) return false;
  react(ctx, by, { for: 'free-strike', cost: COSTS.freeStrike, rule: 'noppa.freestrike.reaction' });
  const used = names.includes(chosen) ? attackOptions.find(({ id }) => id === chosen) : best;
  resolveAttack(ctx, { by, means: used ?? best, on: [on], surprise: false });
  return true;
}

const freeStrikeLabel = (names: readonly string[]): Label => ({
  name: 'free-strike',
  rule: 'noppa.freestrike.reaction',
  costs: Object.fromEntries([STRIKE, ...names].map((name) => [name, PRICE])),
});

/** Attacks at hand, the strongest first; gear cannot be changed in a reaction. @rule noppa.gear.swap-free @ruling R9 */
function listStrongestFirst(creature: Creature): readonly AttackOption[] {
  const strength = ({ item, tn, damage }: AttackOption): number =>
    (tn ?? 0) + damage + (creature.items.find(({ id }) => id === item)?.bonus.melee ?? 0);
  return listMeleeOptions(creature).toSorted((a, b) => strength(b) - strength(a));
}
