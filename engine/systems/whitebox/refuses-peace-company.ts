import {
  type CreatureId,
  creature,
  fighterIn,
  fightOn,
  firstOf,
  outsideFight,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import type { Award, BeginJoust, LoyaltyCheck, MoraleCheck, Serve, Treatment } from './actions.ts';
import { refuseWhitebox } from './refusals.ts';
import { namedTwice } from './refuses-peace-places.ts';
import { spoils } from './rules/experience.ts';
import { joustOn, lanceOf, riders } from './rules/jousting.ts';
import { hasNerve } from './rules/morale.ts';
import type { World } from './state.ts';
import { dead, notUp } from './verdicts.ts';

/** What players' characters do is for players to say. @rule whitebox.morale.hirelings @rule whitebox.loyalty.npc-individuals */
const playersOwn = (world: World, who: CreatureId): Verdict =>
  creature(world, who).kind === 'character' ? refuseWhitebox('players-own', { who }) : undefined;

/** Of a group those who are helpless are left out; alone they are not asked. @rule whitebox.morale.check */
export const refusesMorale = (world: World, { who }: MoraleCheck): Verdict =>
  namedTwice(who) ??
  firstOf(who, (one) => playersOwn(world, one) ?? dead(world, { who: one })) ??
  (who.some((one) => hasNerve(creature(world, one))) ? undefined : firstOf(who, (one) => notUp(world, one)));

export const refusesLoyalty = (world: World, { who }: LoyaltyCheck | Treatment): Verdict =>
  dead(world, { who }) ??
  (creature(world, who).service ? undefined : refuseWhitebox('serves-nobody', { who }));

export function refusesServe(world: World, { who, employer, side }: Serve): Verdict {
  if (who === employer) return refuse('no-such-target', { on: who });
  const one = creature(world, who);
  const stays = employer === null && one.service === null && (side ?? one.side) === one.side;
  if (stays) return refuseWhitebox('serves-nobody', { who });
  return (
    playersOwn(world, who) ??
    dead(world, { who }) ??
    strangeSide(world, who, joinedSide(world, { who, employer, side }))
  );
}

const joinedSide = (world: World, { who, employer, side }: Omit<Serve, 'type'>): string =>
  side ?? creature(world, employer ?? who).side;

/** In a fight one can only go over to somebody who is in it. */
function strangeSide(world: World, who: CreatureId, side: string): Verdict {
  const fight = fightOn(world);
  if (!fight || !fighterIn(fight, who) || fight.sides.includes(side)) return undefined;
  return refuseWhitebox('no-such-side', { side });
}

/** @rule whitebox.xp.award-split */
export function refusesAward(world: World, action: Award): Verdict {
  const { sharers } = action;
  return (
    outsideFight(world) ??
    namedTwice(sharers) ??
    firstOf(sharers, (who) => dead(world, { who }) ?? monster(world, who)) ??
    (world.options.xpSplit === 'assigned' ? refusesFigures(action) : refusesShares(world, action))
  );
}

const monster = (world: World, who: CreatureId): Verdict =>
  creature(world, who).kind === 'monster' ? refuseWhitebox('no-share', { who }) : undefined;

function refusesFigures({ sharers, assigned = {} }: Award): Verdict {
  const without = sharers.find((who) => assigned[who] === undefined);
  if (without !== undefined) return refuseWhitebox('needs-figures', { who: without });
  const stranger = Object.keys(assigned).find((who) => !sharers.includes(who));
  return stranger === undefined ? undefined : refuseWhitebox('not-a-sharer', { who: stranger });
}

function refusesShares(world: World, { sharers, assigned }: Award): Verdict {
  if (assigned) return refuseWhitebox('equal-shares');
  const { monsters, gold, credited } = spoils(world, sharers);
  return monsters + gold + credited.length === 0 ? refuseWhitebox('nothing-to-share') : undefined;
}

/** Two, mounted, with lances. @rule whitebox.joust.contest */
export const refusesJoust = (world: World, { between }: BeginJoust): Verdict =>
  outsideFight(world) ??
  (joustOn(world) ? refuseWhitebox('joust-on') : undefined) ??
  namedTwice(between) ??
  firstOf(between, (who) => unfitToJoust(world, who));

function unfitToJoust(world: World, who: CreatureId): Verdict {
  const one = creature(world, who);
  if (one.mount === 'none') return refuseWhitebox('not-mounted', { who });
  return notUp(world, who) ?? (lanceOf(one) ? undefined : refuseWhitebox('no-lance', { who }));
}

export const refusesEndJoust = (world: World): Verdict =>
  joustOn(world) ? undefined : refuseWhitebox('no-joust');

/** Whoever cannot ride on makes the Referee end it. */
export const refusesTilt = (world: World): Verdict =>
  refusesEndJoust(world) ??
  outsideFight(world) ??
  firstOf(riders(world), ({ id }) => unfitToJoust(world, id));
