import type { Action } from '../actions.ts';
import type { NoppaCtx } from '../checks.ts';
import { attack } from './attack.ts';
import { check, hazard } from './check.ts';
import { bring, create } from './create.ts';
import { beginFight, endFight, endScene, join } from './fight.ts';
import { changeGear, drop, take } from './gear.ts';
import { bind, fall, inflict } from './gm-harm.ts';
import { say, setRereads, takeBack } from './gm-word.ts';
import { goOff, setOffByWord } from './go-off.ts';
import { learn, setAttribute } from './growth.ts';
import { initiative } from './initiative.ts';
import { leave, move } from './move.ts';
import { breakReadiness, ready } from './ready.ts';
import { recover } from './recover.ts';
import { milestone, restore } from './restore.ts';
import { cast } from './spell.ts';
import { act, advance, delay, pass } from './turn.ts';

/** Each action to its rule; then the countdown goes on to whoever is waited for. */
export function resolve(ctx: NoppaCtx, action: Action): void {
  (RULES[action.type] as (ctx: NoppaCtx, action: Action) => void)(ctx, action);
  advance(ctx);
}

const RULES: {
  readonly [T in Action['type']]: (ctx: NoppaCtx, action: Extract<Action, { type: T }>) => void;
} = {
  initiative,
  attack,
  cast,
  move,
  ready,
  'go-off': goOff,
  pass,
  delay,
  act,
  recover,
  leave,
  check,
  gear: changeGear,
  take,
  drop,
  fight: beginFight,
  join,
  'end-fight': endFight,
  'end-scene': endScene,
  milestone,
  hazard,
  say,
  'take-back': takeBack,
  rereads: setRereads,
  'set-off': setOffByWord,
  'break-readiness': breakReadiness,
  fall,
  restore,
  condition: inflict,
  bind,
  'set-attribute': setAttribute,
  learn,
  create,
  bring,
};
