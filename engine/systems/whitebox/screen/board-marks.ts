import { type BoardMark, type CreatureId, fighterIn, fightOn } from '@arbitro/kernel';
import { CONDITIONS, type Condition } from '../rules/effects.ts';
import { MELEE_FEET } from '../rules/tables.ts';
import type { RuleId } from '../rules.ts';
import type { Seen, View } from '../secrecy/view.ts';
import { type Fight, isUp, type Joust, type Status } from '../state.ts';

const mark = (term: string, rule: RuleId, bad: boolean): BoardMark => ({ term, rule, bad });

const STATUS_RULES: Readonly<Record<Exclude<Status, 'up'>, RuleId>> = {
  unconscious: 'whitebox.damage.unconscious-optional',
  stunned: 'whitebox.joust.stunned-at-zero',
  dead: 'whitebox.damage.death-at-zero',
};

/** Conditions and physical states, each once. */
export function marksOf(one: Seen, view: View): readonly BoardMark[] {
  const fight = fightOn(view);
  const all = [
    ...(one.status === 'up' ? [] : [mark(one.status, STATUS_RULES[one.status], true)]),
    ...one.conditions.map(({ name }) => mark(name, CONDITION_RULE, isBad(name))),
    ...moraleMarks(one),
    ...plightMarks(one),
    ...(fight ? fightMarks(one, view, fight) : []),
    ...joustMarks(view.joust, one.id),
  ];
  return all.filter(({ term }, at) => all.findIndex((other) => other.term === term) === at);
}

const CONDITION_RULE: RuleId = 'whitebox.saves.success-effect';
/** Helpful conditions are not bad. */
const isBad = (name: Condition): boolean =>
  CONDITIONS[name].some((effect) => effect.kind !== 'unseen' && !('by' in effect && effect.by > 0));

const GIVEN_UP = { flee: 'fleeing', surrender: 'surrendered' } as const;

/** Creatures that surrendered or flee. @rule whitebox.morale.check */
const moraleMarks = ({ status, morale }: Seen): readonly BoardMark[] =>
  status === 'up' && (morale === 'flee' || morale === 'surrender')
    ? [mark(GIVEN_UP[morale], 'whitebox.morale.check', true)]
    : [];

/** Bleeding and casting are visible to all. @rule whitebox.damage.bleeding @rule whitebox.spells.interruption */
function plightMarks({ bleeding, casting }: Seen): readonly BoardMark[] {
  return [
    ...(bleeding ? [mark('bleeding', 'whitebox.damage.bleeding', true)] : []),
    ...(casting ? [mark(casting.phase, 'whitebox.spells.interruption', false)] : []),
  ];
}

function fightMarks(one: Seen, view: View, fight: Fight): readonly BoardMark[] {
  const fire = fight.fires.find(({ on }) => on === one.id);
  return [
    ...(fight.round === 0 && fight.surprised.includes(one.id)
      ? [mark('surprised', 'whitebox.combat.surprise', true)]
      : []),
    ...(fire ? [mark(fire.lit ? 'on-fire' : 'oily', 'whitebox.combat.burning-oil', true)] : []),
    ...(isInMelee(one, view, fight) ? [mark('in-melee', 'whitebox.combat.melee-range', false)] : []),
  ];
}

/** A creature of another side is within reach. @rule whitebox.combat.melee-range */
function isInMelee(one: Seen, { creatures }: View, fight: Fight): boolean {
  const at = fighterIn(fight, one.id)?.at;
  if (at === undefined || !isUp(one)) return false;
  return creatures.some((other) => {
    const there = fighterIn(fight, other.id)?.at;
    return (
      there !== undefined && other.side !== one.side && isUp(other) && Math.abs(there - at) <= MELEE_FEET
    );
  });
}

/** @rule whitebox.joust.automatic-loss */
function joustMarks(joust: Joust | null, id: CreatureId): readonly BoardMark[] {
  const state = joust?.over === false ? joust.jousters.find(({ who }) => who === id)?.state : undefined;
  if (state === undefined) return [];
  return [mark(state, 'whitebox.joust.automatic-loss', state !== 'riding')];
}
