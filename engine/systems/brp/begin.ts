import { type CreatureId, type Entering, interned, type Misfit, type Setup } from '@arbitro/kernel';
import { copyOf, newFighter } from './copies.ts';
import type { Options } from './options.ts';
import { damageBonus, maxHitPoints, maxPower } from './rules/derived.ts';
import { placed } from './rules/fight.ts';
import { lacksPower } from './rules/power.ts';
import { ranked } from './rules/ranks.ts';
import { CHARACTERISTICS, SECONDS } from './rules/tables.ts';
import { isOwn } from './schema/sheet-parts.ts';
import { clearAbsent } from './schema/world.ts';
import { resolveSheetSkills, resolveSkill } from './screen/called-skills.ts';
import {
  type Characteristics,
  type Creature,
  type Fight,
  isUp,
  type Scene,
  type Sheet,
  type World,
} from './state.ts';

/** Finds custom skills on sheets that the setting does not add. @rule brp.skills.gm-customise */
export function misfits({ creatures, scene }: Setup<Options, Sheet, Scene>): readonly Misfit[] {
  const allowed = Object.keys(scene.setting.added);
  return creatures.flatMap(({ id, sheet }) =>
    Object.keys(sheet.skills)
      .filter((skill) => isOwn(skill) && !allowed.includes(resolveSkill(scene.setting, skill)))
      .map((skill) => ({ creature: id, field: 'skills', value: skill, allowed })),
  );
}

/** Builds the world from sheets and a scene. A fight may already be in progress. */
export function begin({ options, creatures: setup, scene }: Setup<Options, Sheet, Scene>): World {
  const { setting, light, clock } = scene;
  const creatures = clearAbsent(setup.map((one) => arrived({ options, setting, clock }, one)));
  const world: World = { options, setting, light, clock, creatures, fight: null };
  return scene.fight ? { ...world, fight: fightOf(world, scene.fight) } : world;
}

/** Builds a creature from its sheet. */
export function arrived(
  { options, setting, clock }: Pick<World, 'options' | 'setting' | 'clock'>,
  { id, name, sheet }: Entering<Sheet>,
): Creature {
  const one = copyOf({ ...resolveSheetSkills(setting, sheet), id: interned(id), name });
  if (one.wounds.length > 0) one.healsAt ??= clock + SECONDS.week;
  if (lacksPower(one)) one.lacksPowerSince ??= clock;
  return options.derivedRecalculation === 'frozen' ? frozen({ options }, one) : one;
}

/**
 * Fixes the values computed at character creation, so that later changes of characteristics do not alter them.
 *
 * @rule brp.derived.hit-points
 */
function frozen(world: Pick<World, 'options'>, one: Creature): Creature {
  const made = { characteristics: madeOf(one.characteristics), stated: one.stated };
  return {
    ...one,
    stated: {
      hitPoints: maxHitPoints(made).value,
      power: maxPower(made).value,
      damageBonus: damageBonus(world, made),
    },
  };
}

/** The characteristics before any loss. */
const madeOf = (now: Characteristics): Characteristics =>
  Object.fromEntries(
    CHARACTERISTICS.map((which) => {
      const trait = now[which];
      return [which, trait && { now: trait.full, full: trait.full }] as const;
    }),
  ) as unknown as Characteristics;

/**
 * Builds the fight in progress. Creatures that are up and creatures with a position take part; the action phase has
 * begun.
 *
 * @rule brp.combat.phases
 */
export function fightOf(world: World, { round, at, engaged }: NonNullable<Scene['fight']>): Fight {
  const isThere = (id: CreatureId): boolean => fighters.some(({ who }) => who === id);
  const participants = world.creatures
    .filter((one) => isUp(one) || at[one.id] !== undefined)
    .map(({ id }) => ({ who: id, at: at[id] ?? 0 }));
  const fighters = placed(world, participants).map((one) => newFighter(one.who, one.at));
  const still: Fight = {
    round,
    phase: 'actions',
    fighters,
    pending: [],
    turns: [],
    together: [],
    engaged: engaged.filter((pair) => pair.every(isThere)).map(([a, b]) => [interned(a), interned(b)]),
    aids: [],
    over: false,
    winner: null,
    unseen: false,
  };
  const { ranks, turns, together } = ranked({ ...world, fight: still });
  const rankOf = new Map(ranks.map(({ who, rank }) => [who, rank]));
  return {
    ...still,
    fighters: fighters.map((one) => ({ ...one, rank: rankOf.get(one.who) ?? null })),
    turns,
    together,
  };
}
