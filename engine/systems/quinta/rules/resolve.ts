import type { Action, ActionOf } from '../actions.ts';
import type { QuintaCtx } from '../checks.ts';
import { attack } from './attack.ts';
import { check, save } from './check.ts';
import { inflict } from './conditions.ts';
import { revive } from './death.ts';
import { use } from './deed.ts';
import { DOINGS } from './doings.ts';
import { beginFight, endFight, join } from './fight.ts';
import { leave } from './flee.ts';
import { place, push } from './forced.ts';
import { release } from './grapple.ts';
import { burn, choke, fall } from './hazards.ts';
import { heal, temporary } from './healing.ts';
import { jump } from './jump.ts';
import { dismount, mount } from './mounted.ts';
import { move } from './move.ts';
import { interact, speak } from './objects.ts';
import { dropProne, stand } from './posture.ts';
import { endDay } from './rations.ts';
import { ready, trigger } from './ready.ts';
import { rest } from './rest.ts';
import { setAttitude } from './social.ts';
import { cover, hurt, light, setMaximum, setScore, spare, weigh } from './table-talk.ts';
import { time } from './time.ts';
import { march, pace, travel, vehicle } from './travel.ts';
import { advance, endTurn } from './turn.ts';

/** Each action to its rule; then the fight goes on to whoever is waited for. */
export function resolve(ctx: QuintaCtx, action: Action): void {
  (RULES[action.type] as (ctx: QuintaCtx, action: Action) => void)(ctx, action);
  advance(ctx);
}

const RULES: { readonly [T in Action['type']]: (ctx: QuintaCtx, action: ActionOf<T>) => void } = {
  ...DOINGS,
  fight: beginFight,
  join,
  leave,
  'end-fight': endFight,
  'end-turn': endTurn,
  move,
  jump,
  'drop-prone': dropProne,
  stand,
  mount,
  dismount,
  attack,
  use,
  release,
  ready,
  trigger,
  interact,
  speak,
  check,
  save,
  rest,
  time,
  travel,
  pace,
  march,
  vehicle,
  'end-day': endDay,
  fall,
  burn,
  choke,
  hurt,
  heal,
  temporary,
  condition: inflict,
  revive,
  'set-score': setScore,
  'set-maximum': setMaximum,
  cover,
  light,
  place,
  push,
  attitude: setAttitude,
  'death-saves': spare,
  weigh,
};
