import { type CreatureId, creature, type Score } from '@arbitro/kernel';
import type {
  Bind,
  Fall,
  Inflict,
  Learn,
  Rereads,
  Restore,
  Say,
  SetAttribute,
  TakeBack,
} from '../actions.ts';
import type { NoppaCtx } from '../checks.ts';
import { bodyBack, mindBack, mostBody, mostMind } from '../derived.ts';
import { SKILLS, SPELLS } from '../library.ts';
import type { RuleId } from '../rules.ts';
import type { Said } from '../state.ts';

import { cappedAt, faint, gain, heal } from './wound.ts';

/** What the game master says of a creature's rolls: advantage, disadvantage, another target number. @rule noppa.advantage.sources */
export function say(ctx: NoppaCtx, { who, kind, by, what, until, for: meant }: Say): void {
  const rule = kind === 'tn' ? 'noppa.advantage.tn-adjustment-effort' : 'noppa.advantage.sources';
  const said = { kind, by, what, until, ...(meant !== undefined && { for: meant }) };
  ctx.emit({ type: 'word-given', rule, who, said });
}

/** Whatever was said of this one, or only what is named. @rule noppa.advantage.sources @ruling R26 */
export function takeBack(ctx: NoppaCtx, action: TakeBack): void {
  const { who } = action;
  const { said } = creature(ctx.world, who);
  const taken = wordsMeant(said, action);
  const left = said.filter((one) => !taken.includes(one));
  ctx.emit({ type: 'word-taken-back', rule: 'noppa.advantage.sources', who, taken, said: left });
}

export const wordsMeant = (
  said: readonly Said[],
  { kind, what }: Pick<TakeBack, 'kind' | 'what'>,
): readonly Said[] =>
  said.filter(
    (one) => (kind === undefined || one.kind === kind) && (what === undefined || one.what === what),
  );

/** Whether the game master is asked after each roll how it should be read. @rule noppa.advantage.retroactive */
export const setRereads = (ctx: NoppaCtx, { asked }: Rereads): void =>
  ctx.emit({ type: 'rereads-set', rule: 'noppa.advantage.retroactive', asked });

/** @ruling R4 */
export const fall = (ctx: NoppaCtx, { who }: Fall): void => faint(ctx, who);

/** @rule noppa.body.faint */
export function restore(ctx: NoppaCtx, { who, body, mind }: Restore): void {
  const rule = 'noppa.body.faint';
  heal(ctx, who, { points: body, because: [{ rule, what: 'gm', how: 'add', value: body }], rule });
  restoreMind(ctx, who, { value: mind, because: [{ rule, what: 'gm', how: 'add', value: mind }] }, rule);
}

function restoreMind(ctx: NoppaCtx, who: CreatureId, { value, because }: Score, rule: RuleId): void {
  const one = creature(ctx.world, who);
  if (one.kind === 'foe') return;
  const room = mostMind(one).value - one.mind;
  const points = Math.max(0, Math.min(value, room));
  if (points <= 0) return;
  const mind = one.mind + points;
  const reasons = cappedAt(because, value, room, 'noppa.mind.max');
  ctx.emit({ type: 'mind-restored', rule, who, points, mind, because: reasons });
}

/**
 * The game master announces it; points come back, never above the full number, and the fainted wake.
 *
 * @rule noppa.body.milestone
 * @rule noppa.mind.milestone
 */
export function milestone(ctx: NoppaCtx): void {
  const all = ctx.world.creatures.filter(({ kind }) => kind !== 'foe').map(({ id }) => id);
  ctx.emit({ type: 'milestone-reached', rule: 'noppa.body.milestone', who: all });
  for (const who of all) {
    const one = creature(ctx.world, who);
    const { value: points, because } = bodyBack(one);
    heal(ctx, who, { points, because, rule: 'noppa.body.milestone' });
    restoreMind(ctx, who, mindBack(one), 'noppa.mind.milestone');
  }
}

export function inflict(ctx: NoppaCtx, { who, condition, gained }: Inflict): void {
  if (gained) return gain(ctx, who, condition);
  if (creature(ctx.world, who).conditions.includes(condition))
    ctx.emit({ type: 'condition-lost', rule: 'noppa.attack.extra-effects', who, condition });
}

/** A hand, a voice or a wing that cannot be moved stands in the way of spells. @rule noppa.spell.components */
export function bind(ctx: NoppaCtx, { who, part, bound }: Bind): void {
  if (creature(ctx.world, who).bound.includes(part) !== bound)
    ctx.emit({ type: 'bound', rule: 'noppa.spell.components', who, part, bound });
}

/** @rule noppa.attr.range @rule noppa.attr.racial-range */
export function setAttribute(ctx: NoppaCtx, { who, attribute, value, racial }: SetAttribute): void {
  const one = creature(ctx.world, who);
  const by = racial ?? one.racial[attribute];
  const after = { attributes: { ...one.attributes, [attribute]: value } };
  const body = one.body === null ? null : Math.min(one.body, mostBody(after).value);
  const mind = Math.min(one.mind, mostMind(after).value);
  const rule = by === 0 ? 'noppa.attr.range' : 'noppa.attr.racial-range';
  ctx.emit({ type: 'attribute-set', rule, who, attribute, value, racial: by, body, mind });
}

/** Anybody can learn magic, as far as their learning goes. @rule noppa.spell.learnable @rule noppa.attr.oppineisuus */
export function learn(ctx: NoppaCtx, { who, what }: Learn): void {
  const spell = SPELLS[what];
  const skill = SKILLS[what];
  if (spell) return ctx.emit({ type: 'spell-learned', rule: 'noppa.spell.learnable', who, spell });
  if (!skill) throw new Error(`there is no ${what} to learn: the action was let through unchecked`);
  ctx.emit({ type: 'skill-learned', rule: 'noppa.attr.oppineisuus', who, skill });
}
