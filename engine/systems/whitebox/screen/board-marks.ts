import { type BoardMark, type CreatureId, findFight, findFighter } from '@arbitro/kernel';
import { isHarmful } from '../rules/effects.ts';
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
export function listMarks(creature: CreatureView, view: View): readonly BoardMark[] {
  const fight = findFight(view);
  const all = [
    ...(creature.status === 'up' ? [] : [buildMark(creature.status, STATUS_RULES[creature.status], true)]),
    ...creature.conditions.map(({ name }) => buildMark(name, CONDITION_RULE, isHarmful(name))),
    ...moraleMarks(creature),
    ...conditionMarks(creature),
    ...(fight ? fightMarks(creature, view, fight) : []),
    ...joustMarks(view.joust, creature.id),
  ];
  return all.filter(({ term }, index) => all.findIndex((other) => other.term === term) === index);
}

const CONDITION_RULE: RuleId = 'whitebox.saves.success-effect';

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

function fightMarks(creature: CreatureView, view: View, fight: Fight): readonly BoardMark[] {
  const fire = fight.fires.find(({ on }) => on === creature.id);
  return [
    ...(fight.round === 0 && fight.surprised.includes(creature.id)
      ? [buildMark('surprised', 'whitebox.combat.surprise', true)]
      : []),
    ...(fire ? [buildMark(fire.lit ? 'on-fire' : 'oily', 'whitebox.combat.burning-oil', true)] : []),
    ...(isInMelee(creature, view, fight)
      ? [buildMark('in-melee', 'whitebox.combat.melee-range', false)]
      : []),
  ];
}

/** A creature of another side is within reach. @rule whitebox.combat.melee-range */
function isInMelee(creature: CreatureView, { creatures }: View, fight: Fight): boolean {
  const at = findFighter(fight, creature.id)?.at;
  if (at === undefined || !isUp(creature)) return false;
  return creatures.some((other) => {
    const there = findFighter(fight, other.id)?.at;
    return (
      there !== undefined && other.side !== creature.side && isUp(other) && Math.abs(there - at) <= MELEE_FEET
    );
  });
}

/** @rule whitebox.joust.automatic-loss */
function joustMarks(joust: Joust | null, id: CreatureId): readonly BoardMark[] {
  const state = joust?.over === false ? joust.jousters.find(({ who }) => who === id)?.state : undefined;
  if (state === undefined) return [];
  return [buildMark(state, 'whitebox.joust.automatic-loss', state !== 'riding')];
}
