import {
  countingNumber,
  createInvariants,
  creatureId,
  creatureName,
  endIfEmpty,
  getCreature,
  hasNoDuplicates,
  type Invariant,
  type LocalizedText,
  optionsSchema,
  referencesIn,
  strictSchema,
  validateOnce,
  WORLD_FAULTS,
  whenGone,
} from '@arbitro/kernel';
import { z } from 'zod';
import { copyCreature } from '../copy-state.ts';
import { OPTIONS } from '../options.ts';
import { hasTwoSides } from '../rules/melee.ts';
import type { Readied } from '../rules/readied.ts';
import { type Creature, type Fight, meleeId, PHASES, type World } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { border, CHECKS, creatureSheet, zoneName } from './sheet.ts';
import { nameText } from './sheet-things.ts';

const FAULTS = {
  sheet: TEXT.faults.numbersSomebodyHereDo,
  body: TEXT.faults.body,
  initiative: TEXT.faults.initiative,
  zone: TEXT.faults.zone,
  formed: TEXT.faults.formed,
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** In play nothing is left to follow from the rest. */
export const creatureInPlay = whenGone(
  creatureSheet
    .required({ side: true, status: true, body: true, fullBody: true, mind: true, weight: true })
    .extend({ id: creatureId, name: creatureName }),
  (left: Creature | undefined) => left && copyCreature(left),
);

const creatureIds = z.array(creatureId);
const melee = z.strictObject({ id: nameText, zone: zoneName, members: creatureIds.min(2) });
const fight = z.strictObject({
  round: z.int().min(1),
  tick: countingNumber,
  phase: z.enum(PHASES),
  order: whenGone(creatureIds, endIfEmpty),
  pending: creatureIds,
  passed: creatureIds,
  melees: z.array(melee),
  formed: countingNumber,
  over: z.boolean(),
  winner: nameText.nullable(),
});
const state = z.strictObject({
  options: optionsSchema(OPTIONS),
  zones: z.array(zoneName),
  borders: z.array(border),
  rereads: z.boolean(),
  creatures: z.array(validateOnce(creatureInPlay)),
  fight: fight.nullable(),
}) as unknown as z.ZodType<World>;

const tableShape = whenGone(state, resumedFight);
const references = referencesIn(tableShape);
export const { removeCreatures, clearAbsent } = references;

/**
 * A melee that lost a creature continues between two sides; a winner is cleared when its side has no creature left.
 * @rule noppa.melee.joining
 */
function resumedFight(left: World | undefined, before: World): World | undefined {
  const fight = left?.fight;
  if (!fight || !before.fight) return left;
  const ongoing = before.fight.melees;
  const melees = fight.melees.filter((melee) => ongoing.includes(melee) || hasTwoSides(left, melee));
  const isThere =
    fight.order.length === before.fight.order.length ||
    fight.order.some((id) => getCreature(left, id).side === fight.winner);
  return { ...left, fight: { ...fight, melees, winner: isThere ? fight.winner : null } };
}

const { ofAll: forEveryCreature, ofFight: forFight } = createInvariants<World>();

/** Whether the creature is in an existing zone; in a world without zones its zone must be empty. */
const hasValidZone = ({ zone }: Creature, { zones }: World): boolean =>
  zones.includes(zone) || (zones.length === 0 && zone === '');

const hasKnownZone = ({ act }: Readied, { zones }: World): boolean =>
  act.kind !== 'move' || zones.includes(act.to);

const isNumberFree = ({ melees, formed }: Fight): boolean => {
  const taken = new Set(Array.from({ length: melees.length }, (_, index) => meleeId(formed + index + 1)));
  return !melees.some(({ id }) => taken.has(id));
};

const CREATURES = ['creatures'] as const;
const INVARIANTS: readonly Invariant<World>[] = [
  [({ creatures }) => hasNoDuplicates(creatures.map(({ id }) => id)), CREATURES, WORLD_FAULTS.twice],
  [forEveryCreature((creature) => CHECKS.every(([holds]) => holds(creature))), CREATURES, FAULTS.sheet],
  [forEveryCreature(({ body, status }) => body !== 0 || status === 'fainted'), CREATURES, FAULTS.body],
  [
    forEveryCreature(({ kind, initiative }) => kind !== 'foe' || initiative !== null),
    CREATURES,
    FAULTS.initiative,
  ],
  [forEveryCreature(hasValidZone), CREATURES, FAULTS.zone],
  ...references.invariants,
  [
    forEveryCreature(({ readied }, world) => !readied || hasKnownZone(readied, world)),
    CREATURES,
    FAULTS.zone,
  ],
  [({ zones }) => hasNoDuplicates(zones), ['zones'], WORLD_FAULTS.twice],
  [
    ({ zones, borders }) => borders.every(({ between }) => between.every((zone) => zones.includes(zone))),
    ['borders'],
    FAULTS.zone,
  ],
  [
    forFight(({ order, pending, passed }) => [order, pending, passed].every(hasNoDuplicates)),
    ['fight'],
    WORLD_FAULTS.twice,
  ],
  [
    forFight(({ order, pending, passed }) => [...pending, ...passed].every((id) => order.includes(id))),
    ['fight', 'pending'],
    WORLD_FAULTS.absent,
  ],
  [
    forFight(({ melees }) => hasNoDuplicates(melees.map(({ id }) => id))),
    ['fight', 'melees'],
    WORLD_FAULTS.twice,
  ],
  [
    forFight(({ melees }) => hasNoDuplicates(melees.flatMap(({ members }) => members))),
    ['fight', 'melees'],
    WORLD_FAULTS.twice,
  ],
  [
    forFight(({ melees }, { zones }) => melees.every(({ zone }) => zones.includes(zone))),
    ['fight', 'melees'],
    FAULTS.zone,
  ],
  [forFight(isNumberFree), ['fight', 'formed'], FAULTS.formed],
];

/** A complete world; every world that passes can be played. */
export const worldSchema: z.ZodType<World> = strictSchema(tableShape, INVARIANTS);
