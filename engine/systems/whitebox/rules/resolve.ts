import type { Action, ActionOf } from '../actions.ts';
import { withThingsById } from '../called-things.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { attack } from './attack.ts';
import { bind } from './bind.ts';
import { announce, cast, prepare } from './cast.ts';
import { declare } from './declare.ts';
import { leave } from './depart.ts';
import { holdDoor, listen, lockDoor, openDoor } from './doors.ts';
import { award, treasure } from './experience.ts';
import { go, march } from './explore.ts';
import { beginFight, endFight, join } from './fight.ts';
import { harm } from './harm.ts';
import { hazard } from './hazard.ts';
import { bandage, heal, rest } from './heal.ts';
import { dropDoors } from './held-doors.ts';
import { beginJoust, endJoust, tilt } from './joust.ts';
import { endIfDown } from './joust-end.ts';
import { douse, lightUp, look, refill } from './light.ts';
import { loyalty, serve, treatment } from './loyalty.ts';
import { askMorale, morale } from './morale.ts';
import { move } from './move.ts';
import { lightOil, throwOil } from './oil.ts';
import { parley } from './parley.ts';
import { ready } from './ready.ts';
import { throwSave } from './save.ts';
import { byDexterity, place } from './scene.ts';
import { reveal, search } from './search.ts';
import { attempt, gear, inflict, mounting, outdoors, setLoad } from './table-talk.ts';
import { time } from './time.ts';
import { cross, fall, setTrap } from './traps.ts';
import { travel } from './travel.ts';
import { advance, askNewcomers, other, pass } from './turn.ts';
import { detect, knowPosition } from './unseen.ts';

/** Each action to its rule; then the round goes on to whoever is waited for. */
export function resolve(ctx: WhiteboxCtx, said: Action): void {
  const action = withThingsById(ctx.world, said);
  const before = ctx.world;
  (RULES[action.type] as (ctx: WhiteboxCtx, action: Action) => void)(ctx, action);
  askNewcomers(ctx, before);
  advance(ctx);
  dropDoors(ctx);
  endIfDown(ctx);
}

const RULES: { readonly [T in Action['type']]: (ctx: WhiteboxCtx, action: ActionOf<T>) => void } = {
  attack,
  cast,
  prepare,
  move,
  ready,
  'throw-oil': throwOil,
  'light-oil': lightOil,
  bind,
  other,
  pass,
  declare,
  announce,
  fight: beginFight,
  join,
  leave,
  'end-fight': endFight,
  place,
  'by-dexterity': byDexterity,
  'know-position': knowPosition,
  detect,
  morale,
  'ask-morale': askMorale,
  parley,
  go,
  'open-door': openDoor,
  'hold-door': holdDoor,
  'lock-door': lockDoor,
  listen,
  search,
  reveal,
  cross,
  'set-trap': setTrap,
  fall,
  light: lightUp,
  douse,
  refill,
  look,
  march,
  time,
  travel,
  rest,
  bandage,
  heal,
  harm,
  save: throwSave,
  hazard,
  loyalty,
  treatment,
  serve,
  treasure,
  award,
  joust: beginJoust,
  tilt,
  'end-joust': endJoust,
  attempt,
  condition: inflict,
  gear,
  load: setLoad,
  mount: mounting,
  outdoors,
};
