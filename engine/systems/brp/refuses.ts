import { type Refusal, unknownCreature } from '@arbitro/kernel';
import { type Action, type ActionOf, named } from './actions.ts';
import { withArmsById } from './called-arms.ts';
import { withRollById } from './called-rolls.ts';
import { withSkillsById } from './called-skills.ts';
import { isSkill, type SkillId, skillKey } from './content/skill-table.ts';
import { refuseBrp } from './refusals.ts';
import { CHECK_VERDICTS } from './refuses-checks.ts';
import { FIGHT_VERDICTS } from './refuses-in-fight.ts';
import { isThere } from './rollable.ts';
import { meantBy } from './sheet-faults.ts';
import { isOwn } from './sheet-parts.ts';
import type { World } from './state.ts';

/** Why this may not be done now, if it may not. */
export function refuses(world: World, said: Action): Refusal | undefined {
  const unknown = unknownCreature(world, named(said));
  if (unknown) return unknown;
  const action = withRollById(world, withSkillsById(world, withArmsById(world, said)));
  for (const skill of skillsIn(action)) {
    const fault = unfitSkill(world, skill);
    if (fault) return fault;
  }
  return (VERDICTS[action.type] as (world: World, action: Action) => Refusal | undefined)(world, action);
}

const VERDICTS: {
  readonly [T in Action['type']]: (world: World, action: ActionOf<T>) => Refusal | undefined;
} = { ...CHECK_VERDICTS, ...FIGHT_VERDICTS };

/** Every skill that an action names. */
function skillsIn(action: Action): readonly SkillId[] {
  switch (action.type) {
    case 'check':
      return action.skill === undefined ? [] : [action.skill];
    case 'task':
    case 'teach':
    case 'set-skill':
      return [action.skill];
    case 'contest':
      return action.parties.map(({ skill }) => skill);
    case 'free-checks':
      return action.skills;
    case 'related':
      return action.by === null ? [action.skill] : [action.skill, action.by];
    default:
      return [];
  }
}

/** @rule brp.skills.list @rule brp.skills.gm-customise */
function unfitSkill(world: World, skill: SkillId): Refusal | undefined {
  const { setting } = world;
  const key = skillKey(skill);
  if (!isThere(world, skill)) return refuseBrp('not-in-this-setting', { skill });
  if (Object.hasOwn(setting.added, skill) || isSkill(skill)) return undefined;
  if (isOwn(skill)) return refuseBrp('not-in-this-setting', { skill });
  const known = meantBy(skill).join(', ');
  if (key === undefined) return refuseBrp('no-such-skill', { skill, known });
  return refuseBrp(skill === key ? 'needs-specialisation' : 'no-specialisations', { skill, known });
}
