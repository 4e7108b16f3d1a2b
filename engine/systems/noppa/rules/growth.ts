import {
  type CreatureId,
  countingNumber,
  creatureId,
  fields,
  getCreature,
  type Offer,
  offerNothing,
  oneOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, audienceForWho, event } from '../declare.ts';
import { GEAR, SKILLS, SPELLS } from '../library.ts';
import { refuseNoppa } from '../refusals.ts';
import { listExcesses } from '../schema/limits.ts';
import { attribute } from '../schema/sheet.ts';
import { nameText } from '../schema/sheet-things.ts';
import { type Creature, isRolledFor, type Skill, type Spell, type World } from '../state.ts';
import { isInRange, isRacialAllowed, maxBody, maxMind, maxSkills } from './derived.ts';
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
    writeCreature: (creature, { attribute, value, racial, body, mind }) => {
      creature.body = body;
      creature.mind = mind;
      creature.attributes = { ...creature.attributes, [attribute]: value };
      creature.racial = { ...creature.racial, [attribute]: racial };
    },
  },
);

export const spellLearned = event('spell-learned', fields<{ who: CreatureId; spell: Spell }>(), {
  audience: audienceForWho,
  writeCreature: (creature, { spell }) => {
    creature.spells = [...creature.spells, spell];
  },
});

export const skillLearned = event('skill-learned', fields<{ who: CreatureId; skill: Skill }>(), {
  audience: audienceForWho,
  writeCreature: (creature, { skill }) => {
    creature.skills = [...creature.skills, skill];
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
    const creature = getCreature(ctx.world, who);
    const by = racial ?? creature.racial[changed];
    const after = { attributes: { ...creature.attributes, [changed]: value } };
    const body = creature.body === null ? null : Math.min(creature.body, maxBody(after).value);
    const mind = Math.min(creature.mind, maxMind(after).value);
    const rule = by === 0 ? 'noppa.attr.range' : 'noppa.attr.racial-range';
    ctx.emit({ type: 'attribute-set', rule, who, attribute: changed, value, racial: by, body, mind });
  },
  /** Offers all gains, creature by creature. */
  gmOffers: (world) =>
    world.creatures.filter(isRolledFor).flatMap((creature) => growthOffers(world, creature)),
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
  const creature = getCreature(world, who);
  const { value, racial = creature.racial[changed] } = to;
  if (!isInRange(value, racial)) return refuseNoppa('out-of-range', { attribute: changed, value, racial });
  const isAllowed = isRacialAllowed(world.options, { ...creature.racial, [changed]: racial });
  if (!isAllowed) return refuseNoppa('too-many-racial');
  const [excess] = listExcesses(world.options, {
    ...creature,
    attributes: { ...creature.attributes, [changed]: value },
  });
  if (!excess) return cannotRollDice(world, who);
  const field = excess.field === 'items' ? 'gear' : excess.field;
  return refuseNoppa('over-limits', { who, field, value: excess.value, most: excess.allowed.join(', ') });
}

/**
 * Any creature can learn magic, up to the limit of its learning.
 * @rule noppa.spell.learnable @rule noppa.attr.oppineisuus
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
  const creature = getCreature(world, who);
  const known = [...creature.spells, ...creature.skills];
  if (!Object.hasOwn(SPELLS, what) && !Object.hasOwn(SKILLS, what))
    return refuseNoppa('nothing-to-learn', { what });
  if (known.some(({ id }) => id === what)) return refuseNoppa('has-already', { who, what });
  const max = maxSkills(world.options, creature).value;
  return known.length < max ? cannotRollDice(world, who) : refuseNoppa('too-many-skills', { who, most: max });
}

/** Offers single steps of attributes, skills and spells still to learn, and items that can still be carried. */
function growthOffers(world: World, creature: Creature): readonly Offer[] {
  const { id } = creature;
  const lessons = LESSONS.filter((what) => !cannotLearn(world, id, what));
  const items = Object.keys(GEAR).filter((item) => !cannotTake(world, id, item));
  return [
    ...attributeOffers(world, creature),
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
