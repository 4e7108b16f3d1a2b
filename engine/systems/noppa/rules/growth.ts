import {
  type CreatureId,
  countingNumber,
  getCreature,
  creatureId,
  fields,
  offerNothing,
  type Offer,
  oneOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event, audienceForWho } from '../declare.ts';
import { GEAR, SKILLS, SPELLS } from '../library.ts';
import { refuseNoppa } from '../refusals.ts';
import { listExcesses } from '../schema/limits.ts';
import { attribute } from '../schema/sheet.ts';
import { nameText } from '../schema/sheet-things.ts';
import { type Creature, isRolledFor, type Skill, type Spell, type World } from '../state.ts';
import { isInRange, maxBody, maxMind, maxSkills, isRacialAllowed } from './derived.ts';
import { cannotTake } from './gear.ts';
import { cannotRollDice } from './may-act.ts';
import { ATTRIBUTES, type Attribute } from './tables.ts';

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
    audience: audienceForWho,
    writeCreature: (one, { attribute, value, racial, body, mind }) => {
      one.body = body;
      one.mind = mind;
      one.attributes = { ...one.attributes, [attribute]: value };
      one.racial = { ...one.racial, [attribute]: racial };
    },
  },
);

export const spellLearned = event('spell-learned', fields<{ who: CreatureId; spell: Spell }>(), {
  audience: audienceForWho,
  writeCreature: (one, { spell }) => {
    one.spells = [...one.spells, spell];
  },
});

export const skillLearned = event('skill-learned', fields<{ who: CreatureId; skill: Skill }>(), {
  audience: audienceForWho,
  writeCreature: (one, { skill }) => {
    one.skills = [...one.skills, skill];
  },
});

/** @rule noppa.attr.range @rule noppa.attr.racial-range */
export const setAttribute = action('set-attribute', {
  fields: {
    who: creatureId,
    attribute,
    value: countingNumber.max(6),
    racial: z.int().min(-1).max(1).optional(),
  },
  refuses: (world, { who, ...change }) => cannotChange(world, who, change),
  resolve: (ctx, { who, attribute: changed, value, racial }) => {
    const one = getCreature(ctx.world, who);
    const by = racial ?? one.racial[changed];
    const after = { attributes: { ...one.attributes, [changed]: value } };
    const body = one.body === null ? null : Math.min(one.body, maxBody(after).value);
    const mind = Math.min(one.mind, maxMind(after).value);
    const rule = by === 0 ? 'noppa.attr.range' : 'noppa.attr.racial-range';
    ctx.emit({ type: 'attribute-set', rule, who, attribute: changed, value, racial: by, body, mind });
  },
  /** Offers all gains, creature by creature. */
  gmOffers: (world) => world.creatures.filter(isRolledFor).flatMap((one) => growthOffers(world, one)),
});

interface AttributeChange {
  readonly attribute: Attribute;
  readonly value: number;
  readonly racial?: number | undefined;
}

/** @rule noppa.attr.range @rule noppa.attr.racial-range */
function cannotChange(
  world: World,
  who: CreatureId,
  { attribute: changed, ...to }: AttributeChange,
): Verdict {
  const one = getCreature(world, who);
  const { value, racial = one.racial[changed] } = to;
  if (!isInRange(value, racial)) return refuseNoppa('out-of-range', { attribute: changed, value, racial });
  const isAllowed = isRacialAllowed(world.options, { ...one.racial, [changed]: racial });
  if (!isAllowed) return refuseNoppa('too-many-racial');
  const [excess] = listExcesses(world.options, { ...one, attributes: { ...one.attributes, [changed]: value } });
  if (!excess) return cannotRollDice(world, who);
  const field = excess.field === 'items' ? 'gear' : excess.field;
  return refuseNoppa('over-limits', { who, field, value: excess.value, most: excess.allowed.join(', ') });
}

/**
 * Any creature can learn magic, up to the limit of its learning.
 *
 * @rule noppa.spell.learnable
 * @rule noppa.attr.oppineisuus
 */
export const learn = action('learn', {
  fields: { who: creatureId, what: nameText },
  refuses: (world, { who, what }) => cannotLearn(world, who, what),
  resolve: (ctx, { who, what }) => {
    const spell = SPELLS[what];
    const skill = SKILLS[what];
    if (spell) return ctx.emit({ type: 'spell-learned', rule: 'noppa.spell.learnable', who, spell });
    if (!skill) throw new Error(`there is no ${what} to learn: the action was let through unchecked`);
    ctx.emit({ type: 'skill-learned', rule: 'noppa.attr.oppineisuus', who, skill });
  },
  /** Offered together with attributes, creature by creature. */
  gmOffers: offerNothing,
});

/** @rule noppa.attr.oppineisuus */
function cannotLearn(world: World, who: CreatureId, what: string): Verdict {
  const one = getCreature(world, who);
  const known = [...one.spells, ...one.skills];
  if (!Object.hasOwn(SPELLS, what) && !Object.hasOwn(SKILLS, what))
    return refuseNoppa('nothing-to-learn', { what });
  if (known.some(({ id }) => id === what)) return refuseNoppa('has-already', { who, what });
  const most = maxSkills(world.options, one).value;
  return known.length < most ? cannotRollDice(world, who) : refuseNoppa('too-many-skills', { who, most });
}

/** Offers single steps of attributes, skills and spells still to learn, and items that can still be carried. */
function growthOffers(world: World, one: Creature): readonly Offer[] {
  const { id } = one;
  const lessons = LESSONS.filter((what) => !cannotLearn(world, id, what));
  const items = Object.keys(GEAR).filter((item) => !cannotTake(world, id, item));
  return [
    ...attributeOffers(world, one),
    ...(lessons.length > 0 ? [{ action: { type: 'learn', who: id }, slots: { what: oneOf(lessons) } }] : []),
    ...(items.length > 0 ? [{ action: { type: 'take', by: id }, slots: { item: oneOf(items) } }] : []),
  ];
}
const LESSONS = [...Object.keys(SPELLS), ...Object.keys(SKILLS)];

const attributeOffers = (world: World, { id: who, attributes }: Creature): readonly Offer[] =>
  ATTRIBUTES.flatMap((changed) =>
    [attributes[changed] - 1, attributes[changed] + 1]
      .filter((value) => value >= 0 && value <= 6 && !cannotChange(world, who, { attribute: changed, value }))
      .map((value) => ({ action: { type: 'set-attribute', who, attribute: changed, value }, slots: {} })),
  );
