import { createNameFinder, listRowNames, normalizeName } from '@arbitro/kernel';
import { termName } from '../screen/term-names.ts';
import type { Ability, Creature, Gear, Sheet } from '../state.ts';

/** The combat numbers by their names in any language. */
const findCombatNumber = createNameFinder(
  listRowNames({
    precision: { name: termName('precision') },
    dodge: { name: termName('dodge') },
    resistance: { name: termName('resistance') },
  }),
);

/** Numbers that gear and abilities cannot raise as statistics. */
const findUnraisable = createNameFinder(
  listRowNames({
    health: { name: termName('health') },
    damage: { name: termName('damage') },
    initiative: { name: termName('initiative') },
  }),
);

type StatisticHolder = Pick<Creature, 'stats' | 'equipment' | 'boosts'>;

/** Returns the statistic's name as this creature's sheet spells it; case and accents do not matter. */
export function findStatisticName(creature: StatisticHolder, name: string): string {
  if (Object.hasOwn(creature.stats, name)) return name;
  const key = normalizeName(name);
  return (
    listStatisticNames(creature).find((known) => normalizeName(known) === key) ??
    findCombatNumber(name) ??
    name
  );
}

const listStatisticNames = ({ stats, equipment, boosts }: StatisticHolder): readonly string[] => [
  ...Object.keys(stats),
  ...equipment.flatMap((gear) => Object.keys(gear.stats)),
  ...boosts.map(({ stat }) => stat),
];

/** Returns whether points in a statistic of this name would have no effect. */
export const hasNoEffect = ({ stats }: Pick<Creature, 'stats'>, name: string): boolean =>
  findUnraisable(name) !== undefined &&
  !Object.keys(stats).some((own) => normalizeName(own) === normalizeName(name));

/** Returns the sheet with the statistics and costs of gear, boosts and abilities spelled as on the creature. */
export function normalizeStatisticNames<S extends Sheet>(sheet: S): S {
  const own = { stats: sheet.stats, equipment: [], boosts: [] };
  const stat = (name: string): string => findStatisticName(own, name);
  const spelling = { stat, resource: (name: string): string => findResourceName(sheet, name) };
  return {
    ...sheet,
    equipment: sheet.equipment.map((gear): Gear => ({ ...gear, stats: normalizeKeys(gear.stats, stat) })),
    boosts: sheet.boosts.map((boost) => ({ ...boost, stat: stat(boost.stat) })),
    basicAttack: normalizeAbility(sheet.basicAttack, spelling),
    abilities: sheet.abilities.map((ability) => normalizeAbility(ability, spelling)),
  };
}

type NameNormalizer = (name: string) => string;

const normalizeAbility = (
  ability: Ability,
  { stat, resource }: Readonly<Record<'stat' | 'resource', NameNormalizer>>,
): Ability => ({
  ...ability,
  relevantStat: ability.relevantStat === null ? null : stat(ability.relevantStat),
  cost: normalizeKeys(ability.cost, resource),
});

/** Returns the resource's name as this creature's sheet spells it; health by its name in any language. */
export function findResourceName({ resources }: Pick<Creature, 'resources'>, name: string): string {
  if (Object.hasOwn(resources, name)) return name;
  const key = normalizeName(name);
  const own = Object.keys(resources).find((known) => normalizeName(known) === key);
  return own ?? (findUnraisable(name) === 'health' ? 'health' : name);
}

/** Points under two spellings of one statistic are summed. */
function normalizeKeys(
  points: Readonly<Record<string, number>>,
  spell: NameNormalizer,
): Readonly<Record<string, number>> {
  const spelled = new Map<string, number>();
  for (const [name, value] of Object.entries(points))
    spelled.set(spell(name), (spelled.get(spell(name)) ?? 0) + value);
  return Object.fromEntries(spelled);
}
