import { d, mapFaces } from '@arbitro/dice';
import {
  type Creation,
  type CreationCtx,
  type DisabledOption,
  oneOf,
  someOf,
  splitPoints,
} from '@arbitro/kernel';
import { BLANK, GEAR, HEROES, SKILLS, SPELLS } from '../library.ts';
import type { Options } from '../options.ts';
import { refuseNoppa } from '../refusals.ts';
import { canCarry, countFullHands, listHeldItems, maxBody, maxMind, maxSkills } from '../rules/derived.ts';
import { ATTRIBUTE_RANGE, ATTRIBUTE_RULES, ATTRIBUTES, type Attribute, HANDS } from '../rules/tables.ts';
import type { RuleId } from '../rules.ts';
import type { Attributes, Item, Sheet } from '../state.ts';

/** The default number of attribute points: an average of three. @ruling R8 */
const DEFAULT_POINTS = 18;

/**
 * Creates a character: a ready-made hero, or the player's own with distributed or rolled attributes.
 * @rule noppa.creation.start @ruling R22
 */
export const creation: Creation<Options, Sheet> = {
  rule: 'noppa.creation.start',
  make: (ctx, options) => {
    const label = { name: 'archetype', rule: 'noppa.creation.start' };
    const from = ctx.choose(label, oneOf(['from-nothing', 'thrown', ...HEROES.keys()]));
    const hero = HEROES.get(from);
    if (hero) return hero;
    return from === 'thrown'
      ? equipCharacter(ctx, options, { plain: rollAttributes(ctx), racial: chooseRace(ctx) })
      : createCustomCharacter(ctx, options);
  },
};

/**
 * Asks in order for attributes, racial changes, skills and spells, and gear.
 * @rule noppa.attr.range @rule noppa.attr.racial-range @rule noppa.attr.oppineisuus @rule noppa.gear.base-slots
 * @rule noppa.gear.bonus-slots @ruling R8
 */
export const createCustomCharacter = (ctx: CreationCtx, options: Options, points = DEFAULT_POINTS): Sheet =>
  equipCharacter(ctx, options, { plain: distributePoints(ctx, points), racial: chooseRace(ctx) });

interface BirthAttributes {
  readonly plain: Attributes;
  readonly racial: Attributes;
}
type Belongings = Pick<Sheet, 'spells' | 'skills' | 'items'>;

export const NO_BELONGINGS: Belongings = { spells: [], skills: [], items: [] };

function equipCharacter(ctx: CreationCtx, options: Options, { plain, racial }: BirthAttributes): Sheet {
  const attributes = addAttributes(plain, racial);
  const learned = learnLessons(ctx, options, attributes);
  return buildSheet(plain, racial, { ...learned, items: chooseGear(ctx, options, attributes) });
}

/** Builds the sheet with the full body and mind points of its attributes. @rule noppa.body.max @rule noppa.mind.max */
export function buildSheet(plain: Attributes, racial: Attributes, belongings: Belongings): Sheet {
  const attributes = addAttributes(plain, racial);
  const body = maxBody({ attributes }).value;
  const mind = maxMind({ attributes }).value;
  return { ...BLANK, attributes, racial, body, mind, ...belongings };
}

const buildAttributes = (value: (attribute: Attribute) => number): Attributes =>
  Object.fromEntries(ATTRIBUTES.map((name) => [name, value(name)])) as Attributes;

export const NO_CHANGE = buildAttributes(() => 0);
const addAttributes = (plain: Attributes, by: Attributes): Attributes =>
  buildAttributes((name) => plain[name] + by[name]);

/** @rule noppa.creation.points @rule noppa.attr.range */
function distributePoints(ctx: CreationCtx, points: number): Attributes {
  const slots = ATTRIBUTES.map((name) => ({ name, ...ATTRIBUTE_RANGE }));
  const chosen = ctx.choose(
    { name: 'attributes', rule: 'noppa.creation.points' },
    splitPoints(points, slots),
  );
  return buildAttributes((name) => chosen[name] ?? ATTRIBUTE_RANGE.least);
}

