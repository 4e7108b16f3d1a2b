import { d, map } from '@arbitro/dice';
import { interned, oneOf, pointsOver, someOf } from '@arbitro/kernel';
import type { Bring, Create } from '../actions.ts';
import type { NoppaCtx } from '../checks.ts';
import { copyOf } from '../copies.ts';
import { fits, handsFull, heldBy, mostBody, mostMind, mostSkills } from '../derived.ts';
import { BLANK, FOLK, GEAR, SKILLS, SPELLS } from '../library.ts';
import type { Attributes, Creature, Item, Skill, Spell } from '../state.ts';
import { ATTRIBUTE_RANGE, ATTRIBUTE_RULES, ATTRIBUTES, type Attribute, HANDS } from '../tables.ts';

/** How many points a character has where the table says nothing: an average of three. @ruling R8 */
const USUAL_POINTS = 18;

/**
 * A new character: attributes, what the race changes, skills and spells, gear; one question after the other. A
 * random one throws a die for each attribute, and is asked nothing.
 *
 * @rule noppa.attr.range
 * @rule noppa.attr.racial-range
 * @rule noppa.attr.oppineisuus
 * @rule noppa.gear.base-slots
 * @rule noppa.gear.bonus-slots
 * @ruling R8
 */
export function create(ctx: NoppaCtx, action: Create): void {
  const { id, kind } = action;
  const plain = action.random ? thrown(ctx, id) : dealt(ctx, action);
  const racial = action.random ? NO_CHANGE : raceOf(ctx, id);
  const attributes = moved(plain, racial);
  const learned = action.random ? { spells: [], skills: [] } : lessons(ctx, id, attributes);
  const items = action.random ? [] : outfit(ctx, id, attributes);
  const creature: Creature = {
    ...BLANK,
    id: interned(id),
    name: action.name || id,
    kind,
    attributes,
    racial,
    body: mostBody({ attributes }).value,
    mind: mostMind({ attributes }).value,
    zone: ctx.world.zones[0] ?? '',
    items,
    ...learned,
  };
  ctx.emit({ type: 'came', rule: 'noppa.attr.range', creature: copyOf(creature) });
}

const sixOf = (value: (attribute: Attribute) => number): Attributes =>
  Object.fromEntries(ATTRIBUTES.map((name) => [name, value(name)])) as Attributes;

const NO_CHANGE = sixOf(() => 0);
const moved = (plain: Attributes, by: Attributes): Attributes => sixOf((name) => plain[name] + by[name]);

function dealt(ctx: NoppaCtx, { id, points = USUAL_POINTS }: Create): Attributes {
  const slots = ATTRIBUTES.map((name) => ({ name, ...ATTRIBUTE_RANGE }));
  const chosen = ctx.choose({ name: 'attributes', rule: 'noppa.attr.range' }, id, pointsOver(points, slots));
  return sixOf((name) => chosen[name] ?? ATTRIBUTE_RANGE.least);
}

/** One attribute one up, one down, or none. @rule noppa.attr.racial-range */
function raceOf(ctx: NoppaCtx, id: string): Attributes {
  const rule = 'noppa.attr.racial-range';
  const up = ctx.choose({ name: 'race-up', rule }, id, oneOf(['none', ...ATTRIBUTES]));
  const others = ATTRIBUTES.filter((name) => name !== up);
  const down = ctx.choose({ name: 'race-down', rule }, id, oneOf(['none', ...others]));
  return sixOf((name) => (name === up ? 1 : name === down ? -1 : 0));
}

/** A die of six faces for five values: the middle one comes twice as often. */
const FACES = [1, 2, 3, 3, 4, 5] as const;
const randomAttribute = map(d(6), (face) => FACES[face - 1] ?? ATTRIBUTE_RANGE.least);

/** The player of a companion throws for it: the game master never does. @rule noppa.dice.players-roll */
function thrown(ctx: NoppaCtx, id: string): Attributes {
  return sixOf((name) =>
    ctx.roll({ name, rule: ATTRIBUTE_RULES[name] }, id, randomAttribute, (value) => value),
  );
}

/** @rule noppa.attr.oppineisuus @rule noppa.spell.learnable */
function lessons(
  ctx: NoppaCtx,
  id: string,
  attributes: Attributes,
): { readonly spells: readonly Spell[]; readonly skills: readonly Skill[] } {
  const all = [...Object.keys(SPELLS), ...Object.keys(SKILLS)];
  const most = Math.min(all.length, mostSkills(ctx.world.options, { attributes }).value);
  if (most === 0) return { spells: [], skills: [] };
  const label = { name: 'skills', rule: 'noppa.attr.oppineisuus' };
  const chosen = ctx.choose(label, id, someOf(all, { least: 0, most }));
  return {
    spells: chosen.flatMap((name) => SPELLS[name] ?? []),
    skills: chosen.flatMap((name) => SKILLS[name] ?? []),
  };
}

/** One thing after the other, as long as it fits; what the hands can take is held. @rule noppa.gear.conversion */
function outfit(ctx: NoppaCtx, id: string, attributes: Attributes): readonly Item[] {
  let items: readonly Item[] = [];
  for (;;) {
    const left = Object.values(GEAR).filter(
      (one) =>
        !items.some((other) => other.id === one.id) && fits(ctx.world, { attributes }, [...items, one]),
    );
    const label = { name: 'gear', rule: 'noppa.gear.base-slots' };
    const chosen = ctx.choose(label, id, oneOf(['done', ...left.map((one) => one.id)]));
    const item = left.find((one) => one.id === chosen);
    if (!item) return items;
    items = [...items, taken(items, item)];
  }
}

function taken(items: readonly Item[], item: Item): Item {
  const free = HANDS - handsFull(heldBy({ items }));
  return { ...item, inUse: item.worn !== 'hand' || item.hands <= free };
}

/** Somebody from the book or of ours comes to the table. */
export function bring(ctx: NoppaCtx, { id, name, from, zone }: Bring): void {
  const folk = FOLK[from];
  if (!folk) throw new Error(`there is no ${from}: the action was let through unchecked`);
  const creature = { ...folk, id: interned(id), name: name || id, zone: zone ?? ctx.world.zones[0] ?? '' };
  ctx.emit({ type: 'came', rule: 'noppa.dice.gm-sets-tn', creature: copyOf(creature) });
}
