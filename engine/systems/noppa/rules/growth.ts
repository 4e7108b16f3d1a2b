import { type CreatureId, creature, fields } from '@arbitro/kernel';
import type { Learn, SetAttribute } from '../actions.ts';
import type { NoppaCtx } from '../checks.ts';
import { event, ofWhom } from '../declare.ts';
import { mostBody, mostMind } from '../derived.ts';
import { SKILLS, SPELLS } from '../library.ts';
import type { Skill, Spell } from '../state.ts';
import type { Attribute } from '../tables.ts';

export const attributeSet = event(
  'attribute-set',
  fields<{
    who: CreatureId;
    attribute: Attribute;
    value: number;
    racial: number;
    body: number | null;
    mind: number;
  }>(),
  {
    audience: ofWhom,
    writeCreature: (one, { attribute, value, racial, body, mind }) => {
      one.body = body;
      one.mind = mind;
      one.attributes = { ...one.attributes, [attribute]: value };
      one.racial = { ...one.racial, [attribute]: racial };
    },
  },
);

export const spellLearned = event('spell-learned', fields<{ who: CreatureId; spell: Spell }>(), {
  audience: ofWhom,
  writeCreature: (one, { spell }) => {
    one.spells = [...one.spells, spell];
  },
});

export const skillLearned = event('skill-learned', fields<{ who: CreatureId; skill: Skill }>(), {
  audience: ofWhom,
  writeCreature: (one, { skill }) => {
    one.skills = [...one.skills, skill];
  },
});

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
