import {
  type CreatureId,
  internString,
  type NewCreature,
  type Setup,
  type SetupConflict,
} from '@arbitro/kernel';
import { copyCreature, newFighter } from './copy-state.ts';
import type { Options } from './options.ts';
import { damageBonus, maxHitPoints, maxPower } from './rules/derived.ts';
import { placeParticipants } from './rules/fight.ts';
import { lacksPower } from './rules/power.ts';
import { computeRoundOrder } from './rules/ranks.ts';
import { CHARACTERISTICS, SECONDS } from './rules/tables.ts';
import { isSettingSkill } from './schema/sheet-parts.ts';
import { clearAbsent } from './schema/world.ts';
import { resolveSheetSkills, resolveSkill } from './screen/resolve-skill-names.ts';
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
export function findSetupConflicts({
  creatures,
  scene,
}: Setup<Options, Sheet, Scene>): readonly SetupConflict[] {
  const allowed = Object.keys(scene.setting.added);
  return creatures.flatMap(({ id, sheet }) =>
    Object.keys(sheet.skills)
      .filter((skill) => isSettingSkill(skill) && !allowed.includes(resolveSkill(scene.setting, skill)))
      .map((skill) => ({ creature: id, field: 'skills', value: skill, allowed })),
  );
}

/** Builds the world from sheets and a scene. A fight may already be in progress. */
export function createWorld({ options, creatures: setup, scene }: Setup<Options, Sheet, Scene>): World {
  const { setting, light, clock } = scene;
  const creatures = clearAbsent(
    setup.map((newCreature) => buildCreature({ options, setting, clock }, newCreature)),
  );
  const world: World = { options, setting, light, clock, creatures, fight: null };
  return scene.fight ? { ...world, fight: buildFight(world, scene.fight) } : world;
}

/** Builds a creature from its sheet. */
export function buildCreature(
  { options, setting, clock }: Pick<World, 'options' | 'setting' | 'clock'>,
  { id, name, sheet }: NewCreature<Sheet>,
): Creature {
  const creature = copyCreature({ ...resolveSheetSkills(setting, sheet), id: internString(id), name });
  if (creature.wounds.length > 0) creature.healsAt ??= clock + SECONDS.week;
  if (lacksPower(creature)) creature.lacksPowerSince ??= clock;
  return options.derivedRecalculation === 'frozen' ? fixDerivedScores({ options }, creature) : creature;
}

/**
 * Fixes the values computed at character creation, so that later changes of characteristics do not alter them.
 * @rule brp.derived.hit-points
 */
function fixDerivedScores(world: Pick<World, 'options'>, creature: Creature): Creature {
  const made = {
    characteristics: originalCharacteristics(creature.characteristics),
    stated: creature.stated,
  };
  const fixed = copyCreature(creature);
  fixed.stated = {
    hitPoints: maxHitPoints(made).value,
    power: maxPower(made).value,
    damageBonus: damageBonus(world, made),
  };
  return fixed;
}

/** The characteristics before any loss. */
const originalCharacteristics = (now: Characteristics): Characteristics =>
  Object.fromEntries(
    CHARACTERISTICS.map((which) => {
      const trait = now[which];
      return [which, trait && { now: trait.full, full: trait.full }] as const;
    }),
  ) as unknown as Characteristics;

/**
 * Builds the fight in progress. Creatures that are up and creatures with a position take part; the action phase has
 * begun.
 * @rule brp.combat.phases
 */
export function buildFight(world: World, { round, at, engaged }: NonNullable<Scene['fight']>): Fight {
  const isThere = (id: CreatureId): boolean => fighters.some(({ who }) => who === id);
  const participants = world.creatures
    .filter((creature) => isUp(creature) || at[creature.id] !== undefined)
    .map(({ id }) => ({ who: id, at: at[id] ?? 0 }));
  const fighters = placeParticipants(world, participants).map((participant) =>
    newFighter(participant.who, participant.at),
  );
  const still: Fight = {
    round,
    phase: 'actions',
    fighters,
    pending: [],
    turns: [],
    together: [],
    engaged: engaged
      .filter((pair) => pair.every(isThere))
      .map(([a, b]) => [internString(a), internString(b)]),
    aids: [],
    over: false,
    winner: null,
    unseen: false,
  };
  const { ranks, turns, together } = computeRoundOrder({ ...world, fight: still });
  const rankOf = new Map(ranks.map(({ who, rank }) => [who, rank]));
  return {
    ...still,
    fighters: fighters.map((fighter) => ({ ...fighter, rank: rankOf.get(fighter.who) ?? null })),
    turns,
    together,
  };
}
