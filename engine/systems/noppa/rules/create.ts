import {
  type CreationCtx,
  type CreatureId,
  creatureId,
  fields,
  findCreature,
  idsOf,
  internString,
  numberBetween,
  oneOf,
  textUpTo,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { copyCreature, replaceCreatures } from '../copy-state.ts';
import {
  buildSheet,
  createCustomCharacter,
  NO_BELONGINGS,
  NO_CHANGE,
  rollAttributes,
} from '../creation/creation.ts';
import { action, event } from '../declare.ts';
import { FOLK } from '../library.ts';
import { refuseNoppa } from '../refusals.ts';
import { nameText } from '../schema/sheet-things.ts';
import type { Creature, World } from '../state.ts';
import { MAX_NAME } from './fields.ts';
import { unknownZone } from './may-act.ts';

export const came = event('came', fields<{ creature: Creature }>(), {
  audience: ({ creature: { id, kind } }) => (kind === 'foe' ? { only: [id] } : 'everyone'),
  writeWorld: (world, { creature }) => replaceCreatures(world, [...world.creatures, copyCreature(creature)]),
});

/** The id of a creature that does not exist yet; a clone, so that the field does not count as a reference to a creature. */
const newId = creatureId.clone();
const newName = z.string().max(MAX_NAME).default('');

const isIdTaken = (world: World, id: CreatureId): Verdict =>
  findCreature(world, id) ? refuseNoppa('id-taken', { id }) : undefined;

/** Adds a new character; a random one rolls a die for each attribute and needs no answers. @ruling R8 */
export const create = action('create', {
  fields: {
    id: newId,
    name: newName,
    kind: z.enum(['player', 'companion']).default('player'),
    /** The total of attribute points; not for a random character. */
    points: z.int().min(6).max(30).optional(),
    random: z.boolean().default(false),
  },
  refuses: (world, { id }) => isIdTaken(world, id),
  resolve: (ctx, { id, name: statedName, kind, points, random }) => {
    const creationCtx: CreationCtx = {
      roll: (label, dice, read) => ctx.roll(label, id, dice, read),
      choose: (label, question) => ctx.choose(label, id, question),
    };
    const sheet = random
      ? buildSheet(rollAttributes(creationCtx), NO_CHANGE, NO_BELONGINGS)
      : createCustomCharacter(creationCtx, ctx.world.options, points);
    const zone = ctx.world.zones[0] ?? '';
    const creature: Creature = { ...sheet, id: internString(id), name: statedName || id, kind, zone };
    ctx.emit({ type: 'came', rule: 'noppa.attr.range', creature: copyCreature(creature) });
  },
  gmOffers: (world) => {
    const id = freeId(world);
    const slots = { name: textUpTo(MAX_NAME), points: numberBetween(12, 24) };
    return [
      { action: { type: 'create', id, kind: 'player' }, slots },
      { action: { type: 'create', id, kind: 'companion', random: true }, slots: { name: slots.name } },
    ];
  },
});

/** Adds a creature from the book or from our content. */
export const bring = action('bring', {
  fields: { id: newId, name: newName, from: nameText, zone: nameText.optional() },
  refuses: (world, { id, from, zone }) => {
    if (!Object.hasOwn(FOLK, from))
      return refuseNoppa('no-such-folk', { from, known: Object.keys(FOLK).join(', ') });
    return isIdTaken(world, id) ?? (zone === undefined ? undefined : unknownZone(world, zone));
  },
  resolve: (ctx, { id, name: statedName, from, zone = ctx.world.zones[0] ?? '' }) => {
    const folk = FOLK[from];
    if (!folk) throw new Error(`there is no ${from}: the action was let through unchecked`);
    const creature = { ...folk, id: internString(id), name: statedName || id, zone };
    ctx.emit({ type: 'came', rule: 'noppa.dice.gm-sets-tn', creature: copyCreature(creature) });
  },
  gmOffers: (world) => {
    if (world.zones.length === 0) return [];
    const slots = {
      name: textUpTo(MAX_NAME),
      from: oneOf(Object.keys(FOLK)),
      zone: oneOf(world.zones),
    };
    return [{ action: { type: 'bring', id: freeId(world) }, slots }];
  },
});

function freeId({ creatures }: World): CreatureId {
  const taken = new Set(idsOf(creatures));
  // not by the number of creatures: that would count those unknown to players
  let n = 1;
  while (taken.has(`newcomer-${n}`)) n++;
  return `newcomer-${n}`;
}
