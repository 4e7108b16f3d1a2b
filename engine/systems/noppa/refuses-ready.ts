import { type CreatureId, creature, fightOn, refuse, type Verdict } from '@arbitro/kernel';
import type { BreakReadiness, GoOff, Ready, SetOff } from './actions.ts';
import { holding } from './derived.ts';
import type { ReadiedAct, Trigger } from './readied.ts';
import { refuseNoppa } from './refusals.ts';
import { cannotHold, cannotUse, cannotUtter, notOnTick, noWay, tooDear } from './refuses-in-fight.ts';
import { mayGoOff } from './rules/go-off.ts';
import type { Creature, World } from './state.ts';
import { COSTS } from './tables.ts';

export function refusesReady(world: World, { by, act, trigger, hold }: Ready): Verdict {
  const one = holding(creature(world, by), hold);
  return (
    notOnTick(world, by) ??
    cannotHold(one, hold) ??
    tooDear(world, by, COSTS.ready) ??
    cannotReady(world, one, act, trigger)
  );
}

function cannotReady(world: World, one: Creature, act: ReadiedAct, trigger: Trigger): Verdict {
  switch (act.kind) {
    case 'attack':
      return cannotUse(one, act.means) ?? notOnSelf(one, act.on);
    case 'cast':
      return cannotReadySpell(one, act, trigger);
    case 'move':
      return act.to === one.zone ? undefined : noWay(world, one, act.to);
    case 'other':
      return undefined;
  }
}

const notOnSelf = ({ id }: Creature, on: CreatureId | null): Verdict =>
  on === id ? refuse('no-such-target', { on }) : undefined;

/** Nobody heals whoever comes near: for whom, is said now or with the word that sets it off. */
function cannotReadySpell(
  one: Creature,
  { spell: id, on }: Extract<ReadiedAct, { kind: 'cast' }>,
  trigger: Trigger,
): Verdict {
  const spell = one.spells.find((other) => other.id === id);
  if (!spell) return refuseNoppa('no-such-spell', { who: one.id, spell: id });
  if (spell.attack) return cannotUse(one, id) ?? notOnSelf(one, on);
  if (spell.heal > 0 && on === null && trigger !== 'word') return refuse('no-such-target', { on: '–' });
  return cannotUtter(one, spell);
}

/** Its owner says when only where words alone set it off. @rule noppa.ready.trigger @ruling R6 */
export function refusesGoOff(world: World, { by, on }: GoOff): Verdict {
  const { readied } = creature(world, by);
  if (readied && readied.trigger !== 'word')
    return refuseNoppa('waits-for-trigger', { who: by, trigger: readied.trigger });
  return refusesSetOff(world, { who: by, on });
}

/** @rule noppa.ready.surcharge */
export function refusesSetOff(world: World, { who, on }: Omit<SetOff, 'type'>): Verdict {
  if (!fightOn(world)) return refuseNoppa('no-fight');
  return mayGoOff(world, creature(world, who), on) ? undefined : refuseNoppa('not-ready', { who });
}

/** @rule noppa.ready.carry-over */
export const refusesBreak = (world: World, { who }: BreakReadiness): Verdict =>
  creature(world, who).readied ? undefined : refuseNoppa('nothing-readied', { who });
