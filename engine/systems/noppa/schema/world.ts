import {
  allDifferent,
  checkedOnce,
  countingNumber,
  creature,
  creatureId,
  creatureName,
  type Demand,
  demandsOn,
  endIfEmpty,
  optionsSchema,
  referencesIn,
  WORLD_FAULTS,
  type Words,
  whenGone,
  whole,
} from '@arbitro/kernel';
import { z } from 'zod';
import { copyOf } from '../copies.ts';
import { OPTIONS } from '../options.ts';
import { hasTwoSides } from '../rules/melee.ts';
import type { Readied } from '../rules/readied.ts';
import { type Creature, type Fight, meleeId, PHASES, type World } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { border, CHECKS, creatureSheet, zoneName } from './sheet.ts';
import { name } from './sheet-things.ts';

const FAULTS = {
  sheet: TEXT.faults.numbersSomebodyHereDo,
  body: TEXT.faults.body,
  initiative: TEXT.faults.initiative,
  zone: TEXT.faults.zone,
  formed: TEXT.faults.formed,
} as const satisfies Readonly<Record<string, Words>>;

/** In play nothing is left to follow from the rest. */
const inPlay = whenGone(
  creatureSheet
    .required({ side: true, status: true, body: true, fullBody: true, mind: true, weight: true })
    .extend({ id: creatureId, name: creatureName }),
  (left: Creature | undefined) => left && copyOf(left),
);

const ids = z.array(creatureId);
const melee = z.strictObject({ id: name, zone: zoneName, members: ids.min(2) });
const fight = z.strictObject({
  round: z.int().min(1),
  tick: countingNumber,
  phase: z.enum(PHASES),
  order: whenGone(ids, endIfEmpty),
  pending: ids,
  passed: ids,
  melees: z.array(melee),
  formed: countingNumber,
  over: z.boolean(),
  winner: name.nullable(),
});
const state = z.strictObject({
  options: optionsSchema(OPTIONS),
  zones: z.array(zoneName),
  borders: z.array(border),
  rereads: z.boolean(),
  creatures: z.array(checkedOnce(inPlay)),
  fight: fight.nullable(),
}) as unknown as z.ZodType<World>;

const table = whenGone(state, resumedFight);
const references = referencesIn(table);
export const { removeCreatures, clearAbsent } = references;

/**
 * A melee that lost somebody goes on between two sides; a winner is not named when nobody of that side is left.
 *
 * @rule noppa.melee.joining
 */
function resumedFight(left: World | undefined, before: World): World | undefined {
  const fight = left?.fight;
  if (!fight || !before.fight) return left;
  const ongoing = before.fight.melees;
  const melees = fight.melees.filter((one) => ongoing.includes(one) || hasTwoSides(left, one));
  const isThere =
    fight.order.length === before.fight.order.length ||
    fight.order.some((id) => creature(left, id).side === fight.winner);
  return { ...left, fight: { ...fight, melees, winner: isThere ? fight.winner : null } };
}

const { ofAll, ofFight } = demandsOn<World>();

/** Whether the creature is in an existing zone; in a world without zones its zone must be empty. */
const stands = ({ zone }: Creature, { zones }: World): boolean =>
  zones.includes(zone) || (zones.length === 0 && zone === '');

const leads = ({ act }: Readied, { zones }: World): boolean => act.kind !== 'move' || zones.includes(act.to);

const isNumberFree = ({ melees, formed }: Fight): boolean => {
  const taken = new Set(Array.from({ length: melees.length }, (_, at) => meleeId(formed + at + 1)));
  return !melees.some(({ id }) => taken.has(id));
};

const CREATURES = ['creatures'] as const;
const DEMANDS: readonly Demand<World>[] = [
  [({ creatures }) => allDifferent(creatures.map(({ id }) => id)), CREATURES, WORLD_FAULTS.twice],
  [ofAll((one) => CHECKS.every(([holds]) => holds(one))), CREATURES, FAULTS.sheet],
  [ofAll(({ body, status }) => body !== 0 || status === 'fainted'), CREATURES, FAULTS.body],
  [ofAll(({ kind, initiative }) => kind !== 'foe' || initiative !== null), CREATURES, FAULTS.initiative],
  [ofAll(stands), CREATURES, FAULTS.zone],
  ...references.demands,
  [ofAll(({ readied }, world) => !readied || leads(readied, world)), CREATURES, FAULTS.zone],
  [({ zones }) => allDifferent(zones), ['zones'], WORLD_FAULTS.twice],
  [
    ({ zones, borders }) => borders.every(({ between }) => between.every((zone) => zones.includes(zone))),
    ['borders'],
    FAULTS.zone,
  ],
  [
    ofFight(({ order, pending, passed }) => [order, pending, passed].every(allDifferent)),
    ['fight'],
    WORLD_FAULTS.twice,
  ],
  [
    ofFight(({ order, pending, passed }) => [...pending, ...passed].every((id) => order.includes(id))),
    ['fight', 'pending'],
    WORLD_FAULTS.absent,
  ],
  [
    ofFight(({ melees }) => allDifferent(melees.map(({ id }) => id))),
    ['fight', 'melees'],
    WORLD_FAULTS.twice,
  ],
  [
    ofFight(({ melees }) => allDifferent(melees.flatMap(({ members }) => members))),
    ['fight', 'melees'],
    WORLD_FAULTS.twice,
  ],
  [
    ofFight(({ melees }, { zones }) => melees.every(({ zone }) => zones.includes(zone))),
    ['fight', 'melees'],
    FAULTS.zone,
  ],
  [ofFight(isNumberFree), ['fight', 'formed'], FAULTS.formed],
];

/** A complete world; every world that passes can be played. */
export const worldSchema: z.ZodType<World> = whole(table, DEMANDS);
