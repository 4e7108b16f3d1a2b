import {
  type CreatureId,
  creature,
  fightOn,
  firstOf,
  outsideFight,
  refuse,
  repeated,
  type Verdict,
} from '@arbitro/kernel';
import type {
  Action,
  ActionOf,
  Check,
  Contest,
  Expose,
  Fall,
  FreeChecks,
  Jump,
  SpendPower,
  Task,
  Teach,
  Treat,
  Use,
} from './actions.ts';
import type { SkillId } from './content/skill-table.ts';
import { refuseBrp } from './refusals.ts';
import { refusesResist } from './refuses-resist.ts';
import { unratedSkill, unusableSkill } from './refuses-skill.ts';
import {
  refusesGear,
  refusesHeal,
  refusesRelated,
  refusesRollBlock,
  refusesSetCharacteristic,
} from './refuses-word.ts';
import { durationsFor } from './rules/duration.ts';
import { tickedOf } from './rules/experience.ts';
import { saidOf, skillChance } from './rules/skill.ts';
import type { World } from './state.ts';
import { FREE_CHECKS, LESSON_HOURS } from './tables.ts';
import { dead, notUp } from './verdicts.ts';

type Refuses<A> = (world: World, action: A) => Verdict;

const never = (): undefined => undefined;

/** Why each of these may not be done now, if it may not. */
export const CHECK_VERDICTS = {
  check: refusesCheck,
  task: refusesTask,
  contest: refusesContest,
  resist: refusesResist,
  bargain: (world, { by }) => refusesUse(world, by, 'bargain'),
  jump: refusesJump,
  command: (world, { by }) => refusesUse(world, by, 'command'),
  time: outsideFight,
  experience: refusesExperience,
  'free-checks': refusesFreeChecks,
  teach: refusesTeach,
  'spend-power': refusesSpending,
  fall: refusesFall,
  expose: refusesExpose,
  hardships: dead,
  treat: refusesTreat,
  poison: refusesPoison,
  antidote: dead,
  harm: dead,
  heal: refusesHeal,
  condition: dead,
  'set-characteristic': refusesSetCharacteristic,
  'roll-block': refusesRollBlock,
  'set-skill': never,
  related: refusesRelated,
  approve: never,
  gear: refusesGear,
  wear: (world, { by }) => outsideFight(world) ?? notUp(world, by),
} satisfies { readonly [T in Action['type']]?: Refuses<ActionOf<T>> };

const refusesUse = (world: World, by: CreatureId, skill: SkillId): Verdict =>
  notUp(world, by) ?? unusableSkill(world, by, skill);

function refusesCheck(world: World, action: Check): Verdict {
  const { by, skill, roll, decided } = action;
  if ((skill === undefined) === (roll === undefined)) return refuseBrp('skill-or-roll');
  if (decided !== undefined && creature(world, by).kind === 'pc')
    return refuseBrp('players-roll', { who: by });
  const unable = skill === undefined ? notUp(world, by) : refusesUse(world, by, skill);
  return unable ?? notSoLong(world, action);
}

/** @rule brp.time.skill-durations */
export function notSoLong(world: World, { skill, takes }: Pick<Check, 'skill' | 'takes'>): Verdict {
  if (takes === undefined) return undefined;
  if (fightOn(world)) return refuse('fight-on');
  const may: readonly string[] = durationsFor(skill);
  return may.includes(takes) ? undefined : refuseBrp('not-so-long', { allowed: may.join(', ') });
}

/** What can never succeed would never end. @rule brp.time.extended-tasks */
function refusesTask(world: World, action: Task): Verdict {
  const { by, skill } = action;
  const unable = outsideFight(world) ?? refusesUse(world, by, skill) ?? notSoLong(world, action);
  if (unable) return unable;
  return chanceLeft(world, { ...action }) ? undefined : refuseBrp('no-chance', { who: by, skill });
}

const chanceLeft = (world: World, use: Use & { readonly by: CreatureId; readonly skill: SkillId }): boolean =>
  use.difficulty === 'automatic' ||
  skillChance(world, creature(world, use.by), use.skill, saidOf(use)).score.value > 0;

function refusesContest(world: World, { parties }: Contest): Verdict {
  const twice = repeated(parties.map(({ by }) => by));
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  return firstOf(parties, ({ by, skill }) => refusesUse(world, by, skill));
}

function refusesJump(world: World, { by, metres }: Jump): Verdict {
  return metres > 0 ? refusesUse(world, by, 'jump') : refuseBrp('no-distance');
}

function refusesExperience(world: World): Verdict {
  const any = world.creatures.some((one) => tickedOf(one).length > 0);
  return outsideFight(world) ?? (any ? undefined : refuseBrp('nothing-ticked'));
}

/** @rule brp.experience.downtime-checks */
function refusesFreeChecks(world: World, { by, skills }: FreeChecks): Verdict {
  if (skills.length > FREE_CHECKS) return refuseBrp('too-many-checks', { most: FREE_CHECKS });
  const twice = repeated(skills);
  if (twice !== undefined) return refuseBrp('skill-twice', { skill: twice });
  return (
    outsideFight(world) ??
    dead(world, { who: by }) ??
    firstOf(skills, (skill) => unratedSkill(world, by, skill))
  );
}

/** @rule brp.experience.teaching */
function refusesTeach(world: World, { by, student, skill, hours }: Teach): Verdict {
  if (by === student) return refuseBrp('teaches-oneself', { who: by });
  if (hours < LESSON_HOURS) return refuseBrp('lesson-too-short', { least: LESSON_HOURS });
  return (
    outsideFight(world) ??
    firstOf([by, student], (who) => notUp(world, who) ?? unratedSkill(world, who, skill)) ??
    unusableSkill(world, by, 'teach')
  );
}

/** @rule brp.derived.power-points */
function refusesSpending(world: World, { by, points }: SpendPower): Verdict {
  const { power } = creature(world, by);
  const short =
    points > power ? refuseBrp('too-little-power', { who: by, has: power, cost: points }) : undefined;
  return notUp(world, by) ?? short;
}

function refusesFall(world: World, { who, metres, dodge = false }: Fall): Verdict {
  if (metres <= 0) return refuseBrp('no-distance');
  return dead(world, { who }) ?? (dodge ? unusableSkill(world, who, 'dodge') : undefined);
}

const lacksBody = (world: World, who: CreatureId): Verdict =>
  creature(world, who).characteristics.COS
    ? undefined
    : refuseBrp('no-characteristic', { who, characteristic: 'COS' });

function refusesExpose(world: World, { who, disease: { name } }: Expose): Verdict {
  const ill = creature(world, who).diseases.some((disease) => disease.name === name);
  return (
    dead(world, { who }) ??
    lacksBody(world, who) ??
    (ill ? refuseBrp('already-ill', { who, disease: name }) : undefined)
  );
}

function refusesPoison(world: World, { who, swallowed }: ActionOf<'poison'>): Verdict {
  const unable = dead(world, { who }) ?? lacksBody(world, who);
  return unable ?? (swallowed ? unusableSkill(world, who, 'sense') : undefined);
}

/** @rule brp.disease.treatment */
function refusesTreat(world: World, { by, on, disease: name }: Treat): Verdict {
  const disease = creature(world, on).diseases.find((one) => one.name === name);
  if (!disease) return refuseBrp('not-ill', { who: on, disease: name });
  if (disease.steps !== null) return refuseBrp('doctored-already', { who: on, disease: name });
  return outsideFight(world) ?? dead(world, { who: on }) ?? refusesUse(world, by, 'medicine');
}
