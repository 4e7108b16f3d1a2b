import type { Action, ActionOf } from '../actions.ts';
import { withArmsById } from '../called-arms.ts';
import { withRollById } from '../called-rolls.ts';
import { withSkillsById } from '../called-skills.ts';
import type { BrpCtx } from '../checks.ts';
import { firstAid, wake } from './aid.ts';
import { ambush, unaware } from './ambush.ts';
import { attack } from './attack.ts';
import { check, task } from './check.ts';
import { contest } from './contest.ts';
import { declare, move } from './declaration.ts';
import { expose, hardships } from './disease.ts';
import { experience, freeChecks, teach } from './experience.ts';
import { fall } from './falling.ts';
import { beginFight, endFight, join, leave } from './fight.ts';
import { gear, wear } from './gear.ts';
import { breakFree, grapple } from './grapple.ts';
import { antidote, poison } from './poison.ts';
import { spendPower } from './power.ts';
import { reload } from './reload.ts';
import { resist } from './resist.ts';
import { rollBlock } from './roll-block.ts';
import { cover, light, place } from './scene.ts';
import { allowRelated, approve, harm, heal, inflict, setCharacteristic, setSkill } from './table-talk.ts';
import { bargain, command, jump } from './talents.ts';
import { time } from './time.ts';
import { treat } from './treat.ts';
import { act, advance, hold, stand } from './turn.ts';

/** Each action to its rule; then the round goes on to whoever is waited for. */
export function resolve(ctx: BrpCtx, said: Action): void {
  const action = withRollById(ctx.world, withSkillsById(ctx.world, withArmsById(ctx.world, said)));
  (RULES[action.type] as (ctx: BrpCtx, action: Action) => void)(ctx, action);
  advance(ctx);
}

const RULES: { readonly [T in Action['type']]: (ctx: BrpCtx, action: ActionOf<T>) => void } = {
  declare,
  move,
  attack,
  grapple,
  'break-free': breakFree,
  reload,
  stand,
  act,
  hold,
  'first-aid': firstAid,
  wake,
  fight: beginFight,
  join,
  leave,
  'end-fight': endFight,
  ambush,
  unaware,
  cover,
  light,
  place,
  check,
  task,
  contest,
  resist,
  bargain,
  jump,
  command,
  time,
  experience,
  'free-checks': freeChecks,
  teach,
  'spend-power': spendPower,
  fall,
  expose,
  hardships,
  treat,
  poison,
  antidote,
  harm,
  heal,
  condition: inflict,
  'set-characteristic': setCharacteristic,
  'roll-block': rollBlock,
  'set-skill': setSkill,
  related: allowRelated,
  approve,
  gear,
  wear,
};
