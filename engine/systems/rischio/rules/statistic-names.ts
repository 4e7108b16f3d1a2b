import { finder, plainName, rowNames } from '@arbitro/kernel';
import { called } from '../screen/term-words.ts';
import type { Ability, Creature, Gear, Sheet } from '../state.ts';

/** The combat numbers by their names in any language. */
const combatNumber = finder(
  rowNames({
    precision: { name: called('precision') },
    dodge: { name: called('dodge') },
    resistance: { name: called('resistance') },
  }),
);

/** Numbers that gear and abilities cannot raise as statistics. */
const unraisable = finder(
  rowNames({
    health: { name: called('health') },
    damage: { name: called('damage') },
    initiative: { name: called('initiative') },
  }),
);

type Bearer = Pick<Creature, 'stats' | 'equipment' | 'boosts'>;

/** Returns the statistic's name as this creature's sheet spells it; case and accents do not matter. */
export function statisticName(one: Bearer, name: string): string {
  if (Object.hasOwn(one.stats, name)) return name;
  const key = plainName(name);
  return namesOf(one).find((known) => plainName(known) === key) ?? combatNumber(name) ?? name;
}

const namesOf = ({ stats, equipment, boosts }: Bearer): readonly string[] => [
  ...Object.keys(stats),
  ...equipment.flatMap((gear) => Object.keys(gear.stats)),
  ...boosts.map(({ stat }) => stat),
];

/** Returns whether points in a statistic of this name would have no effect. */
export const isWithoutEffect = ({ stats }: Pick<Creature, 'stats'>, name: string): boolean =>
  unraisable(name) !== undefined && !Object.keys(stats).some((own) => plainName(own) === plainName(name));

/** Returns the sheet with the statistics and costs of gear, boosts and abilities spelled as on the creature. */
export function withStatisticNames<S extends Sheet>(sheet: S): S {
  const own = { stats: sheet.stats, equipment: [], boosts: [] };
  const stat = (name: string): string => statisticName(own, name);
  const spelling = { stat, resource: (name: string): string => resourceName(sheet, name) };
  return {
    ...sheet,
    equipment: sheet.equipment.map((gear): Gear => ({ ...gear, stats: spelledKeys(gear.stats, stat) })),
    boosts: sheet.boosts.map((boost) => ({ ...boost, stat: stat(boost.stat) })),
    basicAttack: spelledAbility(sheet.basicAttack, spelling),
    abilities: sheet.abilities.map((one) => spelledAbility(one, spelling)),
  };
}

type Spelling = (name: string) => string;

const spelledAbility = (
  one: Ability,
  { stat, resource }: Readonly<Record<'stat' | 'resource', Spelling>>,
): Ability => ({
  ...one,
  relevantStat: one.relevantStat === null ? null : stat(one.relevantStat),
  cost: spelledKeys(one.cost, resource),
});

/** Returns the resource's name as this creature's sheet spells it; health by its name in any language. */
export function resourceName({ resources }: Pick<Creature, 'resources'>, name: string): string {
  if (Object.hasOwn(resources, name)) return name;
  const key = plainName(name);
  const own = Object.keys(resources).find((known) => plainName(known) === key);
  return own ?? (unraisable(name) === 'health' ? 'health' : name);
}

/** Points under two spellings of one statistic are summed. */
function spelledKeys(
  points: Readonly<Record<string, number>>,
  spell: Spelling,
): Readonly<Record<string, number>> {
  const spelled = new Map<string, number>();
  for (const [name, value] of Object.entries(points))
    spelled.set(spell(name), (spelled.get(spell(name)) ?? 0) + value);
  return Object.fromEntries(spelled);
}
