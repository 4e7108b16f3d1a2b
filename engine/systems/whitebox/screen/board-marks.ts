import { type BoardMark, type CreatureId, findFighter, findFight } from '@arbitro/kernel';
import { CONDITIONS, type Condition } from '../rules/effects.ts';
import { MELEE_FEET } from '../rules/tables.ts';
import type { RuleId } from '../rules.ts';
import type { CreatureView, View } from '../secrecy/view.ts';
import { type Fight, isUp, type Joust, type Status } from '../state.ts';

const buildMark = (term: string, rule: RuleId, bad: boolean): BoardMark => ({ term, rule, bad });

const STATUS_RULES: Readonly<Record<Exclude<Status, 'up'>, RuleId>> = {
  unconscious: 'whitebox.damage.unconscious-optional',
  stunned: 'whitebox.joust.stunned-at-zero',
  dead: 'whitebox.damage.death-at-zero',
};

/** Conditions and physical states, each once. */
export function listMarks(one: CreatureView, view: View): readonly BoardMark[] {
  const fight = findFight(view);
  const all = [
    ...(one.status === 'up' ? [] : [buildMark(one.status, STATUS_RULES[one.status], true)]),
    ...one.conditions.map(({ name }) => buildMark(name, CONDITION_RULE, isHarmfulCondition(name))),
    ...moraleMarks(one),
    ...conditionMarks(one),
    ...(fight ? fightMarks(one, view, fight) : []),
    ...joustMarks(view.joust, one.id),
  ];
  return all.filter(({ term }, at) => all.findIndex((other) => other.term === term) === at);
}

const CONDITION_RULE: RuleId = 'whitebox.saves.success-effect';
/** Helpful conditions are not bad. */
const isHarmfulCondition = (name: Condition): boolean =>
  CONDITIONS[name].some((effect) => effect.kind !== 'unseen' && !('by' in effect && effect.by > 0));

const GIVEN_UP_MARKS = { flee: 'fleeing', surrender: 'surrendered' } as const;

/** Creatures that surrendered or flee. @rule whitebox.morale.check */
const moraleMarks = ({ status, morale }: CreatureView): readonly BoardMark[] =>
  status === 'up' && (morale === 'flee' || morale === 'surrender')
    ? [buildMark(GIVEN_UP_MARKS[morale], 'whitebox.morale.check', true)]
    : [];

/** Bleeding and casting are visible to all. @rule whitebox.damage.bleeding @rule whitebox.spells.interruption */
function conditionMarks({ bleeding, casting }: CreatureView): readonly BoardMark[] {
  return [
    ...(bleeding ? [buildMark('bleeding', 'whitebox.damage.bleeding', true)] : []),
    ...(casting ? [buildMark(casting.phase, 'whitebox.spells.interruption', false)] : []),
  ];
}

function fightMarks(one: CreatureView, view: View, fight: Fight): readonly BoardMark[] {
  const fire = fight.fires.find(({ on }) => on === one.id);
  return [
    ...(fight.round === 0 && fight.surprised.includes(one.id)
      ? [buildMark('surprised', 'whitebox.combat.surprise', true)]
      : []),
    ...(fire ? [buildMark(fire.lit ? 'on-fire' : 'oily', 'whitebox.combat.burning-oil', true)] : []),
    ...(isInMelee(one, view, fight) ? [buildMark('in-melee', 'whitebox.combat.melee-range', false)] : []),
  ];
}

/** A creature of another side is within reach. @rule whitebox.combat.melee-range */
function isInMelee(one: CreatureView, { creatures }: View, fight: Fight): boolean {
  const at = findFighter(fight, one.id)?.at;
  if (at === undefined || !isUp(one)) return false;
  return creatures.some((other) => {
    const there = findFighter(fight, other.id)?.at;
    return (
      there !== undefined && other.side !== one.side && isUp(other) && Math.abs(there - at) <= MELEE_FEET
    );
  });
}

/** @rule whitebox.joust.automatic-loss */
function joustMarks(joust: Joust | null, id: CreatureId): readonly BoardMark[] {
  const state = joust?.over === false ? joust.jousters.find(({ who }) => who === id)?.state : undefined;
  if (state === undefined) return [];
  return [buildMark(state, 'whitebox.joust.automatic-loss', state !== 'riding')];
}