/**
 * The race raises one attribute by one and lowers one by one, or changes none.
 * @rule noppa.creation.race @rule noppa.attr.racial-range
 */
function chooseRace(ctx: CreationCtx): Attributes {
  const rule: RuleId = 'noppa.creation.race';
  const up = ctx.choose({ name: 'race-up', rule }, oneOf(['none', ...ATTRIBUTES]));
  const others = ATTRIBUTES.filter((name) => name !== up);
  const barred = up === 'none' ? [] : [{ option: up, refusal: refuseNoppa('raised-already'), rule }];
  const down = ctx.choose({ name: 'race-down', rule }, oneOf(['none', ...others], barred));
  return buildAttributes((name) => (name === up ? 1 : name === down ? -1 : 0));
}

/** Maps a d6 to five values; the middle value is twice as likely. */
const FACES = [1, 2, 3, 3, 4, 5] as const;
const randomAttribute = mapFaces(d(6), (face) => FACES[face - 1] ?? ATTRIBUTE_RANGE.least);

/** The player of a companion rolls for it: the game master never rolls. @rule noppa.dice.players-roll @ruling R8 */
export const rollAttributes = (ctx: CreationCtx): Attributes =>
  buildAttributes((name) =>
    ctx.roll({ name, rule: ATTRIBUTE_RULES[name] }, randomAttribute, (value) => value),
  );

/** @rule noppa.attr.oppineisuus @rule noppa.spell.learnable */
function learnLessons(
  ctx: CreationCtx,
  options: Options,
  attributes: Attributes,
): Pick<Sheet, 'spells' | 'skills'> {
  const all = [...Object.keys(SPELLS), ...Object.keys(SKILLS)];
  const max = Math.min(all.length, maxSkills(options, { attributes }).value);
  if (max === 0) return { spells: [], skills: [] };
  const label = { name: 'skills', rule: 'noppa.attr.oppineisuus' };
  const chosen = ctx.choose(label, someOf(all, { least: 0, most: max }));
  return {
    spells: chosen.flatMap((name) => SPELLS[name] ?? []),
    skills: chosen.flatMap((name) => SKILLS[name] ?? []),
  };
}

const CARRYING_RULE: RuleId = 'noppa.gear.conversion';

/** Asks for items as long as they fit; items are held as far as the hands allow. @rule noppa.gear.conversion */
function chooseGear(ctx: CreationCtx, options: Options, attributes: Attributes): readonly Item[] {
  let items: readonly Item[] = [];
  for (;;) {
    const isTaken = (item: Item): boolean => items.some(({ id }) => id === item.id);
    const isFree = (item: Item): boolean =>
      !isTaken(item) && canCarry({ options }, { attributes }, [...items, item]);
    const left = GEAR_LIST.filter(isFree);
    const disabledOptions = GEAR_LIST.filter((item) => !isFree(item)).map((item) =>
      gearDisabledReason(item, isTaken(item)),
    );
    const label = { name: 'gear', rule: CARRYING_RULE };
    const chosen = ctx.choose(label, oneOf(['done', ...left.map((item) => item.id)], disabledOptions));
    const item = left.find((item) => item.id === chosen);
    if (!item) return items;
    items = [...items, equipItem(items, item)];
  }
}

const GEAR_LIST = Object.values(GEAR);

const gearDisabledReason = ({ id, weight }: Item, isTaken: boolean): DisabledOption => ({
  option: id,
  refusal: isTaken ? refuseNoppa('taken-already') : refuseNoppa('no-slot', { weight }),
  rule: CARRYING_RULE,
});

function equipItem(items: readonly Item[], item: Item): Item {
  const free = HANDS - countFullHands(listHeldItems({ items }));
  return { ...item, inUse: item.worn !== 'hand' || item.hands <= free };
}
