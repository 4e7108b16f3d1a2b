import {
  type CreatureId,
  creature,
  duringFight,
  fightOn,
  firstOf,
  refuse,
  repeated,
  takesPart,
  type Verdict,
} from '@arbitro/kernel';
import type { ActionOf, Ambush, BeginFight, Join, TakeCover, Unaware } from './actions.ts';
import { now } from './derived.ts';
import { refuseBrp } from './refusals.ts';
import { placed } from './rules/fight.ts';
import { isUp, type World } from './state.ts';
import { notUp } from './verdicts.ts';

function notInFight(world: World, who: CreatureId): Verdict {
  return duringFight(world) ?? (takesPart(world, who) ? undefined : refuse('not-in-fight', { who }));
}

function refusesFight(world: World, action: BeginFight): Verdict {
  if (fightOn(world)) return refuse('fight-on');
  // everybody on their feet, each once: not put in order only to be counted
  if (!action.participants) return oneSided(world.creatures.filter(isUp));
  const participants = placed(world, action);
  const twice = repeated(participants.map(({ who }) => who));
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  return oneSided(participants.filter(({ who }) => isUp(creature(world, who))));
}

const oneSided = (fighters: readonly { readonly side: string }[]): Verdict =>
  new Set(fighters.map(({ side }) => side)).size < 2 ? refuse('one-side') : undefined;

/** Also the unconscious and the dying: whoever lies where others fight can be helped there. @rule brp.healing.first-aid-rescue */
function refusesJoin(world: World, { who }: Join): Verdict {
  if (!fightOn(world)) return refuse('no-fight');
  if (takesPart(world, who)) return refuse('in-fight-already', { who });
  return creature(world, who).state.is === 'dead' ? notUp(world, who) : undefined;
}

/** Before anybody has acted. @rule brp.spot.ambush-setup */
function refusesAmbush(world: World, { by, on, participants }: Ambush): Verdict {
  const all = [...by, ...on];
  const twice = repeated(all);
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  const fight = fightOn(world);
  if (!fight) {
    const left = participants && all.find((id) => !participants.some(({ who }) => who === id));
    if (left !== undefined) return refuse('not-in-fight', { who: left });
    return refusesFight(world, { type: 'fight', participants }) ?? firstOf(all, (who) => notUp(world, who));
  }
  if (participants) return refuse('fight-on');
  if (fight.fighters.some(({ acted, used }) => acted || used.length > 0)) return refuseBrp('not-unnoticed');
  return firstOf(all, (who) => notInFight(world, who) ?? notUp(world, who));
}

/** @rule brp.spot.backstab */
function refusesUnaware(world: World, { who, of }: Unaware): Verdict {
  if (who === of) return refuse('no-such-target', { on: of });
  return notInFight(world, who) ?? notInFight(world, of) ?? notUp(world, who);
}

/** Half of one's own size, exactly. @rule brp.spot.cover @ruling R100 */
function refusesCover(world: World, { who, cover, size }: TakeCover): Verdict {
  const least = now(creature(world, who), 'TAG') / 2;
  const small = cover !== null && size !== undefined && size < least;
  return notInFight(world, who) ?? (small ? refuseBrp('too-small', { who, least }) : undefined);
}

/** Why what the game master does to a fight may not be done now. */
export const FIGHT_GM_VERDICTS = {
  fight: refusesFight,
  join: refusesJoin,
  'end-fight': duringFight,
  ambush: refusesAmbush,
  unaware: refusesUnaware,
  cover: refusesCover,
  light: (): Verdict => undefined,
  place: (world, { who }) => notInFight(world, who),
} as const satisfies {
  readonly [T in 'fight' | 'join' | 'end-fight' | 'ambush' | 'unaware' | 'cover' | 'light' | 'place']: (
    world: World,
    action: ActionOf<T>,
  ) => Verdict;
};
